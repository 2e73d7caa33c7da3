import { supportStatuses, type SupportStatus } from '@podium/contract/support-rules'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/signs.tsx'
import { pageSizes, type TablePlace } from '../queries.ts'
import styles from './SupportTable.module.css'

const smallestPage = Math.min(...pageSizes)

interface Props {
  place: TablePlace
  onPlace: (place: TablePlace) => void
}

/** Which of them, and how many at a time. */
export function TableControls({ place, total, onPlace }: Props & { total: number }) {
  const t = usePhrases(supportersPhrases)
  return (
    <div className={styles.controls}>
      <SelectField
        name="status"
        label={t.tables.status}
        emptyLabel={t.tables.all}
        options={supportStatuses.map((value) => ({
          value,
          label: value === 'EXPIRED' ? t.endedOrUnanswered : t.statuses[value],
        }))}
        value={place.status}
        onChange={(event) =>
          onPlace({ ...place, page: 0, status: event.currentTarget.value as SupportStatus | '' })
        }
      />
      {total > smallestPage && (
        <SelectField
          name="pageSize"
          label={t.tables.pageSize}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(place.pageSize)}
          onChange={(event) =>
            onPlace({ ...place, page: 0, pageSize: Number(event.currentTarget.value) })
          }
        />
      )}
    </div>
  )
}

/** The ways to the page before and after; nothing where there is only one. */
export function TablePages({ place, lastPage, onPlace }: Props & { lastPage: number }) {
  const t = usePhrases(supportersPhrases).tables.pages
  const { page } = place
  if (lastPage === 0) return null
  return (
    <nav className={styles.pages} aria-label={t.label}>
      <Button
        size="small"
        icon={<ChevronLeftIcon />}
        disabled={page === 0}
        onClick={() => onPlace({ ...place, page: page - 1 })}
      >
        {t.previous}
      </Button>
      <span aria-live="polite">{t.at(page + 1, lastPage + 1)}</span>
      <Button
        size="small"
        iconAfter={<ChevronRightIcon />}
        disabled={page >= lastPage}
        onClick={() => onPlace({ ...place, page: page + 1 })}
      >
        {t.next}
      </Button>
    </nav>
  )
}
