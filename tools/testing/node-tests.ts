import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failedAs, heedExit, type Outcome, sum } from './outcome.ts'
import { root, run } from '../run.ts'

const places = [
  'packages/*/src/**',
  'apps/api/**',
  'apps/web/src/**',
  'apps/web/test/**',
  'tools/**',
  'bench/**',
]

/** Test files: all that node runs, or those of a folder, or whose path contains a part. */
export interface Choice {
  folder?: string
  part?: string
}

/** The chosen test files, from the project's root. */
export async function findNodeTests({ folder = '', part = '' }: Choice): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(
    places.map((place) => `${place}/*.test.ts`),
    { cwd: root, exclude: (path) => /(?:^|[\\/])(?:node_modules|dist)(?:[\\/]|$)/.test(path) },
  )) {
    if (file.startsWith(folder) && file.includes(part)) files.push(file)
  }
  return files.sort()
}

/** Whether a file tests pages in a document without layout, on answers of its own. */
export function isComponentTest(file: string): boolean {
  return /^apps[\\/]web[\\/]test[\\/]/.test(file)
}

const name = 'node --test'

// A test that hangs is named after some minutes, rather than holding up the run for ever.
// One that takes memory without end is ended before the machine is.
const flags = [
  ...['--import', 'zod/compile', '--max-old-space-size=3072'],
  ...['--test', `--test-timeout=${5 * 60_000}`],
]

// A file with a server of its own keeps two thirds of a core busy.
const severalAtATime = ['--test-concurrency=3']

// Loading the web takes a second and a page then a few hundredths: all files share one process. What
// pages would keep for minutes (reads in a cache) holds nobody up at the end.
const inOneProcess = [
  ...['--import', join(root, 'apps/web/test/loading.ts')],
  ...['--test-isolation=none', '--test-force-exit'],
]

// Some four times what all files take on two cores: a file whose process does not end is not waited for.
const longest = 25 * 60_000

interface RunSettings {
  env: Record<string, string | undefined>
  folder: string
}

/** Runs test files; `env` tells them of a database server, `folder` is for our own notes. */
export async function runNodeTests(files: string[], given: RunSettings): Promise<Outcome> {
  const components = files.filter(isComponentTest)
  const others = files.filter((file) => !isComponentTest(file))
  const outcomes = await Promise.all([
    others.length > 0 && runFiles(others, given, severalAtATime),
    components.length > 0 && runFiles(components, given, inOneProcess),
  ])
  return sum(outcomes.filter((outcome) => outcome !== false))
}

async function runFiles(
  files: string[],
  { env, folder }: RunSettings,
  manner: string[],
): Promise<Outcome> {
  const counted = join(folder, `node-tests-${isComponentTest(files[0] ?? '') ? 'web' : 'all'}.json`)
  const reporters = [
    ...['--test-reporter', join(import.meta.dirname, 'file-reporter.ts')],
    ...['--test-reporter-destination', 'stdout'],
    ...['--test-reporter', join(import.meta.dirname, 'count-reporter.ts')],
    ...['--test-reporter-destination', counted],
  ]
  // Nearly every file loads the whole server: what one has compiled the next ones find.
  const cached = { ...env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const code = await run('node', [...flags, ...manner, ...reporters, ...files], cached, longest)
  return heedExit(await readOutcome(counted, files), { code, name })
}

/** What the reporter wrote. A run that ended before it counted has failed, by what did not end. */
async function readOutcome(notes: string, files: string[]): Promise<Outcome> {
  const text = await readFile(notes, 'utf8').catch(() => '')
  // A last line without its end was broken off.
  const lines = text.split('\n').slice(0, -1)
  const told = lines.map((line) => JSON.parse(line) as Outcome | { file: string })
  const counted = told.find((one): one is Outcome => 'passed' in one)
  if (counted) return counted
  const ended = new Set(told.map((one) => 'file' in one && one.file))
  const open = files.filter((file) => !ended.has(file))
  if (open.length === 0) return failedAs(`${name}: the run ended before it counted`)
  return sum(open.map((file) => failedAs(`${file} did not end`)))
}
