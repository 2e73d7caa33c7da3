import type { Page } from '@podium/contract/list'
import type { ListedCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { willBeGivenAgain } from '../../platform/http/index.ts'
import { createCache } from '../../platform/cache.ts'
import { findVersion } from './directory/index.ts'

type NetworkPage = Page<ListedCard>

/** A page from the cache, or loaded. */
export type ResultCache = (
  db: Db,
  key: string,
  load: () => Promise<NetworkPage>,
) => Promise<NetworkPage>

/**
 * Caches pages until anything in the directory changes. A page is cached under a version that was read
 * of the same database before the page was, so that it is never older than that. A page is not cached
 * at its first call: most are asked for once.
 */
export function createResultCache(): ResultCache {
  const seen = createCache<string, true>({ max: 5000, seconds: 60 })
  const cache = createCache<string, { version: string; page: NetworkPage }>({
    max: 1000,
    seconds: 60,
  })
  const versions = new WeakMap<Db, string>()
  const readVersion = async (db: Db) => {
    const version = await findVersion(db)
    versions.set(db, version)
    return version
  }
  return async function cachedPage(db, key, load) {
    const cached = cache.get(key)
    if (cached) {
      if (cached.version === (await readVersion(db))) return cached.page
    } else if (!seen.get(key)) {
      seen.set(key, true)
      return load()
    }
    // One that was read a while ago will do: if anything changed since, the next time shows it.
    const version = versions.get(db) ?? (await readVersion(db))
    const page = willBeGivenAgain(await load())
    cache.set(key, { version, page })
    return page
  }
}
