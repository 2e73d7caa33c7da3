import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import type { Page as Listed } from '@podium/contract/list'
import { adminPhrases } from '@podium/phrases/admin'
import { isMalformed } from '../../../client/index.ts'
import { Navigate } from '../../../router/index.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { useDialogAbout } from '../../../shared/dialogs/useDialogAbout.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useHydrated } from '../../../shared/rendering/useHydrated.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { Pager } from '../../../ui/actions/Pager.tsx'
import { classes } from '../../../ui/classes.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ReadFailed } from '../../../shared/rendering/ReadFailed.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import styles from './AdminList.module.css'
import { type AdminColumn, AdminTable } from './AdminTable.tsx'
import { type BulkAct, BulkDialog } from './BulkDialog.tsx'
import { ComingRows } from './ComingRows.tsx'
import { Filters } from './Filters.tsx'
import { choose, useChoices } from './keptChoices.ts'
import { pageSizes } from './pageSizes.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { SidePanel } from './SidePanel.tsx'
import type { ListAddress } from './useListAddress.ts'
import { useListKeys } from './useListKeys.ts'
import { type OpenRow, useOpenRow } from './useOpenRow.ts'
import { type Selection, useSelection } from './useSelection.ts'
import { useShownColumns, ViewChoice } from './ViewChoice.tsx'

/** The panel of a row: one that draws what the list knows, or one that reads what it shows by itself. */
interface Panel<Row> {
  /** What it is called; as the row is unless given. */
  title?: (row: Row | undefined, key: string) => ReactNode
  draw?: (row: Row) => ReactNode
  /** The row may have left the page of the list: undefined then. */
  read?: (key: string, row: Row | undefined) => ReactNode
}

export interface AdminListProps<Row> {
  /** By which the choice of columns is kept. */
  name: string
  /** A page of it, as the address asks. */
  read: UseQueryOptions<Listed<Row>>
  address: ListAddress
  texts: {
    /** What the list is of. */
    title: string
    /** What stands there when there is nothing at all; a filter that fits nothing says so by itself. */
    nothing?: { title: string; text: string }
  }
  columns: AdminColumn<Row>[]
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  rowActs?: (row: Row) => ReactNode
  /** What can be done with several at once; without any, rows have no tick. */
  bulkActs?: BulkAct<Row>[]
  panel: Panel<Row>
  /** What narrows the list, above it. */
  children?: ReactNode
}

/**
 * A list of the admins with all that can become of it: on its way, failed, empty, or a page among pages;
 * and the panel of one of its rows (`admin.lists`).
 */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { name, read, address, texts, columns, panel, keyOf, nameOf, children } = props
  const found = useQuery(read)
  const help = useDialog('shortcuts')
  const opened = useOpenRow()
  const isHydrated = useHydrated()
  // What narrowed the list to nothing has nothing to do with what comes without it.
  const isEmpty = found.data?.total === 0 && !found.isPlaceholderData
  const row = found.data?.list.find((one) => String(keyOf(one)) === opened.key)
  const title = panel.title ?? ((one) => (one ? nameOf(one) : texts.title))
  // It is drawn in the browser, which knows whether it has room; its place is kept from the first frame on.
  const hasPanel = opened.key !== undefined && !!(found.data || panel.read)
  return (
    <div className={styles.withPanel} data-panel={hasPanel || undefined}>
      <div className={styles.list}>
        {children && (!isEmpty || address.isFiltered) && <Filters>{children}</Filters>}
        {!isEmpty && (
          <div className={styles.ends}>
            {columns.length > 2 && (
              <ViewChoice
                {...{ list: name, columns }}
                hasTicks={props.bulkActs !== undefined && children !== undefined}
              />
            )}
            <KeysButton onClick={help.open} />
          </div>
        )}
        <Rows {...props} {...{ address, opened, found }} onHelp={help.open} />
      </div>
      {help.isOpen && <ShortcutsDialog onClose={help.close} />}
      {isHydrated && hasPanel && opened.key !== undefined && (
        <SidePanel
          title={title(row, opened.key)}
          fits={!panel.read || opened.wasOpenedHere}
          onClose={opened.close}
        >
          <Inside key={opened.key} row={row} rowKey={opened.key} panel={panel} />
        </SidePanel>
      )}
    </div>
  )
}

interface InsideProps<Row> {
  row: Row | undefined
  rowKey: string
  panel: Panel<Row>
}

function Inside<Row>({ row, rowKey, panel }: InsideProps<Row>) {
  const t = usePhrases(adminPhrases)
  if (panel.read) return panel.read(rowKey, row)
  return row ? panel.draw?.(row) : <p>{t.list.gone}</p>
}

interface RowsProps<Row> extends AdminListProps<Row> {
  opened: OpenRow
  found: UseQueryResult<Listed<Row>>
  onHelp: () => void
}

function Rows<Row>(props: RowsProps<Row>) {
  const t = usePhrases(adminPhrases)
  const { data, isError, error, isFetching, refetch } = props.found
  if (!data && isMalformed(error) && props.address.isFiltered) {
    return <Nothing address={props.address} {...t.unknown} />
  }
  if (!data && isError) {
    return <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
  }
  if (!data) return <ComingRows count={props.address.size} />
  // What stood last on the last page was taken away, here or elsewhere.
  if (data.list.length === 0 && props.address.page > 0 && !isFetching) {
    return <Navigate key={props.address.page} to={props.address.nearest(data.total)} replace />
  }
  if (data.total === 0) {
    const words = (!props.address.isFiltered && props.texts.nothing) || t.nothing
    return <Nothing address={props.address} {...words} />
  }
  return <Page {...props} rows={data.list} total={data.total} />
}

function Page<Row>(props: RowsProps<Row> & { rows: Row[]; total: number }) {
  const { name, texts, columns, rows, total, keyOf, nameOf, rowActs, bulkActs, found } = props
  const { address, opened, onHelp } = props
  const list = useRef<HTMLDivElement>(null)
  const shown = useShownColumns(name, columns)
  const { ticks } = useChoices()
  const selection = useSelection(rows.map((row) => String(keyOf(row))))
  useListKeys({ list, opened, onHelp })
  const isNarrow = opened.key !== undefined
  const onShow = columns.filter(
    (column, at) =>
      shown.has(column.name) && (!isNarrow || at === 0 || column.isState || column.stays),
  )
  return (
    <>
      <div ref={list} className={styles.scrolls}>
        <AdminTable
          {...{ rows, keyOf, nameOf, rowActs, opened }}
          caption={texts.title}
          columns={onShow}
          selection={bulkActs ? selection : undefined}
          // Where nothing narrows a list, a phone has nothing to choose it by.
          ticksOnPhone={ticks || !props.children}
          isOld={found.isPlaceholderData}
        />
      </div>
      <div className={styles.tools}>
        <Tools {...props} bulkActs={bulkActs ?? []} selection={selection} />
      </div>
      <Foot total={total} address={address} />
    </>
  )
}

function KeysButton({ onClick }: { onClick: () => void }) {
  const t = usePhrases(adminPhrases).keys
  return (
    <Button
      className={classes(styles.tool, styles.keysButton)}
      aria-label={t.title}
      title={t.title}
      aria-keyshortcuts="?"
      onClick={onClick}
    >
      ?
    </Button>
  )
}

interface ToolsProps<Row> extends Pick<AdminListProps<Row>, 'keyOf' | 'nameOf'> {
  rows: Row[]
  bulkActs: BulkAct<Row>[]
  selection: Selection & { keys: string[] }
}

/** What can be done with the rows that are ticked, at the foot of what is seen of the list: no row moves for it. */
function Tools<Row>({ rows, keyOf, nameOf, bulkActs, selection }: ToolsProps<Row>) {
  const t = usePhrases(adminPhrases).list
  const asking = useDialogAbout<{ act: BulkAct<Row>; rows: Row[] }>('several')
  const chosen = rows.filter((row) => selection.has(String(keyOf(row))))
  return (
    <>
      <span className={styles.chosen} role="status">
        {chosen.length > 0 && t.selected(chosen.length)}
      </span>
      {chosen.length > 0 && (
        <span className={styles.bulk} role="group" aria-label={t.selected(chosen.length)}>
          <Button
            size="small"
            variant="quiet"
            className={styles.clear}
            onClick={() => selection.replace([])}
          >
            {t.clear}
          </Button>
          {bulkActs.map((act) => (
            <Button
              key={act.name}
              size="small"
              className={act.danger ? styles.danger : undefined}
              onClick={() => asking.open({ act, rows: chosen })}
            >
              {act.label}
            </Button>
          ))}
        </span>
      )}
      {asking.subject && (
        <BulkDialog
          {...asking.subject}
          {...{ keyOf, nameOf }}
          onClose={(done) => {
            selection.replace(selection.keys.filter((key) => !done.includes(key)))
            asking.close()
          }}
        />
      )}
    </>
  )
}

interface NothingProps {
  address: ListAddress
  title: string
  text: string
}

function Nothing({ address, title, text }: NothingProps) {
  const t = usePhrases(adminPhrases)
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        address.isFiltered ? (
          <LinkButton to={address.bare} replace>
            {t.clearFilters}
          </LinkButton>
        ) : undefined
      }
    />
  )
}

function Foot({ total, address }: { total: number; address: ListAddress }) {
  const t = usePhrases(adminPhrases)
  const { number } = useFormats()
  const { page, size, pageAt } = address
  const pages = Math.max(1, Math.ceil(total / size))
  return (
    <div className={styles.foot}>
      <p role="status">{t.total(number(total))}</p>
      {pages > 1 && (
        <Pager
          label={t.pages.label}
          at={t.pages.at(number(page + 1), number(pages))}
          newer={{ label: t.pages.before, to: page > 0 ? pageAt(page - 1) : null }}
          older={{ label: t.pages.after, to: page + 1 < pages ? pageAt(page + 1) : null }}
        />
      )}
      {total > Math.min(...pageSizes) && (
        <SelectField
          className={styles.size}
          label={t.pageSize}
          options={pageSizes.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(size)}
          onChange={({ currentTarget: { value } }) => {
            choose({ size: Number(value) })
            address.set({ size: value })
          }}
        />
      )}
    </div>
  )
}
