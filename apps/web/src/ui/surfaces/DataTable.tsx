import type { KeyboardEvent, ReactNode } from 'react'
import { Link, type To } from '../../router/index.ts'
import { ChevronDownIcon } from '../icons/signs.tsx'
import styles from './DataTable.module.css'

export type Column<Row> = {
  /** The heading; on phones it stands before the cell, but for the first, which says what the row is. */
  head: string
  cell: (row: Row) => ReactNode
  /** Where a press on the heading leads, what it says, and how the table is sorted by it now. */
  sort?: { to: To; label: string; order: 'ascending' | 'descending' | undefined }
  /** Figures stand at the end. */
  align?: 'end'
  /** On a tablet the cell takes the whole card: for text that does not fit half of it. */
  isWide?: boolean
  /** Hides the heading but for assistive technology, for a column of buttons. */
  hideHead?: boolean
}

type DataTableProps<Row> = {
  /** What the table is of, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** A newer page is on its way. */
  isOld?: boolean
}

/** A dense table; on phones each row is a card. Arrow keys go up and down the column one is in. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isOld }: DataTableProps<Row>) {
  return (
    <table className={styles.table} aria-busy={isOld} onKeyDown={moveInColumn}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.head}
              scope="col"
              data-align={column.align}
              aria-sort={column.sort?.order}
            >
              <Heading column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, align, isWide, hideHead }, index) => (
              <td
                key={head}
                data-align={align}
                data-wide={isWide}
                data-head={hideHead || index === 0 ? undefined : head}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Heading<Row>({ column: { head, sort, hideHead } }: { column: Column<Row> }) {
  if (hideHead) return <span className="visually-hidden">{head}</span>
  if (!sort) return head
  return (
    <Link
      to={sort.to}
      className={styles.sort}
      data-order={sort.order}
      title={sort.label}
      replace
      preventScrollReset
    >
      {head}
      <ChevronDownIcon />
    </Link>
  )
}

/** Moves the focus from a button in one row to the same button in the next. */
function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const from = event.target as HTMLElement
  const cell = from.closest('td')
  const row = cell?.closest('tr')
  if (!step || !cell || !row || event.defaultPrevented || from.closest('[popover]')) return
  const next = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const other = (next as HTMLTableRowElement | null)?.cells[cell.cellIndex]
  const to = other && (controlsIn(other)[controlsIn(cell).indexOf(from)] ?? controlsIn(other)[0])
  if (!to) return
  event.preventDefault()
  to.focus()
}

function controlsIn(cell: HTMLElement): HTMLElement[] {
  const all = [...cell.querySelectorAll<HTMLElement>('a, button:enabled')]
  return all.filter((control) => !control.closest('[popover]'))
}
