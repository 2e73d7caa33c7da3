import type { DayFigure } from '@podium/contract/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DataTable } from '../../../ui/surfaces/DataTable.tsx'
import { useTimes } from '../frame/useTimes.ts'
import styles from './machine.module.css'

interface Props {
  title: string
  /** One figure a day, the earliest first. */
  days: DayFigure[]
}

/** A figure day by day as bars, its sum and its most in words, and all of it as a table. */
export function DayPlot({ title, days }: Props) {
  const t = usePhrases(adminMachinePhrases).dashboard
  const { number } = useFormats()
  const { day } = useTimes()
  const sum = days.reduce((total, { count }) => total + count, 0)
  const most = Math.max(...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className={styles.plot}>
      <h3>
        {title}
        <span className={styles.facts}>
          {sum === 0 ? t.none : `${t.sum(number(sum))}, ${t.most(number(most))}`}
        </span>
      </h3>
      <Bars days={days} most={most} />
      <p className={styles.ends} aria-hidden="true">
        <span>{first && day(first.day)}</span>
        <span>{last && day(last.day)}</span>
      </p>
      {sum > 0 && <AsTable title={title} days={days} />}
    </div>
  )
}

const height = 100
/** So few are no peak: their bars do not fill the plot. */
const fewest = 4

function Bars({ days, most }: { days: DayFigure[]; most: number }) {
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ day, count }, index) => {
        const tall = (count / Math.max(most, fewest)) * height
        return <rect key={day} x={index + 0.1} width={0.8} y={height - tall} height={tall} />
      })}
    </svg>
  )
}

function AsTable({ title, days }: Props) {
  const t = usePhrases(adminMachinePhrases).dashboard
  const { number } = useFormats()
  const { day: dayOf } = useTimes()
  return (
    <details className={styles.details}>
      <summary>{t.asTable}</summary>
      <div className={styles.table} tabIndex={0} role="region" aria-label={title}>
        <DataTable
          caption={title}
          columns={[
            { head: t.day, cell: ({ day }) => dayOf(day) },
            { head: t.count, align: 'end', cell: ({ count }) => number(count) },
          ]}
          rows={days.filter(({ count }) => count > 0)}
          keyOf={({ day }) => day}
        />
      </div>
    </details>
  )
}
