import { shellPhrases } from '@podium/phrases/shell'
import { useSession } from '../../client/index.ts'
import { Dialog as Modal, type DialogProps as ModalProps } from '../../ui/dialogs/Dialog.tsx'
import { usePhrases } from '../language/phrases.ts'

export type DialogProps = Omit<ModalProps, 'closeLabel' | 'strip'>

/**
 * A dialog whose way to close it is named in the reader's language. Who acts for somebody reads that in it
 * too: it lies over the page's bar, and what it calls "yours" is theirs (`delegation.page`).
 */
export function Dialog(props: DialogProps) {
  const { close, whoFor } = usePhrases(shellPhrases)
  const { user, acting } = useSession()
  const strip = acting && user && whoFor(acting.actor.name, user.name)
  return <Modal {...props} strip={strip} closeLabel={close} />
}
