// The public page of an athlete as HTML, drawn on the server, in turns with the same as JSON, which is its
// floor: drawn for the first time, and as it is kept until something of it changes, for many and for one
// that everybody asks for.
//   node --import zod/compile bench/pages.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { communityOptions, openCommunity } from './parts/community.ts'
import { compete, endContender, report, startContender } from './parts/contest.ts'

/** A page that is drawn costs some twenty times what its JSON does: more at once would only wait. */
const connections = 4
/** What is kept of the pages of a busy day; four thousand find room. */
const manyKept = 2000
/** How many pages were asked for the first time. */
let asked = 0

const { values } = parseArgs({ options: communityOptions })
const people = Number(values.people)
const community = await openCommunity(values.keep, {
  people,
  media: people * 5,
  supports: people * 3,
})
const environment = { ...process.env, ...community.environment }
const pace = { seconds: Number(values.seconds), rounds: Number(values.rounds) }
const ours = await startContender(new URL('parts/api.ts', import.meta.url), environment)
try {
  const { rows } = await community.client.query<{ id: number }>(
    `select user_id as id from directory where role = 'ATHLETE' order by md5(user_id::text) limit 20000`,
  )
  const ids = rows.map(({ id }) => id)
  await report([
    await measure('drawn for the first time', { goal: 0.06, ids, isNew: true }),
    await measure('one of many kept', { goal: 0.5, ids: ids.slice(0, manyKept) }),
    await measure('the same one', { goal: 0.5, ids: ids.slice(0, 1) }),
  ])
} finally {
  await endContender(ours)
  await community.stop()
}

/** `isNew`: every page at an address of its own, which nobody has asked for; the others as browsers take them. */
async function measure(
  which: string,
  { goal, ids, isNew = false }: { goal: number; ids: number[]; isNew?: boolean },
) {
  const json = { ...ours }
  const headers = isNew ? {} : { 'accept-encoding': 'gzip, deflate, br' }
  const anyId = () => ids[Math.floor(Math.random() * ids.length)]
  const path = () => `/athlete/${anyId()}${isNew ? `?n=${(asked += 1)}` : ''}`
  const acts = (contender: object): autocannon.Request[] =>
    contender === json
      ? [{ setupRequest: (request) => ({ ...request, path: `/api/athletes/${anyId()}` }) }]
      : [{ headers, setupRequest: (request) => ({ ...request, path: path() }) }]
  if (!isNew) for (const id of ids) await fetch(`${ours.address}/athlete/${id}`, { headers })
  const contest = { name: `page of an athlete, ${which}`, goal, paths: [], acts, connections }
  return compete(contest, [json, ours], pace)
}
