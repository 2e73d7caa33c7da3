import type { SessionUser } from '@podium/contract/identity'
import { actingPhrases } from '@podium/phrases/acting'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'

interface Props {
  principal: SessionUser
  onBack: () => void
  onClose: () => void
}

/** It has ended. The page beneath stays until the user goes back, with what they have typed. */
export default function ActingOver({ principal, onBack, onClose }: Props) {
  const { over: t, back } = usePhrases(actingPhrases)
  return (
    <Dialog
      title={t.title(principal.name)}
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t.stay}</Button>
          <Button variant="primary" onClick={onBack} data-autofocus>
            {back}
          </Button>
        </>
      }
    >
      <p>{t.text(principal.name)}</p>
    </Dialog>
  )
}
