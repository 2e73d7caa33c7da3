import { useState, type ReactNode } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { useReadSeason } from './useReadSeason.ts'

interface Props {
  athleteId: number
  texts: { title: string; confirm: string; done: string }
  onConfirm: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** Asks before something of the season ends, and shows the season without it. */
export function EndingDialog({ athleteId, texts, onConfirm, onClose, children }: Props) {
  const { cancel, close } = usePhrases(shellPhrases)
  const readAgain = useReadSeason(athleteId)
  const tell = useRefusals()
  const [isBusy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await onConfirm()
      await readAgain()
      toast.success(texts.done)
      onClose()
    } catch (error) {
      await tell(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={cancel}
      closeLabel={close}
      onConfirm={() => void go()}
      onClose={onClose}
      busy={isBusy}
      danger
    >
      {children}
    </ConfirmDialog>
  )
}
