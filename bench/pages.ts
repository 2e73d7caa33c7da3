// The public page of an athlete as HTML, drawn on the server, beside the same as JSON: drawn for the first
// time, and as it is kept until something of it changes, for many and for one that everybody asks for.
//   node --import zod/compile bench/pages.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import type autocannon from 'autocannon'
import { communityOptions, openCommunity } from './parts/community.ts'
import { endContender, loadOnce, median, startContender } from './parts/contest.ts'
import { type Figure, keepResults } from './parts/results.ts'
import { printTable } from './parts/table.ts'

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
const ours = await startContender(new URL('parts/api.ts', import.meta.url), environment)
try {
  const { rows } = await community.client.query<{ id: number }>(
    `select user_id as id from directory where role = 'ATHLETE' order by md5(user_id::text) limit 20000`,
  )
  const pages = rows.map(({ id }) => `/athlete/${id}`)
  const json = await measure(
    'profile of an athlete as JSON, one of many',
    rows.map(({ id }) => `/api/athletes/${id}`),
  )
  const figures = [
    json,
    await measure('page of an athlete, drawn for the first time', pages, { isNew: true }, json),
    await measure('page of an athlete, one of many kept', pages.slice(0, manyKept), {}, json),
    await measure('page of an athlete, the same one', pages.slice(0, 1), {}, json),
  ]
  printTable(figures)
  await keepResults(figures)
} finally {
  await endContender(ours)
  await community.stop()
}

/** `isNew`: every page at an address of its own, which nobody has asked for; the others as browsers take them. */
async function measure(
  name: string,
  paths: string[],
  { isNew = false } = {},
  json?: Figure,
): Promise<Figure> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const ask = () => ({ path: `${oneOf(paths)}${isNew ? `?n=${(asked += 1)}` : ''}` })
  const acts = (): autocannon.Request[] => [
    {
      method: 'GET',
      ...(json && !isNew && { headers }),
      setupRequest: (request) => ({ ...request, ...ask() }),
    },
  ]
  const contest = { name, paths, acts, goal: null, connections }
  await loadOnce(ours, contest, 2)
  const runs = []
  for (let round = 0; round < Number(values.rounds); round++) {
    runs.push(await loadOnce(ours, contest, Number(values.seconds)))
  }
  const value = median(runs.map(({ perSecond }) => perSecond))
  const ratio = json ? ` (${(value / json.value).toFixed(3)} of JSON)` : ''
  const p99Ms = median(runs.map((run) => run.p99Ms))
  return { name: name + ratio, value, unit: 'a second', p99Ms, bar: null }
}

function oneOf(list: string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? ''
}
