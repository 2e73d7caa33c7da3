import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { keepResults, type Run, type Standing } from './results.ts'
import { printTable } from './table.ts'

/** A server that is asked. */
interface Asked {
  address: string
}

/** One in a process of its own, as in production. */
export interface Contender extends Asked {
  process: ChildProcess
}

const stripped = fileURLToPath(new URL('../../apps/api/stripped.js', import.meta.url))
const asInProduction = ['zod/compile', stripped].flatMap((one) => ['--import', one])

/** Starts a server, whose file of the benches tells its port as its first message. */
export async function startContender(
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<Contender> {
  const child = fork(join(import.meta.dirname, '..', file), {
    env: environment,
    execArgv: asInProduction,
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { address: `http://127.0.0.1:${port}`, process: child }
}

export function endContender({ process }: Contender): Promise<unknown> {
  const ended = once(process, 'exit')
  process.disconnect()
  return ended
}

/** Starts our own server, the whole of Podium. */
export function startOurs(environment: NodeJS.ProcessEnv): Promise<Contender> {
  return startContender('parts/api.ts', environment)
}

/** Has the floor of that file and our own server at work for as long as `work` takes. */
export async function besideFloor(
  file: string,
  environment: NodeJS.ProcessEnv,
  work: (both: [floor: Contender, ours: Contender]) => Promise<void>,
): Promise<void> {
  const floor = await startContender(file, environment)
  const ours = await startOurs(environment)
  try {
    await work([floor, ours])
  } finally {
    await Promise.all([floor, ours].map(endContender))
  }
}

/** How long one load lasts, and how often each server has one. */
export interface Pace {
  seconds: number
  rounds: number
}

/** The same work for two servers, and how near ours must come. */
export interface Contest {
  name: string
  /** What is asked, at random. */
  paths: string[]
  /** What every connection does instead, from its first request to its last, again and again. */
  acts?: (contender: Asked) => autocannon.Request[]
  /** Null where nothing is wanted of it. */
  goal: number | null
  /** 32 unless given. */
  connections?: number
}

const usualConnections = 32

/** One load of one server. */
export async function loadOnce(contender: Asked, contest: Contest, seconds: number): Promise<Run> {
  const requests = contest.acts?.(contender) ?? asking(contest.paths)
  const result = await autocannon({
    url: contender.address,
    connections: contest.connections ?? usualConnections,
    duration: seconds,
    requests,
  })
  if (result.non2xx > 0 || result.errors > 0) {
    const answers = JSON.stringify(result.statusCodeStats)
    throw new Error(`${answers}, ${result.errors} broken: ${contest.name}`)
  }
  const rounds = result['2xx'] / requests.length
  return { perSecond: rounds / result.duration, p99Ms: result.latency.p99 }
}

function asking(paths: string[]): autocannon.Request[] {
  return [{ method: 'GET', setupRequest: (request) => ({ ...request, path: oneOf(paths) }) }]
}

function oneOf(paths: string[]): string {
  return paths[Math.floor(Math.random() * paths.length)] ?? ''
}

/** Loads the two in turns, first a moment to warm up. */
export async function compete(
  contest: Contest,
  [floor, ours]: [Asked, Asked],
  { seconds, rounds }: Pace,
): Promise<Standing> {
  const { name, goal } = contest
  if (contest.paths.length === 0 && !contest.acts) throw new Error(`Nothing to ask for "${name}".`)
  for (const contender of [floor, ours]) await loadOnce(contender, contest, 2)
  const runs: [Run, Run][] = []
  for (let round = 0; round < rounds; round++) {
    runs.push([await loadOnce(floor, contest, seconds), await loadOnce(ours, contest, seconds)])
  }
  const ratios = runs.map(([below, run]) => run.perSecond / below.perSecond)
  return {
    name,
    goal,
    floor: middleRun(runs.map(([run]) => run)),
    ours: middleRun(runs.map(([, run]) => run)),
    ratio: median(ratios),
    rounds: ratios,
  }
}

function middleRun(runs: Run[]): Run {
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
  }
}

export function median(figures: number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

/** One line a contest; a missed goal fails the bench. */
export async function report(standings: Standing[]): Promise<void> {
  printTable(standings)
  await keepResults(standings)
}
