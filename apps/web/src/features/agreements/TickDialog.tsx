import { useState } from 'react'
import { type Deliverable, tickDeliverable } from '@podium/contract/agreements'
import { uploadProof } from '@podium/contract/files'
import type { Fields } from '@podium/contract/violations'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { call } from '../../client/index.ts'
import { upload } from '../../client/upload.ts'
import { LinkField } from '../../shared/fields/LinkField.tsx'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useAct } from '../../shared/forms/useAct.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { type ChosenPicture, ProofField } from './ProofField.tsx'
import { useShowAgreement, useShowStale } from './useAgreementAct.ts'

interface Props {
  agreementId: number
  deliverable: Deliverable
  onClose: () => void
}

/** Ticks what was done with a link, a picture or both, or takes that back. */
export default function TickDialog({ agreementId: id, deliverable, onClose }: Props) {
  const t = usePhrases(agreementsPhrases).ticking
  const { n, title, link, doneAt } = deliverable
  const [picture, setPicture] = useState<ChosenPicture | null>(deliverable.picture)
  const [sent, setSent] = useState<number | null>(null)
  const show = useShowAgreement()
  const showStale = useShowStale()
  const untick = useUntick({ id, n }, onClose)
  // What shows it goes for good: that is asked first.
  const [isAsked, setAsked] = useState(false)
  const { form, errorOf } = useContractForm({
    route: async () => tickDeliverable,
    input: (typed) => ({ params: { id, n }, body: { link: typed.link ?? '' } }),
    check: (typed): Fields =>
      typed.link?.trim() || picture ? {} : { link: [{ kind: 'NotBlank' }] },
    send: async (route, { params, body }, options) => {
      const pictureId = await send(picture)
      return call(route, { params, body: { ...body, pictureId } }, options)
    },
    // The other side hears of it once.
    done: doneAt ? t.changed : t.ticked,
    onDone: async (reply) => {
      await show(reply)
      onClose()
    },
    onError: showStale,
  })

  /** The picture's number; one that was sent already is not sent again. */
  async function send(chosen: ChosenPicture | null): Promise<number | null> {
    if (!chosen || !('file' in chosen)) return chosen?.id ?? null
    const { file } = chosen
    const onSent = (bytes: number) => setSent(Math.min(1, bytes / file.size))
    try {
      const { id: pictureId, main } = await upload(uploadProof, file, { onSent })
      setPicture({ id: pictureId, main })
      return pictureId
    } finally {
      setSent(null)
    }
  }

  return (
    <FormDialog title={t.title} form={form} submit={t.send} onClose={onClose}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{t.lead}</p>
      <LinkField
        name="link"
        label={t.link}
        hint={t.linkHint}
        autoComplete="off"
        defaultValue={link ?? ''}
        error={errorOf('link', { Pattern: t.linkWrong, NotBlank: t.needed })}
      />
      <ProofField picture={picture} onPicture={setPicture} error={errorOf('pictureId')} />
      {sent !== null && <LaneProgress value={sent} label={t.picture} />}
      {isAsked && <Notice>{t.takeBackText}</Notice>}
      {doneAt && (
        <p>
          <Button
            size="small"
            variant={isAsked ? 'danger' : 'quiet'}
            busy={untick.isBusy}
            onClick={isAsked ? untick.run : () => setAsked(true)}
          >
            {t.takeBack}
          </Button>
        </p>
      )}
    </FormDialog>
  )
}

/** Takes back that something was done. */
function useUntick(params: { id: number; n: number }, onClose: () => void) {
  const t = usePhrases(agreementsPhrases).ticking
  const show = useShowAgreement()
  return useAct(async () => {
    await show(await call(tickDeliverable, { params, body: { done: false } }))
    onClose()
  }, t.takenBack)
}
