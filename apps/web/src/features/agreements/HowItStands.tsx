import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { call, useSession } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { GuardianDoes } from '../../shared/guardian/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { ClockIcon, InfoIcon } from '../../ui/icons/signs.tsx'
import styles from './agreements.module.css'
import type { Standing } from './standing.ts'
import { useShowAgreement, useShowStale } from './useAgreementAct.ts'

const EndDialog = lazyDialog(() => import('./EndDialog.tsx'))

interface Props {
  agreement: Agreement
  standing: Standing
  /** Of the other side. */
  name: string
}

/** How it stands, and what one side can do about it: accept, propose other words, end it. */
export function HowItStands({ agreement, standing, name }: Props) {
  const { user } = useSession()
  const isOver = agreement.state === 'ENDED'
  return (
    <>
      {isOver ? (
        <Ended agreement={agreement} name={name} />
      ) : (
        <Waiting agreement={agreement} standing={standing} name={name} />
      )}
      {!isOver && user?.protected ? (
        <GuardianDoes what="agree" />
      ) : (
        <Acts agreement={agreement} standing={standing} name={name} />
      )}
    </>
  )
}

function Ended({ agreement, name }: Pick<Props, 'agreement' | 'name'>) {
  const t = usePhrases(agreementsPhrases).page.ended
  const { date } = useFormats()
  const { user } = useSession()
  const { endedAt, endReason, endedBy } = agreement
  if (!endedAt) return null
  const day = date(endedAt)
  const own = endedBy === user?.id ? t.byYou(day) : t.by(name, day)
  return (
    <Notice icon={<InfoIcon />}>
      <p>
        <strong>{endReason === 'LEFT' ? t.byLeaving(day) : own}</strong>
      </p>
      <p>{t.text}</p>
    </Notice>
  )
}

function Waiting({ agreement, standing, name }: Props) {
  const t = usePhrases(agreementsPhrases).page.proposal
  const said = {
    waitsForYou: [t.forYou(name), t.forYouText],
    waitsForThem: [t.forThem(name), t.forThemText],
    changeForYou: [t.changeForYou(name), t.changeText(agreement.holds ?? 1)],
    changeForThem: [t.changeForThem(name), t.changeText(agreement.holds ?? 1)],
  }[standing as 'waitsForYou']
  if (!said) return null
  return (
    <Notice icon={<ClockIcon />}>
      <p>
        <strong>{said[0]}</strong>
      </p>
      <p>{said[1]}</p>
    </Notice>
  )
}

function Acts({ agreement, standing, name }: Props) {
  const t = usePhrases(agreementsPhrases).page
  const { id, version, abilities, state } = agreement
  const ending = useDialog(`agreement-end-${id}`)
  const accept = useAccept(agreement)
  const proposed = standing === 'waitsForYou' ? t.decline : t.takeBack
  if (!abilities.accept && !abilities.change && !abilities.end) return null
  return (
    <div className={styles.acts}>
      {abilities.accept && (
        <Button variant="primary" busy={accept.isBusy} onClick={accept.run}>
          {t.accept(version)}
        </Button>
      )}
      {abilities.change && <LinkButton to={paths.changeAgreement({ id })}>{t.change}</LinkButton>}
      {abilities.end && (
        <Button variant="quiet" onClick={ending.open}>
          {state === 'PROPOSED' ? proposed : t.end}
        </Button>
      )}
      {ending.isOpen && abilities.end && (
        <EndDialog agreement={agreement} name={name} onClose={ending.close} />
      )}
    </div>
  )
}

/** Accepts the version that is read; another one by now is shown first. */
function useAccept({ id, version }: Agreement) {
  const t = usePhrases(agreementsPhrases).page
  const show = useShowAgreement()
  const showStale = useShowStale()
  return useAct(async () => {
    const { acceptAgreement } = await import('@podium/contract/agreements')
    try {
      await show(await call(acceptAgreement, { params: { id }, body: { version } }))
      toast.success(t.accepted)
    } catch (error) {
      if (!showStale(error)) throw error
    }
  })
}
