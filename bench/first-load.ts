import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { keepResults } from './parts/results.ts'

/**
 * What a first visit to the landing page loads, compressed, against its budget (quality.md). Reads
 * the built web; fails above the budget.
 */
const budgets = { script: 100_000, style: 25_000, fonts: 60_000 }

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

const chunks = [
  ...withImports('src/pages/LandingPage.tsx', withImports('src/entry-client.tsx')).values(),
]
const assets = (await readdir(join(client, 'assets'))).map((name) => `assets/${name}`)
const figures = {
  script: await compressed(new Set(chunks.map((chunk) => chunk.file))),
  style: await compressed(new Set(chunks.flatMap((chunk) => chunk.css ?? []))),
  // All faces together, though a visit seldom needs the one for rarer letters.
  fonts: await stored(assets.filter((file) => file.endsWith('.woff2'))),
}

for (const [what, bytes] of Object.entries(figures)) {
  const budget = budgets[what as keyof typeof budgets]
  const verdict = bytes <= budget ? 'within' : 'ABOVE'
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB, ${verdict} ${budget / 1000} kB`)
}
await keepResults(
  Object.entries(figures).map(([what, bytes]) => ({
    name: `first load: ${what}`,
    value: bytes / 1000,
    unit: 'kB',
    bar: budgets[what as keyof typeof budgets] / 1000,
  })),
)
