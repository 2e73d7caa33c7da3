/**
 * Kills the server, the database or both at random moments, starts again and looks whether every
 * answered write is there: `npm run faults -- kill-database [--tries 30] [--command "node writer.ts"]`.
 *
 * The command is started with a data folder as its last argument. It prints `has [1,2,…]` (the rows
 * it found) once it has started, then `wrote N` for every row that the database has answered, goes
 * on writing when the database comes back, and ends in good order on SIGTERM.
 */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { report } from './parts/report.ts'

const LATEST_KILL_MS = 1_500
const START_PATIENCE_MS = 15_000

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '30' },
    command: {
      type: 'string',
      default: `${process.execPath} ${join(import.meta.dirname, 'parts/database-writer.ts')}`,
    },
  },
})

type Victim = 'server' | 'database' | 'both'

interface Scenario {
  name: string
  victim: Victim
  /** A new data folder for every try, so that the kill comes into the very first start. */
  firstStart: boolean
}

const scenarios: Scenario[] = [false, true].flatMap((firstStart) =>
  (['server', 'database', 'both'] as const).map((victim) => ({
    name: `${victim} killed${firstStart ? ', first start' : ''}`,
    victim,
    firstStart,
  })),
)

/** One run of the command, and what it has said so far. */
class Run {
  readonly answered: number[] = []
  found: number[] | undefined
  complaints = ''
  readonly child: ChildProcess
  readonly ended: Promise<unknown>

  constructor(folder: string) {
    const [program = '', ...args] = values.command.split(' ')
    this.child = spawn(program, [...args, folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    this.ended = once(this.child, 'close')
    this.child.stderr?.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()))
    createInterface({ input: this.child.stdout! }).on('line', (line) => this.hear(line))
  }

  private hear(line: string) {
    const [word, rest = ''] = line.split(' ')
    if (word === 'has') this.found = JSON.parse(rest)
    if (word === 'wrote') this.answered.push(Number(rest))
  }

  get isOver() {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }

  async until(isSo: () => boolean): Promise<boolean> {
    const deadline = Date.now() + START_PATIENCE_MS
    while (!isSo() && !this.isOver && Date.now() < deadline) await pause(5)
    return isSo()
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isOver) this.child.kill(signal)
    await this.ended
  }
}

interface Outcome {
  tries: number
  ok: number
  /** Kills that came before the first answered write: they only prove that the next start works. */
  beforeAnyWrite: number
  lost: number
  failedToStart: number
  answered: number
  slowestStartMs: number
}

async function runScenario({ name, victim, firstStart }: Scenario, tries: number) {
  const outcome: Outcome = {
    tries: 0,
    ok: 0,
    beforeAnyWrite: 0,
    lost: 0,
    failedToStart: 0,
    answered: 0,
    slowestStartMs: 0,
  }
  let folder = newFolder()
  for (; outcome.tries < tries; outcome.tries += 1) {
    const answered = await writeAndKill(folder, victim)
    await check(folder, answered, outcome)
    process.stdout.write(`\r${name}: ${outcome.tries + 1} `)
    if (firstStart) folder = exchange(folder)
  }
  exchange(folder, false)
  process.stdout.write('\r')
  return outcome
}

/** Answers the numbers that were answered before and, where the server lived on, after the kill. */
async function writeAndKill(folder: string, victim: Victim): Promise<number[]> {
  const run = new Run(folder)
  await pause(Math.random() * LATEST_KILL_MS)
  if (victim !== 'server') await killDatabase(run)
  if (victim === 'database') {
    const before = run.answered.length
    await run.until(() => run.answered.length > before)
    await run.end('SIGTERM')
  } else {
    await run.end('SIGKILL')
  }
  return [...(run.found ?? []), ...run.answered]
}

/** The programs of PostgreSQL that the server started itself; before there are any, the first. */
async function killDatabase(run: Run): Promise<void> {
  let programs: number[] = []
  await run.until(() => (programs = databaseProcesses(run.child.pid)).length > 0)
  for (const pid of programs) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended between our look and our blow, as initdb does.
    }
  }
}

function databaseProcesses(parent: number | undefined): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  return listed
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, name]) => Number(ppid) === parent && /postgres|initdb/.test(name ?? ''))
    .map(([pid]) => Number(pid))
}

async function check(folder: string, answered: number[], outcome: Outcome): Promise<void> {
  const startedAt = Date.now()
  const run = new Run(folder)
  const started = await run.until(() => run.found !== undefined)
  outcome.slowestStartMs = Math.max(outcome.slowestStartMs, Date.now() - startedAt)
  await run.end(started ? 'SIGTERM' : 'SIGKILL')
  const there = new Set(run.found)
  const missing = answered.filter((number) => !there.has(number))
  outcome.answered += answered.length
  if (answered.length === 0) outcome.beforeAnyWrite += 1
  if (!started) outcome.failedToStart += 1
  else if (missing.length > 0) outcome.lost += 1
  else outcome.ok += 1
  if (!started) console.error(`\nDid not start in ${folder}:\n${run.complaints}`)
  if (started && missing.length > 0) console.error(`\nLost in ${folder}: ${missing.join(', ')}`)
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'podium-kill-'))
  chmodSync(folder, 0o755)
  return folder
}

function exchange(folder: string, another = true): string {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return another ? newFolder() : folder
}

const table: Record<string, Outcome> = {}
for (const scenario of scenarios) {
  table[scenario.name] = await runScenario(scenario, Number(values.tries))
}
const broken = Object.entries(table)
  .filter(([, { lost, failedToStart }]) => lost > 0 || failedToStart > 0)
  .map(
    ([name, { lost, failedToStart }]) => `${name}: ${lost} lost, ${failedToStart} did not start.`,
  )
report(table, broken)
