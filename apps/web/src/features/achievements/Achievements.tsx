import type { Achievement } from '@podium/contract/achievements'
import type { Sport } from '@podium/contract/sports'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PlusIcon, TrophyIcon } from '../../ui/icons/signs.tsx'
import styles from './Achievements.module.css'
import { DeleteDialog } from './DeleteDialog.tsx'
import { OwnersMenu } from './OwnersMenu.tsx'
import { Timeline } from './Timeline.tsx'

const AchievementDialog = lazyDialog(() => import('./AchievementDialog.tsx'))

interface Props {
  athleteId: number
  achievements: readonly Achievement[]
  /** What a new result starts with. */
  sport: Sport | null
  /** ISO day, for the athlete alone; no result is before it. */
  bornOn: string | null
}

/** An athlete's own results on a timeline, to add, change and delete. */
export function Achievements({ athleteId, achievements, sport, bornOn }: Props) {
  const { title } = usePhrases(achievementsPhrases)
  const t = usePhrases(ownAchievementsPhrases)
  const adding = useDialog('achievement')
  const changing = useDialogAbout<Achievement>('achievement-change')
  const deleting = useDialogAbout<Achievement>('achievement-delete')
  return (
    <section id="achievements" className={styles.section} aria-labelledby="achievements-title">
      <header className="two-ends">
        <h2 id="achievements-title">{title}</h2>
        {achievements.length > 0 && (
          <Button size="small" icon={<PlusIcon />} onClick={adding.open}>
            {t.add}
          </Button>
        )}
      </header>
      {achievements.length === 0 ? (
        <None onAdd={adding.open} />
      ) : (
        <Timeline
          achievements={achievements}
          drawMenu={(achievement) => (
            <OwnersMenu
              achievement={achievement}
              onChange={changing.open}
              onDelete={deleting.open}
            />
          )}
        />
      )}
      {adding.isOpen && (
        <AchievementDialog {...{ athleteId, sport, bornOn }} onClose={adding.close} />
      )}
      {changing.subject && (
        <AchievementDialog
          {...{ athleteId, sport, bornOn }}
          achievement={changing.subject}
          onClose={changing.close}
        />
      )}
      {deleting.subject && (
        <DeleteDialog
          athleteId={athleteId}
          achievement={deleting.subject}
          onClose={deleting.close}
        />
      )}
    </section>
  )
}

function None({ onAdd }: { onAdd: () => void }) {
  const t = usePhrases(ownAchievementsPhrases)
  return (
    <EmptyState
      level={3}
      icon={<TrophyIcon />}
      title={t.emptyTitle}
      text={t.emptyText}
      action={
        <Button icon={<PlusIcon />} onClick={onAdd}>
          {t.addFirst}
        </Button>
      }
    />
  )
}
