import type { MouseEvent, ReactNode } from 'react'
import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link, type To } from '../../../router/index.ts'
import { Tick } from '../../../ui/fields/CheckboxField.tsx'
import { ChevronDownIcon } from '../../../ui/icons/signs.tsx'
import styles from './AdminTable.module.css'
import type { OpenRow } from './useOpenRow.ts'
import type { Selection } from './useSelection.ts'

export interface AdminColumn<Row> {
  /** By which the choice of columns is kept, whatever the language. */
  name: string
  /** The heading; on phones it stands before the cell. */
  head: string
  cell: (row: Row) => ReactNode
  /** Where a press on the heading leads, what it says, and how the list is sorted by it now. */
  sort?: { to: To; label: string; order: 'ascending' | 'descending' | undefined }
  /** Figures stand at the end. */
  align?: 'end'
  /** What says how the row stands: at its end on phones. */
  isState?: boolean
  /** It stays, as the state does, while a panel takes room beside the list. */
  stays?: boolean
  /** A phone has no room for it. */
  isRoomy?: boolean
  /** It takes the room that the others leave. */
  isWide?: boolean
  /** Its words need no heading before them on phones. */
  speaks?: boolean
  /** It is there once it is chosen. */
  isExtra?: boolean
}

interface Props<Row> {
  /** What the table is of, for assistive technology. */
  caption: string
  /** The first says what the row is, and is the way to its panel. */
  columns: readonly AdminColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** What a row is called, without more. */
  nameOf: (row: Row) => string
  /** What can be done with a row: a menu. */
  rowActs?: ((row: Row) => ReactNode) | undefined
  /** Left out where nothing is done with several rows at once. */
  selection?: Selection | undefined
  /** A phone shows the boxes to tick, too. */
  ticksOnPhone: boolean
  opened: OpenRow
  /** A newer page is on its way. */
  isOld: boolean
}

/**
 * Every list of the admins: low rows, with a way to their panel, a tick and a menu. A press
 * anywhere on a row opens it. On phones a row is what it is, and below it the rest in small print.
 */
export function AdminTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, rowActs, selection, ticksOnPhone, opened, isOld } = props
  const t = usePhrases(adminPhrases)
  return (
    <table
      className={styles.table}
      aria-busy={isOld}
      data-ticks={(selection && ticksOnPhone) || undefined}
      data-figured={(rowActs && columns.some(isFigure)) || undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.tick}>
              <SelectAll keys={rows.map((row) => String(keyOf(row)))} selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              data-align={column.align}
              data-state={column.isState}
              data-roomy={column.isRoomy}
              data-wide={column.isWide}
              aria-sort={column.sort?.order}
            >
              <Heading column={column} />
            </th>
          ))}
          {rowActs && (
            <th scope="col" className={styles.acts}>
              <span className="visually-hidden">{t.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={keyOf(row)}
            {...props}
            row={row}
            isOpen={String(keyOf(row)) === opened.key}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Whether a column has figures that need no heading before them on phones. */
function isFigure<Row>({ align, isState, speaks }: AdminColumn<Row>): boolean {
  return align !== undefined && speaks === true && !isState
}

function TableRow<Row>(props: Props<Row> & { row: Row; isOpen: boolean }) {
  const { row, columns, keyOf, nameOf, rowActs, selection, opened, isOpen } = props
  const t = usePhrases(adminPhrases)
  const key = String(keyOf(row))
  const [what, ...others] = columns
  return (
    <tr
      data-row={key}
      data-open={isOpen || undefined}
      data-selected={selection?.has(key) || undefined}
      onClick={(event) => openByRow(event) && opened.open(key)}
    >
      {selection && (
        <td className={styles.tick}>
          <Tick
            aria-label={t.list.select(nameOf(row))}
            checked={selection.has(key)}
            onChange={() => selection.toggle(key)}
          />
        </td>
      )}
      <td className={styles.what} data-wide={what?.isWide}>
        <Link
          to={opened.at(key)}
          className={styles.way}
          aria-current={isOpen || undefined}
          preventScrollReset
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            opened.open(key)
          }}
        >
          {what?.cell(row)}
        </Link>
      </td>
      {others.map(({ name, head, cell, align, isState, speaks, isRoomy, isWide, stays }) => (
        <td
          key={name}
          data-align={align}
          data-state={isState}
          data-roomy={isRoomy}
          data-stays={stays}
          data-wide={isWide}
          data-speaks={speaks}
          data-head={isState || speaks ? undefined : head}
        >
          <div>{cell(row)}</div>
        </td>
      ))}
      {rowActs && <td className={styles.acts}>{rowActs(row)}</td>}
    </tr>
  )
}

/** A press on what does something of its own, or that ends a selection of text, opens no panel. */
function openByRow({ target, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element)) return false
  if (target.closest('a, button, input, label, [popover], dialog')) return false
  return window.getSelection()?.isCollapsed !== false
}

function SelectAll({ keys, selection }: { keys: string[]; selection: Selection }) {
  const t = usePhrases(adminPhrases)
  const isAll = keys.length > 0 && keys.every((key) => selection.has(key))
  return (
    <Tick
      aria-label={t.list.selectAll}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = !isAll && keys.some((key) => selection.has(key))
      }}
      onChange={() => selection.replace(isAll ? [] : keys)}
    />
  )
}

function Heading<Row>({ column: { head, sort } }: { column: AdminColumn<Row> }) {
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
