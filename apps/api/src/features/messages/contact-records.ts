import type { PageQuery } from '@podium/contract/list'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { countRows, type Db, findPage, type Tx } from '../../platform/database/index.ts'

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
  answered_at: Date | null
  answered_by: number | null
}

export type ContactRequest = Pick<
  ContactRequestsTable,
  'name' | 'organisation' | 'email' | 'message'
>

export async function insertContactRequest(tx: Tx, request: ContactRequest): Promise<void> {
  const { name, organisation, email, message } = request
  await tx
    .insertInto('contact_requests')
    .values({
      name,
      organisation,
      email,
      message,
      created_at: now(),
      answered_at: null,
      answered_by: null,
    })
    .execute()
}

export type ReceivedRecord = NonNullable<Awaited<ReturnType<typeof findContactRequest>>>

function withAnswerer(db: Db) {
  return db
    .selectFrom('contact_requests')
    .leftJoin('people', 'people.id', 'contact_requests.answered_by')
    .select([
      'contact_requests.id',
      'contact_requests.name',
      'organisation',
      'email',
      'message',
      'created_at',
      'answered_at',
    ])
    .select(
      sql<string | null>`concat_ws(' ', people.name, nullif(people.last_name, ''))`.as(
        'answered_by',
      ),
    )
}

interface RequestsPage extends PageQuery {
  answered?: 'true' | 'false' | undefined
  _order: 'ASC' | 'DESC'
}

export function findContactRequests(db: Db, { answered, _order, ...page }: RequestsPage) {
  const requests = withAnswerer(db)
    .$if(answered !== undefined, (query) =>
      query.where('answered_at', answered === 'true' ? 'is not' : 'is', null),
    )
    .orderBy('contact_requests.id', _order === 'DESC' ? 'desc' : 'asc')
  return findPage(requests, page)
}

export function countOpenContactRequests(db: Db): Promise<number> {
  return countRows(db.selectFrom('contact_requests').where('answered_at', 'is', null))
}

export function findContactRequest(db: Db, id: number) {
  return withAnswerer(db).where('contact_requests.id', '=', id).executeTakeFirst()
}

export async function markAnswered(tx: Tx, id: number, by: number | null): Promise<void> {
  await tx
    .updateTable('contact_requests')
    .set({ answered_at: by ? now() : null, answered_by: by })
    .where('id', '=', id)
    .execute()
}

export async function deleteContactRequestsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('contact_requests').where('created_at', '<', moment).execute()
}
