import * as contract from '@podium/contract/follows'
import type { Http } from '../../platform/http/index.ts'
import { follow, listFollowed, readFollowing, unfollow } from './follow-somebody.ts'

export function followsRoutes({ read, write }: Http): void {
  read(contract.readFollowing, (db, { params }, { viewer }) =>
    readFollowing(db, viewer, params.userId),
  )
  write(contract.follow, (tx, { params }, { viewer }) => follow(tx, viewer, params.userId))
  write(contract.unfollow, (tx, { params }, { viewer }) => unfollow(tx, viewer, params.userId))
  read(contract.listFollowed, (db, { query }, { viewer }) => listFollowed(db, viewer.id, query))
}
