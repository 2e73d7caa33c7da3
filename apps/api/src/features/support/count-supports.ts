import type { Db } from '../../platform/database/index.ts'

/** How many supports run, and how many requests wait, now. */
export async function countSupports(db: Db): Promise<{ active: number; pending: number }> {
  const rows = await db
    .selectFrom('supports')
    .select(['status', (row) => row.fn.countAll<number>().as('count')])
    .where('status', 'in', ['ACTIVE', 'PENDING'])
    .groupBy('status')
    .execute()
  const of = (wanted: string) => rows.find(({ status }) => status === wanted)?.count ?? 0
  return { active: of('ACTIVE'), pending: of('PENDING') }
}
