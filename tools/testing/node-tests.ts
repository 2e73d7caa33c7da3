import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failedAs, heedExit, type Outcome, sum } from './outcome.ts'
import { root, run } from '../run.ts'

const places = ['packages/*/src/**', 'apps/api/**', 'apps/web/src/**', 'tools/**', 'bench/**']

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

const name = 'node --test'

// Three at a time: a file with a server of its own keeps two thirds of a core busy. A test that hangs
// is named after some minutes, rather than holding up the run for ever.
const flags = [
  ...['--import', 'zod/compile', '--test'],
  ...['--test-concurrency=3', `--test-timeout=${5 * 60_000}`],
]

// Some four times what all files take on two cores: a file whose process does not end is not waited for.
const longest = 25 * 60_000

/** Runs test files; `env` tells them of a database server, `folder` is for our own notes. */
export async function runNodeTests(
  files: string[],
  { env, folder }: { env: Record<string, string | undefined>; folder: string },
): Promise<Outcome> {
  const counted = join(folder, 'node-tests.json')
  const reporters = [
    ...['--test-reporter', join(import.meta.dirname, 'file-reporter.ts')],
    ...['--test-reporter-destination', 'stdout'],
    ...['--test-reporter', join(import.meta.dirname, 'count-reporter.ts')],
    ...['--test-reporter-destination', counted],
  ]
  // Nearly every file loads the whole server: what one has compiled the next ones find.
  const cached = { ...env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const code = await run('node', [...flags, ...reporters, ...files], cached, longest)
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
