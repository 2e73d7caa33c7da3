import type { ReactNode } from 'react'
import { isMissing } from '../../client/index.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
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
  const readAgain = useReadSeason(athleteId, onClose)
  const confirm = async () => {
    try {
      await onConfirm()
    } catch (error) {
      // It may have ended in another window.
      if (isMissing(error)) await readAgain()
      throw error
    }
    await readAgain()
  }
  return (
    <ConfirmDialog
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={confirm}
      done={texts.done}
      onClose={onClose}
      danger
    >
      {children}
    </ConfirmDialog>
  )
}
