import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useExit } from '../../shared/navigation/useExit.ts'
import { Unreachable } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'

interface Props {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** A person's page could not be read (`pages.access`); closing it goes back. */
export default function FailedDialog({ error, busy, onRetry }: Props) {
  const t = usePhrases(shellPhrases)
  const leave = useExit()
  return (
    <Dialog
      title={t.somethingWentWrong.title}
      onClose={leave}
      size="small"
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={() => leave()}>{t.goBack}</Button>
          <Button variant="primary" busy={busy} onClick={onRetry} data-autofocus>
            {t.retry}
          </Button>
        </>
      }
    >
      <p role="alert">{error instanceof Unreachable ? t.unreachable : t.couldNotLoad}</p>
    </Dialog>
  )
}
