import * as contract from '@podium/contract/season'
import * as updates from '@podium/contract/updates'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { type CalendarDeps, readCalendar } from './calendar-feed.ts'
import { addCompetition, changeCompetition, deleteCompetition } from './keep-competitions.ts'
import { addGoal, changeGoal, closeGoal } from './keep-goals.ts'
import { countAudience, deleteUpdate, publishUpdate } from './publish-update.ts'
import { readSeason } from './read-season.ts'
import { readUpdates } from './read-updates.ts'

export function seasonRoutes(
  { read, write }: Http,
  { keys, ...deps }: CalendarDeps & { keys: FileKeys },
): void {
  read(contract.readSeason, (db, { params }, { viewer }) => readSeason(db, keys, viewer, params.id))
  read(contract.readSeasonCalendar, (db, { params, query }, { viewer, language }) =>
    readCalendar(db, deps, viewer, { athleteId: params.id, language: query.lang ?? language }),
  )
  write(contract.addCompetition, (tx, { body }, { viewer }) => addCompetition(tx, viewer.id, body))
  write(contract.changeCompetition, (tx, { params, body }, { viewer }) =>
    changeCompetition(tx, { id: params.id, athleteId: viewer.id }, body),
  )
  write(contract.deleteCompetition, (tx, { params }, { viewer }) =>
    deleteCompetition(tx, { id: params.id, athleteId: viewer.id }),
  )
  write(contract.addGoal, (tx, { body }, { viewer }) => addGoal(tx, viewer.id, body))
  write(contract.changeGoal, (tx, { params, body }, { viewer }) =>
    changeGoal(tx, { id: params.id, athleteId: viewer.id }, body),
  )
  write(contract.closeGoal, (tx, { params }, { viewer }) =>
    closeGoal(tx, { id: params.id, athleteId: viewer.id }),
  )
  read(updates.countAudience, (db, { query }, { viewer }) =>
    countAudience(db, viewer.id, query.audience),
  )
  write(updates.publishUpdate, (tx, { body }, { viewer }) => publishUpdate(tx, keys, viewer, body))
  write(updates.deleteUpdate, (tx, { params }, { viewer }) =>
    deleteUpdate(tx, { id: params.id, athleteId: viewer.id }),
  )
  read(updates.listUpdates, (db, { params, query }, { viewer }) =>
    readUpdates(db, keys, viewer, {
      athleteId: params.id,
      before: query.before,
      limit: query._limit,
    }),
  )
}
