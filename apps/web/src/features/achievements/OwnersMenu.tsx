import type { Achievement } from '@podium/contract/achievements'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Menu } from '../../ui/actions/Menu.tsx'
import { PencilIcon } from '../../ui/icons/signs.tsx'
import { TrashIcon } from '../../ui/icons/workSigns.tsx'
import { useAchievementSummary } from './useAchievementSummary.ts'

interface Props {
  achievement: Achievement
  onChange: (achievement: Achievement) => void
  onDelete: (achievement: Achievement) => void
}

/** What an athlete does with a result of theirs. */
export function OwnersMenu({ achievement, onChange, onDelete }: Props) {
  const t = usePhrases(ownAchievementsPhrases)
  const label = t.actionsOf(useAchievementSummary()(achievement))
  return (
    <Menu
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label={label} icon={<PencilIcon />} />
      )}
      items={[
        { label: t.change, icon: <PencilIcon />, onSelect: () => onChange(achievement) },
        {
          label: t.delete,
          icon: <TrashIcon />,
          onSelect: () => onDelete(achievement),
          danger: true,
        },
      ]}
    />
  )
}
