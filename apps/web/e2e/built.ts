import { readdirSync, readFileSync } from 'node:fs'

const manifest = JSON.parse(
  readFileSync(new URL('../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string } | undefined>

/**
 * The address of the script that a part loaded by itself was built into: its name says nothing.
 * @param part the part's module, below `src`, or below the packages
 */
export function scriptOf(part: string): string {
  const built = manifest[`src/${part}`] ?? manifest[`../../packages/${part}`]
  if (!built) throw new Error(`${part} is no part that is loaded by itself`)
  return `**/${built.file}`
}

/** The address of the script in which something is said once: what many parts need is in files together. */
export function scriptSaying(words: string): string {
  const assets = new URL('../dist/client/assets/', import.meta.url)
  const says = (name: string) => readFileSync(new URL(name, assets), 'utf8').includes(words)
  const found = readdirSync(assets).filter((name) => name.endsWith('.js') && says(name))
  if (found.length !== 1) throw new Error(`${words} is in ${found.length} scripts`)
  return `**/assets/${found[0]}`
}
