import { listAudit } from '@podium/contract/audit'
import type { Http } from '../../platform/http/index.ts'
import { listAudited } from './list-audited.ts'

export function auditRoutes({ read }: Http): void {
  read(listAudit, (db, { query }) => listAudited(db, query))
}
