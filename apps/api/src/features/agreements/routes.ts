import * as contract from '@podium/contract/agreements'
import type { Http } from '../../platform/http/index.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { downloadAgreement, type PrintDeps } from './download-agreement.ts'
import { endAgreement } from './end-agreement.ts'
import { commentDeliverable, tickDeliverable } from './mark-deliverable.ts'
import { changeAgreement, proposeAgreement } from './propose-agreement.ts'
import { listAgreements, readAgreement } from './read-agreements.ts'

export function agreementsRoutes({ read, write }: Http, deps: PrintDeps): void {
  const { keys } = deps
  read(contract.listAgreements, (db, { query }, { viewer }) =>
    listAgreements(db, keys, viewer, query),
  )
  read(contract.readAgreement, (db, { params }, { viewer }) =>
    readAgreement(db, keys, viewer, params.id),
  )
  read(contract.downloadAgreement, (db, { params, query }, { viewer, language }) =>
    downloadAgreement(db, deps, viewer, { id: params.id, language: query.lang ?? language }),
  )
  write(contract.proposeAgreement, (tx, { body }, { viewer }) =>
    proposeAgreement(tx, keys, viewer, body),
  )
  write(contract.changeAgreement, (tx, { params, body }, { viewer }) =>
    changeAgreement(tx, keys, viewer, { ...params, ...body }),
  )
  write(contract.acceptAgreement, (tx, { params, body }, { viewer }) =>
    acceptAgreement(tx, keys, viewer, { ...params, ...body }),
  )
  write(contract.endAgreement, (tx, { params, query }, { viewer }) =>
    endAgreement(tx, keys, viewer, { ...params, ...query }),
  )
  write(contract.tickDeliverable, (tx, { params, body }, { viewer }) =>
    tickDeliverable(tx, keys, viewer, { ...params, ...body }),
  )
  write(contract.commentDeliverable, (tx, { params, body }, { viewer }) =>
    commentDeliverable(tx, keys, viewer, { ...params, ...body }),
  )
}
