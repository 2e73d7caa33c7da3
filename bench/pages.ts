// The public page of an athlete as HTML, rendered on the server, beside the same as JSON: one after
// the other over many, and one that everybody asks for.
//   node --import zod/compile bench/pages.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
import { parseArgs } from 'node:util'
import { communityOptions, openCommunity } from './parts/community.ts'
import { endContender, loadOnce, median, startContender } from './parts/contest.ts'
import { type Figure, keepResults } from './parts/results.ts'
import { printTable } from './parts/table.ts'

/** A page costs some forty times what its JSON does: more at once would only wait. */
const connections = 4

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
  const figures = [
    await measure('page of an athlete, one of many', pages),
    await measure('page of an athlete, the same one', pages.slice(0, 1)),
    await measure(
      'the same as JSON, one of many',
      rows.map(({ id }) => `/api/athletes/${id}`),
    ),
  ]
  printTable(figures)
  await keepResults(figures)
} finally {
  await endContender(ours)
  await community.stop()
}

async function measure(name: string, paths: string[]): Promise<Figure> {
  const contest = { name, paths, goal: null, connections }
  await loadOnce(ours, contest, 2)
  const runs = []
  for (let round = 0; round < Number(values.rounds); round++) {
    runs.push(await loadOnce(ours, contest, Number(values.seconds)))
  }
  const value = median(runs.map(({ perSecond }) => perSecond))
  return { name, value, unit: 'a second', p99Ms: median(runs.map(({ p99Ms }) => p99Ms)), bar: null }
}
