import * as achievements from '@podium/contract/achievements'
import * as contract from '@podium/contract/clubs'
import type { Http } from '../../platform/http/index.ts'
import { addAchievement, changeAchievement, deleteAchievement } from './keep-achievements.ts'
import { listClubs, pageClubs } from './list-clubs.ts'
import { enterClub, viewClub } from './name-club.ts'
import { listClubsInFull, mergeClubs, renameClub } from './tidy-clubs.ts'

export function clubsRoutes({ read, write }: Http): void {
  read(contract.getClubs, (db) => listClubs(db))
  read(contract.getClubsOfSport, (db, { query }) => listClubs(db, query.modality))
  read(contract.getClubPage, (db, { query }) => pageClubs(db, query))
  write(contract.createClub, async (tx, { body }) => {
    const { clubName: name, sport } = body.clubCompositeKey
    return viewClub(await enterClub(tx, { name, sport }))
  })
  read(contract.listAdminClubs, (db, { query }) => listClubsInFull(db, query))
  write(contract.renameClub, (tx, { params, body }, { viewer }) =>
    renameClub(tx, viewer, { id: params.id, name: body.clubName }),
  )
  write(contract.mergeClubs, (tx, { params, body }, { viewer }) =>
    mergeClubs(tx, viewer, { id: params.id, into: body.into }),
  )
  write(achievements.addAchievement, (tx, { body }, { viewer }) =>
    addAchievement(tx, viewer.id, body),
  )
  write(achievements.changeAchievement, (tx, { params, body }, { viewer }) =>
    changeAchievement(tx, viewer, params.id, body),
  )
  write(achievements.deleteAchievement, (tx, { params }, { viewer }) =>
    deleteAchievement(tx, viewer, params.id),
  )
}
