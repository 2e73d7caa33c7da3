import { hash } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/**
 * Takes the types out of the server's sources, for `stripped.js` to find them by the hash of what they were
 * made of. Lines and columns stay where they are. Takes a second, so it is done anew each time.
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
  writeFileSync(join(dist, name), stripTypeScriptTypes(source))
  built.add(name)
}
// Only what no source is made of any more: a server may be starting.
for (const name of readdirSync(dist)) if (!built.has(name)) rmSync(join(dist, name))
