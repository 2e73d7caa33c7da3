import type { UseQueryResult } from '@tanstack/react-query'
import { adminPhrases } from '@podium/phrases/admin'
import { shellPhrases } from '@podium/phrases/shell'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { LinkButton } from '../../../ui/actions/Button.tsx'
import { Pager } from '../../../ui/actions/Pager.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadError } from '../../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { type Column, DataTable } from '../../../ui/surfaces/DataTable.tsx'
import styles from './AdminList.module.css'
import { pageSizes } from './pageSizes.ts'
import type { ListAddress } from './useListAddress.ts'

interface Props<Row> {
  found: UseQueryResult<{ list: Row[]; total: number }>
  address: ListAddress
  /** What stands there when there is nothing at all; a filter that fits nothing says so by itself. */
  nothing?: { title: string; text: string }
  caption: string
  columns: Column<Row>[]
  keyOf: (row: Row) => string | number
}

/** A table with all that can become of it: on its way, failed, empty, or a page among pages. */
export function AdminList<Row>({ found, address, nothing, ...table }: Props<Row>) {
  const t = usePhrases(adminPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { data, isError, isFetching, isPlaceholderData, refetch } = found
  if (!data && isError) {
    return (
      <LoadError
        message={t.couldNotLoad}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="28rem" />
  if (data.total === 0) return <Nothing address={address} words={nothing} />
  return (
    <div className={styles.list}>
      <DataTable {...table} rows={data.list} isOld={isPlaceholderData} />
      <Foot total={data.total} address={address} />
    </div>
  )
}

function Nothing({ address, words }: { address: ListAddress; words: Props<never>['nothing'] }) {
  const t = usePhrases(adminPhrases)
  const { title, text } = (!address.isFiltered && words) || t.nothing
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
      <SelectField
        className={styles.size}
        label={t.pageSize}
        options={pageSizes.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(size)}
        onChange={(event) => address.set({ size: event.currentTarget.value })}
      />
    </div>
  )
}
