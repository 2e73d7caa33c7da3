import { useQuery } from '@tanstack/react-query'
import type { SportestType } from '@podium/contract/sportest'
import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './History.module.css'
import { takenSportests } from './queries.ts'
import { ScorePlot } from './ScorePlot.tsx'
import { ShownSwitch } from './ShownSwitch.tsx'

/** More would be a wall of numbers; the plot shows the way until here. */
const listed = 8

interface Props {
  userId: number
  /** The test of their role, whose latest score is public unless they keep it off; a manager has none. */
  type: SportestType | null
}

/** The tests the user took: the way the scores went, and the latest as a list. */
export function History({ userId, type }: Props) {
  const t = usePhrases(sportestPhrases)
  const { date, number } = useFormats()
  const { data: taken = [] } = useQuery(takenSportests(userId))
  if (taken.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="sportest-history">
      <h2 id="sportest-history" className={styles.title}>
        {t.history.title}
      </h2>
      <div className={styles.parts}>
        <ScorePlot scores={taken.map(({ score }) => score).toReversed()} />
        <ol role="list" className={styles.list}>
          {taken.slice(0, listed).map(({ id, score, sportestType, takenAt }) => (
            <li key={id}>
              <span>{t.history.entry(t.types[sportestType], date(takenAt))}</span>
              <strong>{t.result.outOf(number(score))}</strong>
            </li>
          ))}
        </ol>
      </div>
      {type && taken.some(({ sportestType }) => sportestType === type) && (
        <ShownSwitch type={type} />
      )}
    </section>
  )
}
