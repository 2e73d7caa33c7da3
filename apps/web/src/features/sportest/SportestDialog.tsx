import { shellPhrases } from '@podium/phrases/shell'
import { sportestPhrases } from '@podium/phrases/sportest'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Sportest } from './Sportest.tsx'

/** The sportest over the page one is on. */
export default function SportestDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(sportestPhrases)
  const { close } = usePhrases(shellPhrases)
  return (
    <Dialog title={t.title} onClose={onClose} size="large" closeOnBackdrop={false}>
      <Sportest next={<Button onClick={onClose}>{close}</Button>} />
    </Dialog>
  )
}
