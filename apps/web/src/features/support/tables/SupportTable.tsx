import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { EmptyTable } from './EmptyTable.tsx'
import { supportTable, type TableKind } from '../queries.ts'
import styles from './SupportTable.module.css'
import { SupportRow } from './SupportRow.tsx'
import { TableControls, TablePages } from './TableControls.tsx'
import type { Opening } from '../deciding/useAct.ts'
import { useActDialogs } from '../deciding/useActDialogs.tsx'
import { usualSize, useTablePlace } from './useTablePlace.ts'

interface Props {
  kind: TableKind
  /** Without the requests that wait, unless one asks for them. */
  isAnswered?: boolean
  /** Five at first, with the way to all of them in their place. */
  isBrief?: boolean
}

/**
 * One of the two tables: pending first, then the latest; by status, in pages of 5, 10 or 20
 * (`support.tables`).
 */
export function SupportTable({ kind, isAnswered = false, isBrief = false }: Props) {
  const t = usePhrases(supportersPhrases).tables
  const { place, setPlace, isFolded } = useTablePlace(kind, { isBrief })
  const table = useRef<HTMLDivElement>(null)
  const { ask, dialogs } = useActDialogs()
  const read = {
    ...supportTable(kind, { ...place, isAnswered }),
    placeholderData: keepPreviousData,
  }
  const [data, instead, { isPlaceholderData }] = useRead(read, t.couldNotLoad, '16rem')
  const lastPage = Math.max(0, Math.ceil((data?.total ?? 0) / place.pageSize) - 1)
  // The last entry of the last page can leave it.
  const isPastLast = data !== undefined && !isPlaceholderData && place.page > lastPage
  const goToLast = useEffectEvent(() => setPlace({ ...place, page: lastPage }))
  useEffect(() => {
    if (isPastLast) goToLast()
  }, [isPastLast])
  const unfold = () => {
    setPlace({ ...place, pageSize: usualSize })
    // The button goes; who pressed it stays at the table.
    table.current?.focus({ preventScroll: true })
  }
  const isUnused = data?.total === 0 && place.status === ''
  return (
    <div className={styles.whole} ref={table} tabIndex={-1}>
      {data && !isUnused && !isFolded && (
        <TableControls place={place} total={data.total} onPlace={setPlace} />
      )}
      {instead}
      {data?.total === 0 && <EmptyTable kind={kind} isFiltered={!isUnused} />}
      {data && data.total > 0 && <Rows kind={kind} list={data.list} onAct={ask} />}
      {data && !isFolded && <TablePages place={place} lastPage={lastPage} onPlace={setPlace} />}
      {data && isFolded && data.list.length < data.total && (
        <Button size="small" className={styles.showAll} onClick={unfold}>
          {t.showAll[kind](data.total)}
        </Button>
      )}
      {dialogs}
    </div>
  )
}

interface RowsProps {
  kind: TableKind
  list: SupportEntry[]
  onAct: (act: Opening, entry: SupportEntry) => void
}

function Rows({ kind, list, onAct }: RowsProps) {
  const t = usePhrases(supportersPhrases).tables
  const { who, credits, bought, left, status, acts } = t.columns
  return (
    <table className={styles.table} aria-label={t[kind]}>
      <thead>
        <tr>
          {[who, credits, bought, left, status].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((entry) => (
          <SupportRow key={entry.id} kind={kind} entry={entry} onAct={onAct} />
        ))}
      </tbody>
    </table>
  )
}
