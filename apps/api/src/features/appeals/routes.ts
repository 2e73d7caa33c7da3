import * as contract from '@podium/contract/decisions'
import type { Http } from '../../platform/http/index.ts'
import { answerAppeal } from './answer-appeal.ts'
import { listAppeals } from './list-appeals.ts'

export function appealsRoutes({ read, write }: Http): void {
  read(contract.listAppeals, (db, { query }, { viewer }) => listAppeals(db, viewer, query))
  write(contract.answerAppeal, (tx, { params, body }, { viewer }) =>
    answerAppeal(tx, viewer, { ...params, ...body }),
  )
}
