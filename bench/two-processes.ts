// Two Podium processes on one database beside one, asked for public pages of athletes as JSON, as an operator
// runs them (docs/operations.md, several servers).
//   node --import zod/compile bench/two-processes.ts [--people 100000] [--seconds 4] [--rounds 5] [--keep FOLDER]
//
// Twice the rate is only to be had where two processes, the database and who asks have a core each: with
// fewer than four the rate is not measured. What one answer costs the processor is measured anywhere: what
// two processes lose to each other, in locks and in telling each other what happened, they pay there.
import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { athletesOf, communityOptions, openCommunity } from './parts/community.ts'
import { type Contender, endContender, loadOnce, median, startOurs } from './parts/contest.ts'
import { processorMsOf } from './parts/processor.ts'
import { keepResults, type Result, type Run } from './parts/results.ts'
import { printTable } from './parts/table.ts'

const goal = 1.7
const coresForRate = 4
const connections = 32

const { values } = parseArgs({ options: communityOptions })
const [people, seconds] = [Number(values.people), Number(values.seconds)]
const community = await openCommunity(values.keep, { people, media: 0, supports: 0 })
const { environment } = community
const servers = [await startOurs(environment), await startOurs(environment)]
try {
  const athletes = await athletesOf(community.client)
  const paths = athletes.map((id) => `/api/athletes/${id}`)
  for (const server of servers) await ask([server], paths)
  const rounds: [one: Measured, two: Measured][] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    rounds.push([await ask(servers.slice(0, 1), paths), await ask(servers, paths)])
  }
  const results = resultsOf(rounds)
  printTable(results)
  await keepResults(results)
} finally {
  await Promise.all(servers.map(endContender))
  await community.stop()
}

/** What was answered, and the milliseconds of processor that the servers took for each answer. */
interface Measured extends Run {
  costMs: number
}

/** As many connections to each: who adds a process has more to answer, and the same goes into one turn of each. */
async function ask(asked: Contender[], paths: string[]): Promise<Measured> {
  const contest = { name: 'profile', goal: null, paths, connections }
  const before = await usedBy(asked)
  const runs = await Promise.all(asked.map((server) => loadOnce(server, contest, seconds)))
  const perSecond = runs.reduce((sum, run) => sum + run.perSecond, 0)
  // What is still under way when the load ends belongs to it.
  await pause(200)
  const costMs = ((await usedBy(asked)) - before) / (perSecond * seconds)
  return { perSecond, p99Ms: Math.max(...runs.map(({ p99Ms }) => p99Ms)), costMs }
}

async function usedBy(asked: Contender[]): Promise<number> {
  const used = await Promise.all(asked.map((server) => processorMsOf(server.process.pid)))
  return used.reduce((sum, ms) => sum + ms, 0)
}

function resultsOf(rounds: [one: Measured, two: Measured][]): Result[] {
  const cost = median(rounds.map(([one, two]) => two.costMs / one.costMs))
  const name = 'processor time of an answer, two processes beside one'
  const results: Result[] = [{ name, value: cost * 100, unit: '%', bar: (2 / goal) * 100 }]
  if (availableParallelism() < coresForRate) {
    console.log(`The rate is not measured: that takes ${coresForRate} cores.`)
    return results
  }
  const ratios = rounds.map(([one, two]) => two.perSecond / one.perSecond)
  const middle = (at: 0 | 1): Run => ({
    perSecond: median(rounds.map((round) => round[at].perSecond)),
    p99Ms: median(rounds.map((round) => round[at].p99Ms)),
  })
  const rate = { name: 'answers of two processes beside one', floor: middle(0), ours: middle(1) }
  return [...results, { ...rate, ratio: median(ratios), rounds: ratios, goal }]
}
