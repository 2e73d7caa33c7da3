import { useQueryClient } from '@tanstack/react-query'
import type { Achievement } from '@podium/contract/achievements'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { call } from '../../client/index.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { useAchievementSummary } from './useAchievementSummary.ts'

interface Props {
  athleteId: number
  achievement: Achievement
  onClose: () => void
}

/** Asks before a result goes from the timeline. */
export function DeleteDialog({ athleteId, achievement, onClose }: Props) {
  const t = usePhrases(ownAchievementsPhrases).confirmDelete
  const summaryOf = useAchievementSummary()
  const queryClient = useQueryClient()
  const confirm = async () => {
    const { deleteAchievement } = await import('@podium/contract/achievements')
    try {
      await call(deleteAchievement, { params: { id: achievement.id } })
    } finally {
      // It may have been deleted in another window.
      onClose()
      await queryClient.invalidateQueries(profileRead('ATHLETE', athleteId))
    }
  }
  return (
    <ConfirmDialog
      title={t.title}
      confirmLabel={t.confirm}
      onConfirm={confirm}
      done={t.done}
      onClose={onClose}
      danger
    >
      <p>{t.text(summaryOf(achievement))}</p>
    </ConfirmDialog>
  )
}
