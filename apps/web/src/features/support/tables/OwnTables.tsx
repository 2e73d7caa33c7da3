import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import styles from '../supporters/People.module.css'
import type { TableKind } from '../queries.ts'
import { SupportTable } from './SupportTable.tsx'

interface Props {
  kinds: readonly TableKind[]
  /** Leaves the requests that wait for an athlete out: the page shows them above. */
  isAnswered?: boolean
}

/** The owner's tables on their own page: an athlete's supporters, and the athletes one supports. */
export function OwnTables({ kinds, isAnswered = false }: Props) {
  const t = usePhrases(supportersPhrases).tables
  return kinds.map((kind) => (
    <section key={kind} className={styles.tables} aria-labelledby={`table-${kind}`}>
      <h2 id={`table-${kind}`}>{t[kind]}</h2>
      <SupportTable kind={kind} isAnswered={isAnswered && kind === 'supporters'} />
    </section>
  ))
}
