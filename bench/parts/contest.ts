import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

/** A server in a process of its own, as in production. */
export interface Contender {
  address: string
  process: ChildProcess
}

/** Starts a server that tells its port as its first message. */
export async function startContender(
  file: URL,
  environment: Record<string, string | undefined>,
): Promise<Contender> {
  const child = fork(file, { env: environment, execArgv: ['--import', 'zod/compile'] })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`${file.pathname} ended with ${code}`)))
  })
  return { address: `http://127.0.0.1:${port}`, process: child }
}

export function endContender({ process }: Contender): Promise<unknown> {
  const ended = once(process, 'exit')
  process.disconnect()
  return ended
}

/** The same questions to two servers, and how near ours must come. */
export interface Contest {
  name: string
  paths: string[]
  goal: number
}

interface Run {
  perSecond: number
  p99Ms: number
}

export interface Standing {
  name: string
  floor: Run
  ours: Run
  /** The middle one of the rounds' own ratios: what disturbs a round disturbs both. */
  ratio: number
  goal: number
}

const connections = 32

async function load({ address }: Contender, paths: string[], seconds: number): Promise<Run> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: oneOf(paths) }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refused, ${result.errors} broken: ${paths[0]}`)
  }
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 }
}

function oneOf(paths: string[]): string {
  return paths[Math.floor(Math.random() * paths.length)] ?? ''
}

/** Loads the two in turns, first a moment to warm up. */
export async function compete(
  { name, paths, goal }: Contest,
  [floor, ours]: [Contender, Contender],
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Standing> {
  if (paths.length === 0) throw new Error(`Nothing to ask for "${name}".`)
  for (const contender of [floor, ours]) await load(contender, paths, 2)
  const runs: [Run, Run][] = []
  for (let round = 0; round < rounds; round++) {
    runs.push([await load(floor, paths, seconds), await load(ours, paths, seconds)])
  }
  return {
    name,
    goal,
    floor: middleRun(runs.map(([run]) => run)),
    ours: middleRun(runs.map(([, run]) => run)),
    ratio: median(runs.map(([below, run]) => run.perSecond / below.perSecond)),
  }
}

function middleRun(runs: Run[]): Run {
  return {
    perSecond: median(runs.map(({ perSecond }) => perSecond)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
  }
}

function median(figures: number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

/** One line a contest; a missed goal fails the bench. */
export function report(standings: Standing[]): void {
  const cells = standings.map(({ name, floor, ours, ratio, goal }) => [
    name,
    `${floor.perSecond.toFixed(0)}/s`,
    `${floor.p99Ms.toFixed(0)} ms`,
    `${ours.perSecond.toFixed(0)}/s`,
    `${ours.p99Ms.toFixed(0)} ms`,
    ratio.toFixed(2),
    `${goal} ${ratio >= goal ? 'reached' : 'MISSED'}`,
  ])
  const rows = [['', 'floor', 'p99', 'ours', 'p99', 'ratio', 'goal'], ...cells]
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(width(column))).join('  '))
  }
  if (standings.some(({ ratio, goal }) => ratio < goal)) process.exitCode = 1
}
