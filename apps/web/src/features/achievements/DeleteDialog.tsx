import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Achievement } from '@podium/contract/achievements'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { useAchievementSummary } from './useAchievementSummary.ts'

interface Props {
  athleteId: number
  achievement: Achievement
  onClose: () => void
}

/** Asks before a result goes from the timeline. */
export function DeleteDialog({ athleteId, achievement, onClose }: Props) {
  const t = usePhrases(ownAchievementsPhrases).confirmDelete
  const { cancel, close } = usePhrases(shellPhrases)
  const summaryOf = useAchievementSummary()
  const { isBusy, remove } = useDelete(athleteId, onClose)
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.confirm}
      cancelLabel={cancel}
      closeLabel={close}
      onConfirm={() => void remove(achievement.id)}
      onClose={onClose}
      busy={isBusy}
      danger
    >
      <p>{t.text(summaryOf(achievement))}</p>
    </ConfirmDialog>
  )
}

function useDelete(athleteId: number, onClose: () => void) {
  const t = usePhrases(ownAchievementsPhrases).confirmDelete
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const remove = async (id: number) => {
    setBusy(true)
    try {
      const { deleteAchievement } = await import('@podium/contract/achievements')
      await call(deleteAchievement, { params: { id } })
      await queryClient.invalidateQueries(profileRead('ATHLETE', athleteId))
      toast.success(t.done)
      onClose()
    } catch (error) {
      await tell(error)
      setBusy(false)
    }
  }
  return { isBusy, remove }
}
