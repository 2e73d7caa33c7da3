// npm run verify [-- WORD…]: everything that was ever promised of Podium, or the steps in whose name one of
// the words stands, as `support feed`: tests, random histories, worlds, nonsense, faults, benches. Takes
// hours, wants a machine that does nothing else, and ends with one table. What it measured is put on record
// in docs/bars.json, in place of the same from before and of nothing else, and drawn in
// docs/performance.md. What each step printed is kept under .cache/verify/.
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readResults } from '../bench/parts/results.ts'
import { cellsOf, columns, printRows } from '../bench/parts/table.ts'
import { writePage } from './bars/page.ts'
import { mergeBars, readBars, stampNow, type StepRecord, writeBars } from './bars/record.ts'
import { root } from './run.ts'

interface Step {
  name: string
  /** What npm is given to run. */
  npm: string[]
  env?: Record<string, string>
}

const logs = join(root, '.cache/verify')
const faults = await namesIn('faults')
const benches = await namesIn('bench')

const steps: Step[] = [
  { name: 'test', npm: ['test'] },
  ...(process.env.DATABASE_URL ? [{ name: 'test:postgres', npm: ['run', 'test:postgres'] }] : []),
  {
    name: 'histories',
    npm: ['test', '--', 'journeys/lots.test'],
    env: { PODIUM_HISTORIES: '10000' },
  },
  { name: 'simulate', npm: ['run', 'simulate'] },
  { name: 'simulate proof', npm: ['run', 'simulate', '--', '--prove'] },
  { name: 'fuzz', npm: ['run', 'fuzz'] },
  ...faults.map((name) => ({ name: `faults ${name}`, npm: ['run', 'faults', '--', name] })),
  ...benches.map((name) => ({ name: `bench ${name}`, npm: ['run', 'bench', '--', name] })),
]

const asked = process.argv.slice(2)
const chosen = steps.filter(
  ({ name }) =>
    asked.length === 0 || asked.some((word) => name.startsWith(word) || name.endsWith(` ${word}`)),
)
if (chosen.length === 0) {
  console.error(`There is no such step; there are ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

await mkdir(logs, { recursive: true })
const rows = [['step', 'minutes', '', 'what it said at last']]
for (const step of chosen) {
  console.log(`── ${step.name}`)
  const stamp = await stampNow()
  const { code, minutes, last } = await carryOut(step)
  rows.push([step.name, minutes.toFixed(1), code === 0 ? 'held' : 'BROKEN', last])
  if (code !== 0) process.exitCode = 1
  await putOnRecord(step, { ...stamp, minutes, isHeld: code === 0, last })
}
console.log()
printRows(rows)
await printFigures()
await writePage(await readBars())
console.log('\nOn record in docs/bars.json, and drawn in docs/performance.md.')
if (!process.env.DATABASE_URL && asked.length === 0) {
  console.log('\nNot run: test:postgres, which wants a PostgreSQL server in DATABASE_URL.')
}

/** Keeps how a step ended: a bench by what it measured, any other by its last line. */
async function putOnRecord(
  { name }: Step,
  { minutes, isHeld, last, ...stamp }: Omit<StepRecord, 'step'>,
): Promise<void> {
  const bench = name.startsWith('bench ') ? name.slice('bench '.length) : undefined
  const measured = (await readResults()).find((one) => one.bench === bench)
  const benches = measured ? [{ bench: measured.bench, ...stamp, results: measured.results }] : []
  const steps = bench ? [] : [{ step: name, ...stamp, minutes, isHeld, last }]
  await writeBars(mergeBars(await readBars(), { benches, steps }))
}

/** The table of all that the chosen benches measured. */
async function printFigures(): Promise<void> {
  const kept = await readResults()
  const measured = kept.filter(({ bench }) => chosen.some(({ name }) => name === `bench ${bench}`))
  if (measured.length === 0) return
  console.log()
  printRows([columns, ...measured.flatMap(({ results }) => results.map(cellsOf))])
}

/** Runs a step with its output in a file; answers how it ended, and the last line that says something. */
function carryOut({ name, npm, env }: Step) {
  const began = performance.now()
  const log = createWriteStream(join(logs, `${name.replaceAll(/\W+/g, '-')}.log`))
  let last = ''
  return new Promise<{ code: number; minutes: number; last: string }>((resolve, reject) => {
    const child = spawn('npm', npm, { cwd: root, env: { ...process.env, ...env } })
    const hear = (chunk: Buffer) => {
      log.write(chunk)
      const lines = stripVTControlCharacters(chunk.toString()).split('\n')
      last =
        lines
          .findLast((line) => /[\p{L}\d]/u.test(line))
          ?.trim()
          .slice(0, 120) ?? last
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', reject)
    child.on('close', (code) => {
      log.end()
      resolve({ code: code ?? 1, minutes: (performance.now() - began) / 60_000, last })
    })
  })
}

/** The names of the commands in a folder. */
async function namesIn(folder: string): Promise<string[]> {
  const files = (await readdir(join(root, folder))).filter((file) => file.endsWith('.ts'))
  return files
    .map((file) => file.replace('.ts', ''))
    .filter((name) => name !== 'index')
    .sort()
}
