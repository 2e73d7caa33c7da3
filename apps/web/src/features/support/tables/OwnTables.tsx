import { useQuery } from '@tanstack/react-query'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import styles from '../supporters/People.module.css'
import { supportTable, type TableKind } from '../queries.ts'
import { SupportTable } from './SupportTable.tsx'
import { useTablePlace } from './useTablePlace.ts'

interface Props {
  kinds: readonly TableKind[]
  /** Leaves out what was never used, where the page says so elsewhere. */
  onlyUsed?: boolean
}

/** The owner's tables on their own page: an athlete's supporters, and the athletes one supports. */
export function OwnTables({ kinds, onlyUsed = false }: Props) {
  return kinds.map((kind) => <OwnTable key={kind} kind={kind} onlyUsed={onlyUsed} />)
}

function OwnTable({ kind, onlyUsed }: { kind: TableKind; onlyUsed: boolean }) {
  const t = usePhrases(supportersPhrases).tables
  const [place] = useTablePlace(kind)
  const { data } = useQuery(supportTable(kind, place))
  if (onlyUsed && data?.total === 0 && place.status === '') return null
  return (
    <section className={styles.tables} aria-labelledby={`table-${kind}`}>
      <h2 id={`table-${kind}`}>{t[kind]}</h2>
      <SupportTable kind={kind} />
    </section>
  )
}
