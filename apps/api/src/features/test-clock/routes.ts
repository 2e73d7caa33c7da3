import { daysAheadHeader } from '@podium/contract/headers'
import * as contract from '@podium/contract/test-clock'
import type { FastifyInstance } from 'fastify'
import { daysAhead } from '../../platform/clock.ts'
import type { Http } from '../../platform/http/index.ts'
import { followClock } from './follow-clock.ts'
import { moveClock, type TestClockDeps, viewClock } from './move-clock.ts'

/** The calls of the test clock; every answer then says how far ahead it is, so that open pages follow. */
export function testClockRoutes(server: FastifyInstance, http: Http, deps: TestClockDeps): void {
  const clock = followClock(deps.database.db, deps.log)
  server.addHook('onClose', () => clock.stop())
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (daysAhead() > 0) void reply.header(daysAheadHeader, daysAhead())
    done(null, payload)
  })
  http.serve(contract.readTestClock, () => viewClock())
  http.serve(contract.moveTestClock, ({ body }, { viewer }) => moveClock(deps, viewer, body.days))
}
