// npm run bench [-- NAME…]: the named benches, or all, each in a process of its own, one after the
// other, so that none disturbs another. Ends with one table of everything they measured, and a page
// with plots of it. Fails when one misses its goal.
import { readdir } from 'node:fs/promises'
import { run } from '../tools/run.ts'
import { writePage } from './parts/page.ts'
import { forgetResults, readResults } from './parts/results.ts'
import { printTable } from './parts/table.ts'

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.ts')).sort()
const all = files.map((file) => file.replace('.ts', '')).filter((name) => name !== 'index')
const [wanted, unknown] = chosen(process.argv.slice(2))
if (unknown) {
  console.error(`There is no bench "${unknown}"; there are ${all.join(', ')}.`)
  process.exit(1)
}

// The figures are those of what is built, and building is no part of starting.
if ((await run('npm', ['run', 'build'])) !== 0) process.exit(1)

for (const bench of wanted) {
  console.log(`\n── ${bench}`)
  await forgetResults(bench)
  const code = await run('node', ['--import', 'zod/compile', `bench/${bench}.ts`])
  if (code !== 0) process.exitCode = 1
}

const kept = await readResults()
console.log()
printTable(kept.filter(({ bench }) => wanted.includes(bench)).flatMap(({ results }) => results))
console.log(`\nWith plots: ${await writePage(kept)}`)

function chosen(names: string[]): [wanted: string[], unknown: string | undefined] {
  return [names.length > 0 ? names : all, names.find((name) => !all.includes(name))]
}
