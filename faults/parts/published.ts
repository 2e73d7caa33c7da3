import { readFile } from 'node:fs/promises'

/** The machine that a published file is written for, and the network it stands on. */
const published = {
  name: 'db1',
  prefix: '10.0.0.',
  ownAddress: '10.0.0.1',
  lastAddress: '10.0.0.3',
}

/** A file of ops/ as it is written. */
export function readPublished(name: string): Promise<string> {
  return readFile(new URL(`../../ops/${name}`, import.meta.url), 'utf8')
}

/**
 * A published file of db1 as it is on another machine, and on another network. A line that names the last machine
 * too names all of them, and stays.
 */
export function fileOf(
  text: string,
  { name, address, prefix }: { name: string; address: string; prefix: string },
): string {
  const lines = text.split('\n').map((line) => {
    if (line.includes(published.lastAddress)) return line.replaceAll(published.prefix, prefix)
    return line
      .replace(new RegExp(`^name: ${published.name}$`), `name: ${name}`)
      .replaceAll(`${published.ownAddress}:`, `${address}:`)
      .replaceAll(published.prefix, prefix)
  })
  return lines.join('\n')
}
