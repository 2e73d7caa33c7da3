import type { FastifyInstance } from 'fastify'
import { now } from '../../platform/clock.ts'
import { countFailedJobs } from '../../platform/jobs/index.ts'
import { countLateDocuments, type PaymentParts, waitingPayments } from '../payments/index.ts'
import { countBrokenRules } from '../wallet/index.ts'

type Parts = Pick<PaymentParts, 'db' | 'provider'>
type Figure = [name: string, help: string, read: (parts: Parts) => Promise<number>]

/** What failed and waits for an admin, as figures for the machine (`admin.failures`). */
const figures: Figure[] = [
  [
    'podium_failed_jobs',
    'jobs that failed for good in the last seven days',
    ({ db }) => countFailedJobs(db),
  ],
  [
    'podium_late_invoices',
    'invoices and credit notes that failed, or are not issued after an hour',
    async ({ db }) => (await countLateDocuments(db)).total,
  ],
  [
    'podium_late_invoices_seconds',
    'how long the earliest of them has waited',
    async ({ db }) => {
      const { since } = await countLateDocuments(db)
      return since ? Math.round((now().getTime() - since.getTime()) / 1000) : 0
    },
  ],
  [
    'podium_hanging_payments',
    'payments that hang at their provider',
    async ({ db, provider }) => (await waitingPayments(db, provider, 1)).total,
  ],
  [
    'podium_broken_ledger_rules',
    'rules of the ledger that its last proof found broken',
    ({ db }) => countBrokenRules(db),
  ],
]

/** Adds the figures to those of the process, read whenever they are asked for. */
export function figuresOfFailures({ metrics }: FastifyInstance, parts: Parts): void {
  const { client } = metrics
  for (const [name, help, read] of figures) {
    // Of several servers in one process the last one answers.
    client.register.removeSingleMetric(name)
    const figure = new client.Gauge({
      name,
      help,
      registers: [],
      async collect() {
        // Where the database does not answer, the other figures still do.
        this.set(await read(parts).catch(() => Number.NaN))
      },
    })
    client.register.registerMetric(figure)
  }
}
