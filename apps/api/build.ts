import { hash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/**
 * Takes the types out of the server's sources, for `stripped.js` to find them by the hash of what they were
 * made of. Lines and columns stay where they are. A server may be starting from what is there: that is left
 * as it is, and what is new appears whole.
 */
const root = join(import.meta.dirname, '../..')
const dist = join(import.meta.dirname, 'dist')
const sources = [
  'apps/api/{src,migrations}/**/*.ts',
  'packages/*/src/**/*.ts',
  // What benches start in place of the server's own first file.
  'bench/parts/api.ts',
]

mkdirSync(dist, { recursive: true })
const built = new Set<string>()
for (const file of globSync(sources, { cwd: root, exclude: ['**/*.test.ts'] })) {
  const source = readFileSync(join(root, file), 'utf8')
  const name = `${hash('sha1', source)}.js`
  built.add(name)
  const path = join(dist, name)
  if (existsSync(path)) continue
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, stripTypeScriptTypes(source))
  renameSync(unfinished, path)
}
// Only what no source is made of any more, and nothing of another build that is under way.
for (const name of readdirSync(dist)) {
  if (name.endsWith('.js') && !built.has(name)) rmSync(join(dist, name), { force: true })
}
