import type { ReactNode } from 'react'
import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkIcon } from '../../ui/icons/signs.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import styles from './AchievementCard.module.css'
import { useAchievementSummary } from './useAchievementSummary.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  achievement: Achievement
  /** What its owner does with it. */
  menu?: ReactNode
}

/** One result: position, competition, when, for which club; of who is protected no club is told. */
export function AchievementCard({ achievement, menu }: Props) {
  const t = usePhrases(achievementsPhrases)
  const { day } = useFormats()
  const summaryOf = useAchievementSummary()
  const { result, competition, competitionLevel, ageGroup, club, evidence } = achievement
  const { clubName, sport } = club.clubCompositeKey
  return (
    <article className={styles.card} data-podium={result <= 3 || undefined}>
      <p className={styles.position}>
        {t.position(result)} <small>{t.place}</small>
      </p>
      <h3 className={styles.what}>{competition ?? t.competition(t.levels[competitionLevel])}</h3>
      <p className={styles.when}>
        <time dateTime={achievement.date}>{day(achievement.date)}</time>
      </p>
      {clubName && (
        <p className={styles.club}>
          <SportIcon sport={sport} />
          {clubName}
        </p>
      )}
      <p className={styles.levels}>
        <Facts of={[competition && t.levels[competitionLevel], ageGroup && t.ages[ageGroup]]} />
      </p>
      {evidence && (
        <a
          href={evidence}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className={styles.evidence}
          aria-label={t.evidenceOf(summaryOf(achievement))}
        >
          <LinkIcon /> {t.evidence}
        </a>
      )}
      {menu && <span className={styles.menu}>{menu}</span>}
    </article>
  )
}
