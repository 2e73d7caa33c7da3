import { createSearches, listUsers } from '../../apps/api/src/features/admin/list-users.ts'
import type { Db } from '../../apps/api/src/platform/database/index.ts'
import type { Questions } from '../parts/plans.ts'

/** Tables that are never read whole. */
export const large = /(admin_list|users|profiles)\b/

const searching = (words: string[]) => words.map((word) => `q=${encodeURIComponent(word)}`)

/** What an admin asks of the list, as parameters of its address. */
export const questions = {
  'first page': [''],
  filtered: ['type=ATHLETE', 'type=SPONSOR', 'hiddenProfile=true', 'type=FAN&hiddenProfile=true'],
  'by email, newest': ['_sort=email', '_sort=createdAt&_order=DESC'],
  'page 500': Array.from({ length: 40 }, (_, at) => `_page=${480 + at}`),
  'search, an address': searching([17, 256, 4711, 9999].map((n) => `person${n}@podium`)),
  'search, frequent': searching(['maria', 'silva', 'goncalves', 'antonio']),
}

const viewer = {
  id: 0,
  role: 'ADMIN' as const,
  sessionId: 0,
  requestId: '',
  lacksSecondFactor: false,
}
const asked =
  (query: Record<string, string>, page = 0) =>
  (db: Db) =>
    listUsers(db, createSearches(), viewer, {
      q: '',
      _sort: 'name',
      _order: 'ASC',
      _limit: 20,
      _page: page,
      ...query,
    } as Parameters<typeof listUsers>[3])

/** Every way the list goes. */
export const planned: Questions = {
  'first page': asked({}),
  'of a role': asked({ type: 'ATHLETE' }),
  'who hide': asked({ hiddenProfile: 'true' }),
  'by email': asked({ _sort: 'email' }),
  'newest first': asked({ _sort: 'createdAt', _order: 'DESC' }),
  'page 500': asked({}, 499),
  'an address': asked({ q: 'person4711@podium' }),
  'a frequent name': asked({ q: 'maria' }),
}
