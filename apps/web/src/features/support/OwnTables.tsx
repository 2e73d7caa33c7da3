import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../app/phrases.ts'
import styles from './People.module.css'
import type { TableKind } from './queries.ts'
import { SupportTable } from './SupportTable.tsx'

/** The owner's tables on their own page: an athlete's supporters, and the athletes one supports. */
export function OwnTables({ kinds }: { kinds: readonly TableKind[] }) {
  const t = usePhrases(supportersPhrases).tables
  return kinds.map((kind) => (
    <section key={kind} className={styles.tables} aria-labelledby={`table-${kind}`}>
      <h2 id={`table-${kind}`}>{t[kind]}</h2>
      <SupportTable kind={kind} />
    </section>
  ))
}
