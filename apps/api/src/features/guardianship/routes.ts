import * as contract from '@podium/contract/guardianship'
import type { Http, Limits } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import { acceptGuardianship } from './accept-guardianship.ts'
import { allowContacts } from './decide-page.ts'
import { endGuardianship } from './end-guardianship.ts'
import { listGuardianships } from './list-guardianships.ts'
import { nameGuardian, readOffer, withdrawOffer } from './name-guardian.ts'

export function guardianshipRoutes({ read, write }: Http, limits: Pick<Limits, 'mayMail'>): void {
  write(contract.nameGuardian, (tx, { body }, { viewer, language }) =>
    nameGuardian(tx, viewer, { wardId: viewer.id, ...body, language }, limits),
  )
  write(contract.withdrawGuardianOffer, (tx, { params }, { viewer }) =>
    withdrawOffer(tx, viewer, params.id),
  )
  read(contract.readGuardianOffer, (db, { params }) => readOffer(db, params.secret))
  write(contract.acceptGuardianship, (tx, { params, body }, { viewer }) =>
    acceptGuardianship(tx, viewer, { ...params, dateOfBirth: body.dateOfBirth }),
  )
  read(contract.listGuardianships, (db, _input, { viewer }) => listGuardianships(db, viewer.id))
  write(contract.putContacts, (tx, { params, body }, { viewer }) =>
    allowContacts(tx, viewer.id, { wardId: params.id, ...body }),
  )
  write(contract.endGuardianship, (tx, { params, body }, { viewer }) =>
    endGuardianship(tx, viewer, { ...params, ...whyOf(body) }),
  )
}
