// What a server holds in memory: a moment after its start, while visitors read pages, profiles and
// lists from 32 connections, and a while after that.
//   node --import zod/compile bench/memory.ts [--people 100000] [--seconds 20] [--keep FOLDER]
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { athletesOf, communityOptions, openCommunity } from './parts/community.ts'
import { endContender, loadOnce, startOurs } from './parts/contest.ts'
import { megabytesOf } from './parts/memory.ts'
import { keepResults } from './parts/results.ts'
import { printTable } from './parts/table.ts'

/** In MB. */
const atRestBar = 160

const { values } = parseArgs({
  options: { ...communityOptions, seconds: { type: 'string', default: '20' } },
})
const people = Number(values.people)
const community = await openCommunity(values.keep, {
  people,
  media: people * 5,
  supports: people * 3,
})
const ours = await startOurs(community.environment)
try {
  await pause(2000)
  const atRest = await megabytesOf(ours.process.pid)
  let most = 0
  const watching = setInterval(async () => {
    most = Math.max(most, await megabytesOf(ours.process.pid))
  }, 200)
  await loadOnce(
    ours,
    { name: 'mixed reads', goal: null, paths: await mixedPaths() },
    Number(values.seconds),
  )
  clearInterval(watching)
  await pause(5000)
  const afterwards = await megabytesOf(ours.process.pid)
  const figures = [
    ['at rest', atRest, atRestBar],
    ['most under load', most, null],
    ['five seconds later', afterwards, null],
  ] as const
  const results = figures.map(([when, value, bar]) => ({
    name: `memory of a server ${when}`,
    value,
    unit: 'MB',
    bar,
  }))
  printTable(results)
  await keepResults(results)
} finally {
  await endContender(ours)
  await community.stop()
}

async function mixedPaths(): Promise<string[]> {
  const ids = await athletesOf(community.client, 2000)
  return ids.flatMap((id, at) => [
    `/api/athletes/${id}`,
    `/athlete/${id}`,
    `/api/users?_limit=20&_page=${at % 200}`,
  ])
}
