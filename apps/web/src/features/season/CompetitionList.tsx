import type { ReactNode } from 'react'
import type { Competition } from '@podium/contract/season'
import { seasonPhrases } from '@podium/phrases/season'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { CalendarWays } from './CalendarWays.tsx'
import styles from './season.module.css'

interface Props {
  athleteId: number
  competitions: readonly Competition[]
  /** Hidden pages and protected athletes have no calendar to lead to (`season.competitions`). */
  hasCalendar: boolean
  /** What their owner adds to them. */
  act?: ReactNode
  /** What their owner does with one. */
  drawActs?: (competition: Competition) => ReactNode
}

/** Competitions by their day, and the ways to have them in a calendar. */
export function CompetitionList({ athleteId, competitions, hasCalendar, act, drawActs }: Props) {
  const t = usePhrases(seasonPhrases).competitions
  const { day } = useFormats()
  return (
    <div className={styles.ahead}>
      <h3 className={styles.subtitle}>{t.title}</h3>
      {act}
      <ul role="list" className={styles.list}>
        {competitions.map((competition) => {
          const { id, name, place, date, link } = competition
          return (
            <li key={id} className={styles.competition}>
              <time dateTime={date}>{day(date)}</time>
              <span className={styles.what}>
                {link ? (
                  <a href={link} target="_blank" rel="noopener nofollow">
                    {name}
                    <span className="visually-hidden"> {t.newTab}</span>
                  </a>
                ) : (
                  <strong>{name}</strong>
                )}
                {place && <small>{place}</small>}
              </span>
              {drawActs?.(competition)}
            </li>
          )
        })}
      </ul>
      {hasCalendar && <CalendarWays athleteId={athleteId} />}
    </div>
  )
}
