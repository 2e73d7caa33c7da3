// npm run faults [-- NAME…]: breaks a running Podium in every way we can think of, and looks whether
// anything that was answered is lost; the named tests, or all, one after the other.
import { readdir } from 'node:fs/promises'
import { run } from '../tools/run.ts'

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.ts')).sort()
const all = files.map((file) => file.replace('.ts', '')).filter((name) => name !== 'index')
const [name, ...options] = process.argv.slice(2)
if (name && !all.includes(name)) {
  console.error(`There is no test "${name}"; there are ${all.join(', ')}.`)
  process.exit(1)
}
for (const wanted of name ? [name] : all) {
  console.log(`\n── ${wanted}`)
  const given = ['--import', 'zod/compile', `faults/${wanted}.ts`, ...options]
  if ((await run('node', given)) !== 0) process.exitCode = 1
}
