import type { Generated } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    contact_requests: ContactRequestsTable
  }
}

interface ContactRequestsTable {
  id: Generated<number>
  name: string
  organisation: string
  email: string
  message: string
  created_at: Date
}

export type ContactRequest = Pick<
  ContactRequestsTable,
  'name' | 'organisation' | 'email' | 'message'
>

export async function insertContactRequest(tx: Tx, request: ContactRequest): Promise<void> {
  const { name, organisation, email, message } = request
  await tx
    .insertInto('contact_requests')
    .values({ name, organisation, email, message, created_at: now() })
    .execute()
}
