import { thisYear } from '@podium/contract/calendar'
import { paths } from '@podium/contract/paths'
import { impactPhrases } from '@podium/phrases/impact'
import { supportersPhrases } from '@podium/phrases/supporters'
import { yearsPhrases } from '@podium/phrases/years'
import { useMay } from '../../../client/index.ts'
import { Link } from '../../../router/index.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import styles from '../../../shared/people/People.module.css'
import type { TableKind } from '../queries.ts'
import { SupportTable } from './SupportTable.tsx'

interface Props {
  kinds: readonly TableKind[]
  /** Leaves the requests that wait for an athlete out: the page shows them above. */
  isAnswered?: boolean
  /** Five of each at first, with the way to all of them. */
  isBrief?: boolean
}

/** The owner's tables on their own page: an athlete's supporters, and the athletes one supports. */
export function OwnTables({ kinds, isAnswered = false, isBrief = false }: Props) {
  const t = usePhrases(supportersPhrases).tables
  const years = usePhrases(yearsPhrases)
  const impact = usePhrases(impactPhrases)
  const isSelf = useMay('never')
  const seesMoney = useMay('MONEY_READ')
  const year = thisYear()
  return kinds.map((kind) => (
    <section key={kind} className={styles.tables} aria-labelledby={`table-${kind}`}>
      <header className={styles.header}>
        <h2 id={`table-${kind}`}>{t[kind]}</h2>
        {kind === 'athletes' && seesMoney && <Link to={paths.impact()}>{impact.link}</Link>}
        {kind === 'athletes' && isSelf && (
          <Link to={paths.ownYear({ year })}>{years.ownLink(year)}</Link>
        )}
      </header>
      <SupportTable
        kind={kind}
        isAnswered={isAnswered && kind === 'supporters'}
        isBrief={isBrief}
      />
    </section>
  ))
}
