import type { Page } from '@podium/contract/list'
import type { ListedCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { willBeGivenAgain } from '../../platform/http/index.ts'
import { createRecent } from '../../platform/recent.ts'
import { findVersion } from './search/index.ts'

type NetworkPage = Page<ListedCard>

/** Answers a question from what is kept, or by asking. */
export type KeepPages = (
  db: Db,
  question: string,
  ask: () => Promise<NetworkPage>,
) => Promise<NetworkPage>

/**
 * Keeps pages that are asked for again and again until anything in the directory changes. A page is
 * kept under a version that was read of the same database before the page was, so that it is never
 * older than that. What is asked for the first time is not kept: most questions are asked once.
 */
export function createKeepPages(): KeepPages {
  const asked = createRecent<true>({ seconds: 60, most: 5000 })
  const kept = createRecent<{ version: string; page: NetworkPage }>({ seconds: 60, most: 1000 })
  const versions = new WeakMap<Db, string>()
  const readVersion = async (db: Db) => {
    const version = await findVersion(db)
    versions.set(db, version)
    return version
  }
  return async function keepPages(db, question, ask) {
    const known = kept.get(question)
    if (known) {
      if (known.version === (await readVersion(db))) return known.page
    } else if (!asked.get(question)) {
      asked.set(question, true)
      return ask()
    }
    // One that was read a while ago will do: if anything changed since, the next time shows it.
    const version = versions.get(db) ?? (await readVersion(db))
    const page = willBeGivenAgain(await ask())
    kept.set(question, { version, page })
    return page
  }
}
