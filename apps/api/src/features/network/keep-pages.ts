import type { Page } from '@podium/contract/list'
import type { ListedCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { willBeGivenAgain } from '../../platform/http/index.ts'
import { findVersion } from './browse-records.ts'
import { createRecent } from './recent.ts'

type NetworkPage = Page<ListedCard>

/** Answers a question from what is kept, or by asking. */
export type KeepPages = (
  db: Db,
  question: string,
  ask: () => Promise<NetworkPage>,
) => Promise<NetworkPage>

/**
 * Keeps pages that are asked for again and again until anything in the directory changes. The version
 * is read before the page, so that a page is never older than the version it is kept under. What is
 * asked for the first time is not kept: most questions are asked once.
 */
export function createKeepPages(): KeepPages {
  const asked = createRecent<true>({ seconds: 60, most: 5000 })
  const kept = createRecent<{ version: string; page: NetworkPage }>({ seconds: 60, most: 1000 })
  return async function keepPages(db, question, ask) {
    if (!asked.get(question)) {
      asked.set(question, true)
      return ask()
    }
    const version = await findVersion(db)
    const known = kept.get(question)
    if (known?.version === version) return known.page
    const page = willBeGivenAgain(await ask())
    kept.set(question, { version, page })
    return page
  }
}
