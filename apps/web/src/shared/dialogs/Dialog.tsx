import { shellPhrases } from '@podium/phrases/shell'
import { Dialog as Modal, type DialogProps as ModalProps } from '../../ui/dialogs/Dialog.tsx'
import { usePhrases } from '../language/phrases.ts'

export type DialogProps = Omit<ModalProps, 'closeLabel'>

/** A dialog whose way to close it is named in the reader's language. */
export function Dialog(props: DialogProps) {
  const { close } = usePhrases(shellPhrases)
  return <Modal {...props} closeLabel={close} />
}
