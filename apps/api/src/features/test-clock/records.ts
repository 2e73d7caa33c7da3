import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    test_clock: { is_it: boolean; days: number }
  }
}

export async function findDays(db: Db): Promise<number> {
  const { days } = await db.selectFrom('test_clock').select('days').executeTakeFirstOrThrow()
  return days
}

/** Moves the clock on by a day, and answers how many it is ahead then. */
export async function addDay(tx: Tx): Promise<number> {
  const { days } = await tx
    .updateTable('test_clock')
    .set((row) => ({ days: row('days', '+', 1) }))
    .returning('days')
    .executeTakeFirstOrThrow()
  return days
}
