import * as contract from '@podium/contract/transparency'
import type { Http } from '../../platform/http/index.ts'
import { readTransparency } from './read-transparency.ts'

export function transparencyRoutes({ read }: Http): void {
  read(contract.readTransparency, (db, { query }) => readTransparency(db, query.year))
}
