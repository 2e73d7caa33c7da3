import type { KeyboardEvent, ReactNode } from 'react'
import styles from './DataTable.module.css'

export type Column<Row> = {
  /** The heading; on phones it stands before the cell, but for the first, which says what the row is. */
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the end. */
  align?: 'end'
  /** Hides the heading but for assistive technology, for a column of buttons. */
  hideHead?: boolean
}

type DataTableProps<Row> = {
  /** What the table is of, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

/** A dense table; on phones each row is a card. Arrow keys go up and down the column one is in. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={styles.table} onKeyDown={moveInColumn}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, align, hideHead }) => (
            <th key={head} scope="col" data-align={align}>
              {hideHead ? <span className="visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, align, hideHead }, index) => (
              <td
                key={head}
                data-align={align}
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
