import * as contract from '@podium/contract/traders'
import type { Http } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import { decideTrader, examineTrader } from './decide-trader.ts'
import { readTrader, submitTrader } from './keep-trader.ts'
import { findListed } from './records.ts'
import { viewListed } from './views.ts'

export function tradersRoutes({ read, write }: Http): void {
  read(contract.getTrader, (db, _input, { viewer }) => readTrader(db, viewer.id))
  write(contract.putTrader, (tx, { body }, { viewer }) => submitTrader(tx, viewer.id, body))
  read(contract.listTraders, async (db, { query }) => {
    const { list, total } = await findListed(db, query)
    return { list: list.map(viewListed), total }
  })
  read(contract.examineTrader, (db, { params }, { viewer }) =>
    examineTrader(db, viewer, params.userId),
  )
  write(contract.decideTrader, (tx, { params, body: { state, until, version, ...said } }, by) =>
    decideTrader(tx, by.viewer, params.userId, { state, until, version, ...whyOf(said) }),
  )
}
