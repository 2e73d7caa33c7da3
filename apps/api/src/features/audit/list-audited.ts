import type { AuditEntry, listAudit } from '@podium/contract/audit'
import type { Page } from '@podium/contract/list'
import type { Role } from '@podium/contract/roles'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import { type AuditRow, findActs } from './records.ts'

/** A page of what admins did. */
export async function listAudited(
  db: Db,
  query: Input<typeof listAudit>['query'],
): Promise<Page<AuditEntry>> {
  const { list, total } = await findActs(db, query)
  return { list: list.map(viewEntry), total }
}

function viewEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    act: row.act,
    actor: viewPerson(row.actor_id, row.actor_name, row.actor_last_name, row.actor_role),
    subject: { kind: row.subject_kind, id: row.subject_id },
    person: row.user_id
      ? viewPerson(row.user_id, row.user_name, row.user_last_name, row.user_role)
      : null,
    before: row.before,
    after: row.after,
    reason: row.reason,
    requestId: row.request_id,
  }
}

/** A forgotten account keeps its number, as everywhere (`account.closing`). */
function viewPerson(id: number, name: string | null, lastName: string | null, role: Role | null) {
  return { id, name: name ?? `#${id}`, lastName: lastName ?? '', role: role ?? 'ADMIN' }
}
