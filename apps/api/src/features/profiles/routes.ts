import {
  endWelcome,
  putAthlete,
  putAthleteAsAdmin,
  putFan,
  putFanAsAdmin,
  putManager,
  putManagerAsAdmin,
  putSponsor,
  putSponsorAsAdmin,
  profileOf,
  putVisibility,
} from '@podium/contract/profiles'
import { memberRoles } from '@podium/contract/roles'
import type { Tx } from '../../platform/database/index.ts'
import type { Http, Viewer } from '../../platform/http/index.ts'
import { type Said, whyOf } from '../decisions/index.ts'
import type { ProfileForm } from './form-changes.ts'
import type { ProfilePorts } from './ports.ts'
import { decideVisibility } from './decide-visibility.ts'
import { setVisibility } from './publish-profile.ts'
import { readProfile } from './read-profile.ts'
import { type ProfileRole, updateWelcomed } from './records.ts'
import { saveProfile } from './save-profile.ts'

export function profilesRoutes({ read, write }: Http, ports: ProfilePorts): void {
  for (const role of memberRoles) {
    read(profileOf[role], (db, { params }, { viewer }) =>
      readProfile(db, ports, viewer, { id: params.id, role }),
    )
  }
  const save = async <R extends ProfileRole>(
    tx: Tx,
    viewer: Viewer,
    whose: { id: number; role: R },
    form: ProfileForm[R] & Said,
  ) => {
    await saveProfile(tx, ports, viewer, whose, form)
    // A guardian reads it as its owner does.
    const reader = viewer.role === 'ADMIN' ? viewer : { ...viewer, ...whose }
    return readProfile(tx, ports, reader, whose)
  }
  write(putAthlete, (tx, { body }, { viewer }) =>
    save(tx, viewer, { id: viewer.id, role: 'ATHLETE' }, body),
  )
  write(putFan, (tx, { body }, { viewer }) =>
    save(tx, viewer, { id: viewer.id, role: 'FAN' }, body),
  )
  write(putManager, (tx, { body }, { viewer }) =>
    save(tx, viewer, { id: viewer.id, role: 'MANAGER' }, body),
  )
  write(putSponsor, (tx, { body }, { viewer }) =>
    save(tx, viewer, { id: viewer.id, role: 'SPONSOR' }, body),
  )
  write(putAthleteAsAdmin, (tx, { params, body }, { viewer }) =>
    save(tx, viewer, { id: params.id, role: 'ATHLETE' }, body),
  )
  write(putFanAsAdmin, (tx, { params, body }, { viewer }) =>
    save(tx, viewer, { id: params.id, role: 'FAN' }, body),
  )
  write(putManagerAsAdmin, (tx, { params, body }, { viewer }) =>
    save(tx, viewer, { id: params.id, role: 'MANAGER' }, body),
  )
  write(putSponsorAsAdmin, (tx, { params, body }, { viewer }) =>
    save(tx, viewer, { id: params.id, role: 'SPONSOR' }, body),
  )
  write(endWelcome, (tx, _, { viewer }) => updateWelcomed(tx, viewer.id))
  write(putVisibility, (tx, { params, body }, { viewer }) =>
    viewer.role === 'ADMIN'
      ? decideVisibility(tx, ports, viewer, {
          ...{ userId: params.id, hiddenProfile: body.hiddenProfile },
          ...whyOf(body),
        })
      : setVisibility(tx, ports, viewer, { userId: params.id, hiddenProfile: body.hiddenProfile }),
  )
}
