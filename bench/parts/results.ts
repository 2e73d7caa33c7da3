import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What one loaded server did: answers a second, and the slowest hundredth in milliseconds. */
export interface Run {
  perSecond: number
  p99Ms: number
}

/** Ours beside the floor. */
export interface Standing {
  name: string
  floor: Run
  ours: Run
  /** The middle one of the rounds' own ratios: what disturbs a round disturbs both. */
  ratio: number
  /** The ratio of each round, as far as they are known. */
  rounds?: number[]
  /** How near ours must come; null where nothing is wanted of it. */
  goal: number | null
}

/** Something measured by itself, as a size or a time. */
export interface Figure {
  name: string
  value: number
  unit: string
  p99Ms?: number
  /** The most it may be, or the least where `isLeast`; null where nothing is wanted of it. */
  bar: number | null
  isLeast?: boolean
}

export type Result = Standing | Figure

/** What a bench measured, and when. */
export interface Kept {
  bench: string
  at: string
  results: Result[]
}

export const resultsFolder = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))

export function isStanding(result: Result): result is Standing {
  return 'floor' in result
}

/** False when something is wanted of it that it does not reach. */
export function isMet(result: Result): boolean {
  if (isStanding(result)) return result.goal === null || result.ratio >= result.goal
  const { value, bar, isLeast } = result
  return bar === null || (isLeast ? value >= bar : value <= bar)
}

/**
 * Keeps what the bench that runs has measured, for the table and the page at the end; a missed goal
 * fails the bench.
 */
export async function keepResults(results: Result[]): Promise<void> {
  const bench = basename(process.argv[1] ?? '', '.ts')
  const kept: Kept = { bench, at: new Date().toISOString(), results }
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(fileOf(bench), JSON.stringify(kept))
  if (!results.every(isMet)) process.exitCode = 1
}

/** Forgets what a bench measured before it runs again: a broken run must not show older figures. */
export function forgetResults(bench: string): Promise<void> {
  return rm(fileOf(bench), { force: true })
}

/** The last results of every bench that has run here. */
export async function readResults(): Promise<Kept[]> {
  const files = await readdir(resultsFolder).catch(() => [])
  const names = files.filter((file) => file.endsWith('.json')).sort()
  const read = async (file: string) =>
    JSON.parse(await readFile(join(resultsFolder, file), 'utf8')) as Kept
  return Promise.all(names.map(read))
}

function fileOf(bench: string): string {
  return join(resultsFolder, `${bench}.json`)
}
