import type { FailedJob } from '@podium/contract/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { AdminList } from '../frame/AdminList.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { ActButtons, RowMenu } from '../frame/RowMenu.tsx'
import { Fact, Facts } from '../frame/SidePanel.tsx'
import { useAct } from '../frame/useAct.ts'
import { useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import styles from './machine.module.css'
import { failedJobsRead, tryAgain } from './queries.ts'

/** Jobs that are not tried any more because they failed too often. */
export function FailedJobs() {
  const t = usePhrases(adminMachinePhrases).jobs
  const address = useListAddress({ sort: 'failedAt', order: 'DESC' })
  return (
    <AdminList
      name="jobs"
      read={failedJobsRead(address)}
      address={address}
      texts={t}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      rowActs={(job) => <Acts job={job} />}
      bulkActs={useBulkActs()}
      panel={{ draw: (job) => <JobPanel job={job} /> }}
    />
  )
}

function useColumns(): AdminColumn<FailedJob>[] {
  const { columns } = usePhrases(adminMachinePhrases).jobs
  return columnsOf(columns, {
    job: ({ name }) => <code className={styles.error}>{name}</code>,
    error: { cell: ({ error }) => <code className={styles.error}>{error}</code>, speaks: true },
    attempts: { cell: ({ attempts }) => attempts, align: 'end' },
    failed: { cell: ({ failedAt }) => <Moment at={failedAt} />, isState: true },
  })
}

function useItems({ id }: FailedJob) {
  const t = usePhrases(adminMachinePhrases).jobs
  const { isBusy, run } = useAct()
  const again = () =>
    run(async () => {
      await tryAgain(id)
      return t.retried
    })
  return { items: [{ label: t.retry, onSelect: again }], isBusy }
}

function Acts({ job }: { job: FailedJob }) {
  const { items, isBusy } = useItems(job)
  return <RowMenu name={job.name} items={items} busy={isBusy} />
}

function JobPanel({ job }: { job: FailedJob }) {
  const t = usePhrases(adminMachinePhrases).jobs
  const { items, isBusy } = useItems(job)
  return (
    <>
      <Facts>
        <Fact name={t.columns.attempts}>{job.attempts}</Fact>
        <Fact name={t.begun} at={job.createdAt} />
        <Fact name={t.columns.failed} at={job.failedAt} />
      </Facts>
      <pre className={styles.trace}>{job.error}</pre>
      <ActButtons items={items} busy={isBusy} />
    </>
  )
}

/** What is done with several jobs in one go, each as if alone. */
function useBulkActs(): BulkAct<FailedJob>[] {
  const t = usePhrases(adminMachinePhrases).jobs
  return [
    {
      name: 'retry',
      label: t.retry,
      text: t.retrySomeText,
      may: () => true,
      run: ({ id }) => tryAgain(id),
    },
  ]
}
