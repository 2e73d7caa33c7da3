import { useState, type ReactNode } from 'react'
import { termsPhrases } from '@podium/phrases/terms'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { useTermsInForce } from '../../shared/session/useTermsInForce.ts'
import { call, Refusal } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import styles from './TermsDialog.module.css'

interface Props {
  /** An act waits for the answer (`acceptLastTerms`). */
  isForAct: boolean
  /** Draws a legal text; `note` stands under its title. */
  drawText: (source: string, note: string) => ReactNode
  onAccepted: () => void
  onClose: () => void
}

/** New terms after a material change, to be read and accepted, or put off (`terms.versions`). */
export default function TermsDialog({ isForAct, drawText, onAccepted, onClose }: Props) {
  const t = usePhrases(termsPhrases)
  const { terms, accept, isBusy, isNewer } = useAccept(onAccepted)
  const footer = (
    <>
      <Button onClick={onClose}>{t.later}</Button>
      <Button variant="primary" busy={isBusy} disabled={!terms.version} onClick={accept}>
        {t.accept}
      </Button>
    </>
  )
  return (
    <Dialog title={t.title} onClose={onClose} size="large" closeOnBackdrop={false} footer={footer}>
      <div className="stacked">
        {isNewer && <Notice role="alert">{t.changedAgain}</Notice>}
        <p>{t.text}</p>
        {isForAct && <p>{t.forAct}</p>}
        <Text terms={terms} drawText={drawText} />
      </div>
    </Dialog>
  )
}

type Terms = ReturnType<typeof useTermsInForce>

function Text({ terms, drawText }: { terms: Terms; drawText: Props['drawText'] }) {
  const t = usePhrases(termsPhrases)
  const { day } = useFormats()
  const { text, since, isError, isFetching } = terms
  if (text === undefined && isError) {
    return <ReadFailed message={t.couldNotLoad} isFetching={isFetching} refetch={terms.retry} />
  }
  return (
    <div className={styles.text}>
      {text === undefined ? (
        <SkeletonText lines={12} />
      ) : (
        drawText(text, since ? t.since(day(since)) : '')
      )}
    </div>
  )
}

function useAccept(onAccepted: () => void) {
  const t = usePhrases(termsPhrases)
  const terms = useTermsInForce()
  const tell = useRefusals()
  const [isBusy, setBusy] = useState(false)
  const [isNewer, setNewer] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      const { acceptTerms } = await import('@podium/contract/settings')
      await call(acceptTerms, { body: { version: terms.version } })
      toast.success(t.accepted)
      onAccepted()
    } catch (error) {
      // Users accept only what they saw: the text that is newer still is shown first.
      const isStale = error instanceof Refusal && error.has('acceptLastTerms')
      setNewer(isStale)
      if (isStale) await terms.readAgain()
      else await tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { terms, accept: () => void accept(), isBusy, isNewer }
}
