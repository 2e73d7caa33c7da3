import * as contract from '@podium/contract/sportest'
import type { Http } from '../../platform/http/index.ts'
import { listSportestsOf } from './list-sportests.ts'
import { addOption, changeOption, listOptions, listOptionsInFull } from './options.ts'
import { readShown, setShown } from './own-score.ts'
import { takeSportest } from './take-sportest.ts'

export function sportestRoutes({ read, write }: Http): void {
  read(contract.listSportestOptions, (db, _input, { language }) => listOptions(db, language))
  write(contract.takeSportest, (tx, { body }, { viewer }) => takeSportest(tx, viewer, body))
  read(contract.listSportests, (db, { params }, { viewer }) =>
    listSportestsOf(db, viewer, params.id),
  )
  read(contract.getSportestShown, (db, _input, { viewer }) => readShown(db, viewer))
  write(contract.putSportestShown, (tx, { body }, { viewer }) => setShown(tx, viewer, body))
  read(contract.listAdminSportestOptions, (db) => listOptionsInFull(db))
  write(contract.addSportestOption, (tx, { body }, { viewer }) => addOption(tx, viewer, body))
  write(contract.changeSportestOption, (tx, { params, body }, { viewer }) =>
    changeOption(tx, viewer, params.id, body),
  )
}
