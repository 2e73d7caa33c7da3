import { useState } from 'react'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { ReasonField } from '../../shared/fields/ReasonField.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'

interface Props {
  isBusy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks an admin who takes an item out of a gallery why: its owner reads it (`decisions.made`). */
export function RemoveDialog({ isBusy, onConfirm, onClose }: Props) {
  const t = usePhrases(galleriesPhrases)
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      title={t.confirmDelete.title}
      confirmLabel={t.delete}
      onConfirm={() => onConfirm(reason)}
      onClose={onClose}
      busy={isBusy}
      danger
    >
      <p>{t.confirmDelete.text}</p>
      <ReasonField onValue={setReason} />
    </ConfirmDialog>
  )
}
