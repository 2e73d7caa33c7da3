import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileCache } from './compile-cache.ts'
import { failedAs, heedExit, type Outcome, sum } from './outcome.ts'
import { root, run } from '../run.ts'

const places = [
  'packages/*/src/**',
  'apps/api/**',
  'apps/web/src/**',
  'apps/web/test/**',
  'tools/**',
  'bench/**',
  'faults/**',
]

/** Test files: all that node runs, or those of a folder, or whose path contains one of some parts. */
export interface Choice {
  folder?: string
  parts?: string[]
}

/** The chosen test files, from the project's root. */
export async function findNodeTests({ folder = '', parts = [''] }: Choice): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(
    places.map((place) => `${place}/*.test.ts`),
    { cwd: root, exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)/.test(path) },
  )) {
    if (file.startsWith(folder) && parts.some((part) => file.includes(part))) files.push(file)
  }
  return files.sort()
}

/** Whether a file tests pages in a document without layout, on answers of its own. */
export function isComponentTest(file: string): boolean {
  return /^apps[\\/]web[\\/]test[\\/]/.test(file)
}

const name = 'node --test'

const tracing = join(import.meta.dirname, 'tracing.ts')

// A test that hangs is named after some minutes, rather than holding up the run for ever.
// One that takes memory without end is ended before the machine is.
export const flags = [
  ...['--import', 'zod/compile', '--import', tracing, '--max-old-space-size=3072'],
  ...['--test', `--test-timeout=${5 * 60_000}`],
]

// A process with a server in it keeps two thirds of a core busy.
const severalAtATime = ['--test-concurrency=3']

// Loading the web takes a second and a page then a few hundredths: all files share one process. What
// pages would keep for minutes (reads in a cache) holds nobody up at the end.
const inOneProcess = [
  ...['--import', join(root, 'apps/web/test/loading.ts')],
  ...['--test-isolation=none', '--test-force-exit'],
]

// Some four times what all files take on two cores: a file whose process does not end is not waited for.
const longest = 25 * 60_000

/** How many files take turns in a process: starting one and loading the server takes two seconds. */
const inTurn = 20

interface RunSettings {
  env: Record<string, string | undefined>
  folder: string
}

/** What node is given to run, and the test files it comes to. */
interface Entry {
  path: string
  files: string[]
}

/** Runs test files; `env` tells them of a database server, `folder` is for our own notes. */
export async function runNodeTests(files: string[], given: RunSettings): Promise<Outcome> {
  const components = files.filter(isComponentTest)
  const others = files.filter((file) => !isComponentTest(file))
  const outcomes = await Promise.all([
    others.length > 0 && runEntries(await takingTurns(others, given.folder), given, severalAtATime),
    components.length > 0 && runEntries(components.map(byItself), given, inOneProcess),
  ])
  return sum(outcomes.filter((outcome) => outcome !== false))
}

const byItself = (file: string): Entry => ({ path: file, files: [file] })

/**
 * Entries whose files share a process one after the other, each a suite of its own: what it prepares
 * and tidies up is of its own tests. Neighbours, which are alike, are dealt to different ones.
 */
async function takingTurns(files: string[], folder: string): Promise<Entry[]> {
  const count = Math.ceil(files.length / inTurn)
  // The last in the alphabet are the tools, which start whole Podiums: nobody waits for them at the end.
  const longestFirst = files.toReversed()
  const hands = Array.from({ length: count }, (_, at) =>
    longestFirst.filter((_file, place) => place % count === at),
  )
  return Promise.all(
    hands.map(async (hand, at) => {
      const path = join(folder, `in-turn-${String(at).padStart(2, '0')}.mjs`)
      await writeFile(path, suitesOf(hand))
      return { path, files: hand }
    }),
  )
}

/** A file in which those at some paths from the project's root take turns. */
export function suitesOf(files: string[]): string {
  const address = (path: string) => JSON.stringify(pathToFileURL(path).href)
  const suites = files.map((file) => {
    const name = JSON.stringify(file)
    const load = `loadInTurn(() => import(${address(join(root, file))}))`
    return `describe(${name}, () => (before(() => endTracing(${name})), ${load}))`
  })
  return [
    `import { before, describe } from 'node:test'`,
    `import { endTracing, loadInTurn } from ${address(tracing)}`,
    ...suites,
  ].join('\n')
}

async function runEntries(
  entries: Entry[],
  { env, folder }: RunSettings,
  manner: string[],
): Promise<Outcome> {
  const counted = join(folder, `node-tests-${manner === inOneProcess ? 'web' : 'all'}.json`)
  const reporters = [
    ...['--test-reporter', join(import.meta.dirname, 'file-reporter.ts')],
    ...['--test-reporter-destination', 'stdout'],
    ...['--test-reporter', join(import.meta.dirname, 'count-reporter.ts')],
    ...['--test-reporter-destination', counted],
  ]
  const cached = { ...env, ...compileCache(folder) }
  const paths = entries.map(({ path }) => path)
  const given = [...flags, ...manner, ...reporters, ...paths]
  if (manner !== inOneProcess) {
    const code = await run('node', given, cached, { timeout: longest })
    return heedExit(await readOutcome(counted, entries), { code, name })
  }
  const { signal, stop } = onceCounted(counted)
  const code = await run('node', given, cached, { timeout: longest, signal })
  stop()
  const outcome = await readOutcome(counted, entries)
  return signal.aborted ? outcome : heedExit(outcome, { code, name })
}

const graceMs = 20_000

/**
 * Tells of a process that has counted its tests and still stands a while later. Node exits it whatever it
 * holds, and then now and then waits for ever for a thread of V8's own: what was counted is the result.
 */
export function onceCounted(notes: string, grace = graceMs): { signal: AbortSignal; stop(): void } {
  const ending = new AbortController()
  let countedAt = Infinity
  const looking = setInterval(async () => {
    const text = await readFile(notes, 'utf8').catch(() => '')
    if (countedAt === Infinity && /"passed":.*\n$/.test(text)) countedAt = Date.now()
    if (Date.now() - countedAt > grace) ending.abort()
  }, grace / 20)
  return { signal: ending.signal, stop: () => clearInterval(looking) }
}

/** What the reporter wrote. A run that ended before it counted has failed, by what did not end. */
async function readOutcome(notes: string, entries: Entry[]): Promise<Outcome> {
  const text = await readFile(notes, 'utf8').catch(() => '')
  // A last line without its end was broken off.
  const lines = text.split('\n').slice(0, -1)
  const told = lines.map((line) => JSON.parse(line) as Outcome | { file: string })
  const counted = told.find((one): one is Outcome => 'passed' in one)
  if (counted) return counted
  const ended = new Set(told.map((one) => 'file' in one && one.file))
  const open = entries.flatMap(({ files }) => files.filter((file) => !ended.has(file)))
  if (open.length === 0) return failedAs(`${name}: the run ended before it counted`)
  return sum(open.map((file) => failedAs(`${file} did not end`)))
}
