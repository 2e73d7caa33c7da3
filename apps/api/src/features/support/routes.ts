import * as matches from '@podium/contract/matches'
import * as contract from '@podium/contract/support'
import type { Http } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import { acceptSupport } from './accept-support.ts'
import { cancelSupport } from './cancel-support.ts'
import { closeSupport } from './close-support.ts'
import { highlightSupport } from './highlight-support.ts'
import { listBadges, listSupportedAthletes, readAthleteSupport } from './list-shown.ts'
import { listSupports } from './list-supports.ts'
import { listMatches, setMatch, takeBackMatch } from './matches/index.ts'
import { readSupport } from './read-support.ts'
import { findSettings } from './settings-records.ts'
import { rejectSupport } from './reject-support.ts'
import { renewSupport } from './renew-support.ts'
import { requestSupport } from './request-support.ts'
import type { SupportPorts } from './ports.ts'
import { putSettings } from './settings.ts'
import { thankSupporter } from './thank-supporter.ts'

export function supportRoutes({ read, write }: Http, ports: SupportPorts): void {
  write(contract.requestSupport, (tx, { params, query, body }, { viewer }) =>
    requestSupport(tx, ports, viewer, {
      ...params,
      ...query,
      private: body.private,
      note: body.note,
      goalId: body.goalId ?? null,
    }),
  )
  write(contract.renewSupport, (tx, { params }, { viewer }) =>
    renewSupport(tx, ports, viewer, params.id),
  )
  write(contract.thankSupporter, (tx, { params, body }, { viewer }) =>
    thankSupporter(tx, ports, viewer, { ...params, ...body }),
  )
  write(contract.acceptSupport, (tx, { params, query }, { viewer }) =>
    acceptSupport(tx, ports, viewer, { ...params, ...query }),
  )
  write(contract.rejectSupport, (tx, { params, query }, { viewer }) =>
    rejectSupport(tx, viewer, { ...params, ...query }),
  )
  write(contract.cancelSupport, (tx, { params, query }, { viewer }) =>
    cancelSupport(tx, viewer, { ...params, ...query }),
  )
  write(contract.closeSupport, (tx, { params, query, body }, { viewer }) =>
    closeSupport(tx, viewer, { ...params, ...query, ...whyOf(body) }),
  )
  write(contract.highlightSupport, (tx, { params, body }, { viewer }) =>
    highlightSupport(tx, viewer, { ...params, ...body }),
  )
  write(matches.setMatch, (tx, { body }, { viewer }) => setMatch(tx, ports, viewer, body))
  write(matches.endMatch, (tx, { params }, { viewer }) => takeBackMatch(tx, viewer.id, params))
  read(matches.listMatches, (db, _input, { viewer }) => listMatches(db, viewer))
  read(contract.getSupport, (db, { params }, { viewer }) => readSupport(db, viewer, params.id))
  read(contract.listAthletesISupport, (db, { query }, { viewer }) =>
    listSupports(db, viewer, 'supporter', query),
  )
  read(contract.listMySupporters, (db, { query }, { viewer }) =>
    listSupports(db, viewer, 'athlete', query),
  )
  read(contract.listSupportedAthletes, (db, { params, query }, { viewer }) =>
    listSupportedAthletes(db, viewer, params.id, query),
  )
  read(contract.listSupporterBadges, (db, { params, query }, { viewer }) =>
    listBadges(db, viewer, { side: 'athlete', userId: params.id }, query),
  )
  read(contract.listAthleteBadges, (db, { params, query }, { viewer }) =>
    listBadges(db, viewer, { side: 'supporter', userId: params.id }, query),
  )
  read(contract.getAthleteSupport, (db, { params }, { viewer }) =>
    readAthleteSupport(db, viewer, params.athleteId),
  )
  read(contract.getSupportSettings, (db, _input, { viewer }) => findSettings(db, viewer.id))
  write(contract.putSupportSettings, (tx, { body }, { viewer }) => putSettings(tx, viewer, body))
}
