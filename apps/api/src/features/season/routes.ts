import * as contract from '@podium/contract/season'
import type { Http } from '../../platform/http/index.ts'
import { type CalendarDeps, readCalendar } from './calendar-feed.ts'
import { addCompetition, changeCompetition, deleteCompetition } from './keep-competitions.ts'
import { addGoal, changeGoal, closeGoal } from './keep-goals.ts'
import { readSeason } from './read-season.ts'

export function seasonRoutes({ read, write }: Http, deps: CalendarDeps): void {
  read(contract.readSeason, (db, { params }, { viewer }) => readSeason(db, viewer, params.id))
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
}
