import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { WrongConfiguration } from './wrong-configuration.ts'

/** Makes the data folder, and closes it to all but its owner and the account of its database. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    const { mode, uid } = statSync(folder)
    if (uid === process.getuid?.()) chmodSync(folder, mode & 0o710)
  } catch (error) {
    const why = (error as Error).message
    throw new WrongConfiguration(
      `Podium cannot use the data folder ${folder} (${why}): set PODIUM_DATA to another one.`,
    )
  }
}

/** Folder by folder: Node's own way tries for ever where a parent takes none, as /proc does not. */
function makeFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new Error('it is a file')
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process that starts was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
