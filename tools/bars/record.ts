import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Result } from '../../bench/parts/results.ts'
import { root } from '../run.ts'

/** When, where and of what something was measured. */
export interface Stamp {
  /** A day, as ISO. */
  at: string
  /** The first characters of the commit; '' where it is not known. */
  commit: string
  /** Cores, processor, and the load when it began. */
  machine: string
}

/** What a bench measured last. */
export interface BenchRecord extends Stamp {
  bench: string
  results: Result[]
}

/** How another step of `npm run verify` ended last. */
export interface StepRecord extends Stamp {
  step: string
  minutes: number
  isHeld: boolean
  /** The last line it printed. */
  last: string
}

/** The last of everything that was measured, kept with the project: the one place where figures stand. */
export interface Bars {
  benches: BenchRecord[]
  steps: StepRecord[]
}

const file = join(root, 'docs/bars.json')

export async function readBars(): Promise<Bars> {
  return JSON.parse(await readFile(file, 'utf8')) as Bars
}

export function writeBars(bars: Bars): Promise<void> {
  return writeFile(file, `${JSON.stringify(bars, null, 2)}\n`)
}

/** The record with what was measured now in place of the same from before; all else stays as it is. */
export function mergeBars(before: Bars, now: Bars): Bars {
  return {
    benches: replace(before.benches, now.benches, ({ bench }) => bench),
    steps: replace(before.steps, now.steps, ({ step }) => step),
  }
}

function replace<T extends BenchRecord | StepRecord>(
  before: T[],
  now: T[],
  nameOf: (one: T) => string,
): T[] {
  const names = new Set([...before, ...now].map(nameOf))
  return [...names].toSorted().map((name) => {
    return (now.find((one) => nameOf(one) === name) ?? before.find((one) => nameOf(one) === name))!
  })
}

/** The stamp of what is measured from now on. */
export async function stampNow(): Promise<Stamp> {
  const git = promisify(execFile)('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root })
  const commit = await git.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  )
  const model = cpus()[0]?.model.trim() ?? ''
  const machine = `${availableParallelism()} cores, ${model}, load ${loadavg()[0]?.toFixed(1)}`
  return { at: new Date().toISOString().slice(0, 10), commit, machine }
}
