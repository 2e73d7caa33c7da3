import * as contract from '@podium/contract/registers'
import type { Http } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import { decideRegister, examineRegister } from './decide-register.ts'
import {
  nameRegister,
  readOwnRegister,
  readShownRegister,
  takeRegisterOff,
} from './name-register.ts'
import { findListed } from './records.ts'
import { viewListed } from './views.ts'

export function registersRoutes({ read, write }: Http): void {
  read(contract.getRegister, (db, _input, { viewer }) => readOwnRegister(db, viewer.id))
  write(contract.putRegister, (tx, { body }, { viewer }) => nameRegister(tx, viewer.id, body))
  write(contract.removeRegister, (tx, _input, { viewer }) => takeRegisterOff(tx, viewer.id))
  read(contract.readRegister, (db, { params }, { viewer }) =>
    readShownRegister(db, viewer, params.id),
  )
  read(contract.listRegisters, async (db, { query }) => {
    const { list, total } = await findListed(db, query)
    return { list: list.map(viewListed), total }
  })
  read(contract.examineRegister, (db, { params }, { viewer }) =>
    examineRegister(db, viewer, params.id),
  )
  write(contract.decideRegister, (tx, { params, body: { state, version, ...said } }, { viewer }) =>
    decideRegister(tx, viewer, params.id, { state, version, ...whyOf(said) }),
  )
}
