import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { languages } from '@podium/contract/locale'
import { keepResults } from './parts/results.ts'

/**
 * What a first visit loads of the landing page and of an athlete's page, compressed: scripts with the texts
 * of the language that takes more. Reads the built web; fails above a bar, which `first-load.spec.ts` holds
 * against a real browser too.
 */
const bars = {
  'landing script': 90_000,
  'athlete script': 110_000,
  'landing style': 25_000,
  fonts: 60_000,
}

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const client = join(import.meta.dirname, '../apps/web/dist/client')
const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

function withImports(key: string, found = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key]
  if (!chunk || found.has(key)) return found
  found.set(key, chunk)
  for (const imported of chunk.imports ?? []) withImports(imported, found)
  return found
}

async function compressed(files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(client, file))))
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0)
}

async function stored(files: Iterable<string>): Promise<number> {
  const contents = await Promise.all([...files].map((file) => readFile(join(client, file))))
  return contents.reduce((sum, content) => sum + content.length, 0)
}

function chunksOf(page: string): Chunk[] {
  return [...withImports(`src/pages/${page}.tsx`, withImports('src/entry-client.tsx')).values()]
}

/** The names of the files with a script's texts, by the script (`apps/web/languages.ts`). */
const texts = JSON.parse(await readFile(join(client, '.vite/texts.json'), 'utf8')) as Record<
  string,
  string
>

async function scriptOf(page: string): Promise<number> {
  const files = chunksOf(page).map((chunk) => chunk.file)
  const said = files.flatMap((file) => texts[file] ?? [])
  const inEach = languages.map((language) => said.map((name) => `assets/${language}-${name}.js`))
  const sizes = await Promise.all(inEach.map((files) => compressed(files)))
  return (await compressed(files)) + Math.max(...sizes)
}

const assets = (await readdir(join(client, 'assets'))).map((name) => `assets/${name}`)
const figures: Record<keyof typeof bars, number> = {
  'landing script': await scriptOf('LandingPage'),
  'athlete script': await scriptOf('AthletePage'),
  'landing style': await compressed(
    new Set(chunksOf('LandingPage').flatMap((chunk) => chunk.css ?? [])),
  ),
  // All faces together, though a visit seldom needs the one for rarer letters.
  fonts: await stored(assets.filter((file) => file.endsWith('.woff2'))),
}

for (const [what, bytes] of Object.entries(figures)) {
  const bar = bars[what as keyof typeof bars]
  const verdict = bytes <= bar ? 'within' : 'ABOVE'
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB, ${verdict} ${bar / 1000} kB`)
}
await keepResults(
  Object.entries(figures).map(([what, bytes]) => ({
    name: `first load: ${what}`,
    value: bytes / 1000,
    unit: 'kB',
    bar: bars[what as keyof typeof bars] / 1000,
  })),
)
