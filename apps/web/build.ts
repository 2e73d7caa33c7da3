import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Builds the web: the browser's files, the server entry that reads their manifest, and compressed
 * copies. Does nothing when no source is newer than the last build; `--force` builds all the same.
 */
const web = import.meta.dirname
const root = join(web, '../..')
const dist = join(web, 'dist')
const stamp = join(dist, 'built')
const sources = [
  join(web, 'src'),
  join(web, 'public'),
  join(web, 'vite.config.ts'),
  join(web, 'chunks.ts'),
  join(web, 'merging.ts'),
  join(web, 'imports.ts'),
  join(web, 'languages.ts'),
  join(web, 'build.ts'),
  join(web, 'icons.ts'),
  join(root, 'packages'),
  join(root, 'package-lock.json'),
  join(root, 'NOTICES.md'),
]

export async function buildWeb({ force = false } = {}): Promise<'built' | 'fresh'> {
  if (!force && (await isFresh())) return 'fresh'
  // Loading what builds takes longer than seeing that there is nothing to build.
  const [{ build }, { drawIcons }] = await Promise.all([import('vite'), import('./icons.ts')])
  // Without the stamp an interrupted build is done again.
  await rm(stamp, { force: true })
  await build({ configFile: join(web, 'vite.config.ts'), logLevel: 'warn' })
  await build({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx' },
  })
  await copyFile(join(root, 'NOTICES.md'), join(dist, 'client/notices.txt'))
  await drawIcons(web, join(dist, 'client/icons'))
  await compressAll(join(dist, 'client'))
  await writeFile(stamp, new Date().toISOString())
  return 'built'
}

async function isFresh(): Promise<boolean> {
  const built = await stat(stamp).catch(() => null)
  if (!built) return false
  const changed = await Promise.all(sources.map(lastChange))
  return Math.max(...changed) < built.mtimeMs
}

/** When a file, or the newest file under a folder, was last written; 0 when there is none. */
async function lastChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0
  const names = (await readdir(path)).filter((name) => name !== 'node_modules')
  const times = await Promise.all(names.map((name) => lastChange(join(path, name))))
  // The folder's own time tells of files taken away.
  return Math.max(found.mtimeMs, ...times)
}

const compressible = /\.(?:js|css|svg|json|txt|webmanifest)$/
const smallest = 200
const compressors = 16

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  const left = files.map((file) => join(file.parentPath, file.name))
  // Not all at once: a process may have a thousand files open on many systems.
  const worker = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await compressFile(path)
  }
  await Promise.all(Array.from({ length: compressors }, worker))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallest) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, quality),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

if (import.meta.main) {
  const outcome = await buildWeb({ force: process.argv.includes('--force') })
  console.log(outcome === 'built' ? 'The web is built.' : 'The web is up to date.')
}
