import * as contract from '@podium/contract/delegations'
import { scopes } from '@podium/contract/scopes'
import type { Http, Limits } from '../../platform/http/index.ts'
import { listActs } from './acts.ts'
import { acceptDelegation, claimDelegation, endDelegation, readOffer } from './answer-offer.ts'
import { listDelegations } from './list-delegations.ts'
import { offerDelegation } from './offer-delegation.ts'
import type { DelegationPorts } from './ports.ts'

export function delegationsRoutes(
  { read, write }: Http,
  ports: DelegationPorts,
  limits: Pick<Limits, 'mayMail'>,
): void {
  write(contract.offerDelegation, (tx, { body }, caller) =>
    offerDelegation(tx, ports, body, caller, limits),
  )
  read(contract.listDelegations, (db, { query }, { viewer }) =>
    listDelegations(db, ports, viewer.id, query),
  )
  write(contract.acceptDelegation, (tx, { params }, { viewer }) =>
    acceptDelegation(tx, ports, viewer, params.id),
  )
  write(contract.endDelegation, (tx, { params }, { viewer }) =>
    endDelegation(tx, viewer, params.id),
  )
  write(contract.claimDelegation, (tx, { body }, { viewer }) =>
    claimDelegation(tx, ports, viewer, body.secret),
  )
  read(contract.readOffer, (db, { params }) => readOffer(db, ports, params.secret))
  read(contract.listActs, (db, { query }, { viewer }) => listActs(db, ports, viewer, query))
  read(contract.readActing, async (db, _input, { viewer }) => {
    const user = await ports.sessionUser(db, viewer.id)
    if (!viewer.actor) return { user, scopes: [...(viewer.token?.scopes ?? scopes)] }
    // A guardian does for them what they may not do themselves.
    const principal = { ...user, protected: viewer.isProtected ?? false }
    return { user: principal, scopes: [...viewer.actor.scopes] }
  })
}
