import { profileOf, putVisibility } from '@podium/contract/profiles'
import { memberRoles } from '@podium/contract/roles'
import type { Http } from '../../platform/http/index.ts'
import { setVisibility } from './publish-profile.ts'
import { readProfile } from './read-profile.ts'

export function profilesRoutes({ read, write }: Http): void {
  for (const role of memberRoles) {
    read(profileOf[role], (db, { params }, { viewer }) =>
      readProfile(db, viewer, { id: params.id, role }),
    )
  }
  write(putVisibility, (tx, { params, body }, { viewer }) =>
    setVisibility(tx, viewer, { userId: params.id, hiddenProfile: body.hiddenProfile }),
  )
}
