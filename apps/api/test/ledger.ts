import { getLedger, proveLedger } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import type { Person } from './person.ts'
import { waitFor } from './wait.ts'

/** The ledger with its rules looked at from now on, as an admin has it done. */
export async function provedLedger(admin: Person): Promise<Reply<typeof getLedger>> {
  await admin.call(proveLedger)
  await waitFor(async () => !(await admin.call(getLedger)).isProofDue, 'the ledger is not proved')
  return admin.call(getLedger)
}
