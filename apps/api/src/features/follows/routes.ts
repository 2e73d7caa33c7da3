import * as contract from '@podium/contract/follows'
import type { Http } from '../../platform/http/index.ts'
import { followAthlete, listFollowed, readFollowing, unfollowAthlete } from './follow-athlete.ts'

export function followsRoutes({ read, write }: Http): void {
  read(contract.readFollowing, (db, { params }, { viewer }) =>
    readFollowing(db, viewer, params.athleteId),
  )
  write(contract.follow, (tx, { params }, { viewer }) =>
    followAthlete(tx, viewer, params.athleteId),
  )
  write(contract.unfollow, (tx, { params }, { viewer }) =>
    unfollowAthlete(tx, viewer, params.athleteId),
  )
  read(contract.listFollowed, (db, { query }, { viewer }) => listFollowed(db, viewer.id, query))
}
