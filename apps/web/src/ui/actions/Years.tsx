import { Link, type To } from '../../router/index.ts'
import styles from './Years.module.css'

interface Props {
  label: string
  years: readonly number[]
  current: number
  pathOf: (year: number) => To
}

/** The same page of other years; nothing where there is none to choose. */
export function Years({ label, years, current, pathOf }: Props) {
  if (years.length === 1) return null
  return (
    <nav aria-label={label} className={styles.years}>
      {years.map((year) => (
        <Link key={year} to={pathOf(year)} aria-current={year === current ? 'page' : undefined}>
          {year}
        </Link>
      ))}
    </nav>
  )
}
