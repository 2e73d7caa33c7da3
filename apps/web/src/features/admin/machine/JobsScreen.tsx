import { useQuery } from '@tanstack/react-query'
import type { FailedJob } from '@podium/contract/admin'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { useAct } from '../frame/useAct.ts'
import { useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import styles from './machine.module.css'
import { failedJobsRead, tryAgain } from './queries.ts'

/** Jobs that are not tried any more because they failed too often. */
export default function JobsScreen() {
  const t = usePhrases(adminMachinePhrases).jobs
  const address = useListAddress({ sort: 'failedAt', order: 'DESC' })
  const found = useQuery(failedJobsRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function useColumns(): Column<FailedJob>[] {
  const { columns } = usePhrases(adminMachinePhrases).jobs
  const { actions } = usePhrases(adminPhrases)
  const { moment } = useTimes()
  return [
    { head: columns.job, cell: ({ name }) => <code className={styles.error}>{name}</code> },
    {
      head: columns.error,
      isWide: true,
      cell: ({ error }) => <code className={styles.error}>{error}</code>,
    },
    { head: columns.attempts, align: 'end', cell: ({ attempts }) => attempts },
    {
      head: columns.failed,
      cell: ({ failedAt }) => <time dateTime={failedAt}>{moment(failedAt)}</time>,
    },
    { head: actions, hideHead: true, align: 'end', cell: (job) => <Retry job={job} /> },
  ]
}

function Retry({ job: { id, name } }: { job: FailedJob }) {
  const t = usePhrases(adminMachinePhrases).jobs
  const { isBusy, run } = useAct()
  const again = () =>
    run(async () => {
      await tryAgain(id)
      return t.retried
    })
  return (
    <Button size="small" busy={isBusy} aria-label={`${t.retry}: ${name}`} onClick={again}>
      {t.retry}
    </Button>
  )
}
