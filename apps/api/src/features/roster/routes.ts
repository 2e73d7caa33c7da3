import * as contract from '@podium/contract/roster'
import type { Http } from '../../platform/http/index.ts'
import type { ProfilePorts } from '../profiles/index.ts'
import { readRoster } from './read-roster.ts'
import { listRepresentatives, listRepresented } from './show-roster.ts'

export function rosterRoutes({ read }: Http, ports: ProfilePorts): void {
  read(contract.readRoster, (db, { query }, { viewer }) => readRoster(db, ports, viewer.id, query))
  read(contract.listRepresented, (db, { params, query }, caller) =>
    listRepresented(db, caller, params.id, query),
  )
  read(contract.listRepresentatives, (db, { params }, caller) =>
    listRepresentatives(db, caller, params.id),
  )
}
