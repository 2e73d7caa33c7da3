import type { Db } from '../../apps/api/src/platform/database/index.ts'

/** Whether anybody has an account: then no demo community moves in. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('people').select('id').limit(1).execute()).length > 0
}
