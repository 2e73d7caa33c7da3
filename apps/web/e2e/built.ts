import { readFileSync } from 'node:fs'

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
