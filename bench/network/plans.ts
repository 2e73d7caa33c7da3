import {
  createQueryPlanCache,
  listEntries,
  searchPeople,
} from '../../apps/api/src/features/network/directory/index.ts'
import type { Db } from '../../apps/api/src/platform/database/index.ts'
import type { Questions } from '../parts/plans.ts'

/** Tables that are never read whole. */
export const large = /directory(_words|_vocabulary|_counts)?\b/

const page = { offset: 0, limit: 20, descending: false }
const deep = { ...page, offset: 9980 }
const list =
  (filter: object, slice = page) =>
  (db: Db) =>
    listEntries(db, filter, slice)
const find =
  (words: string[], filter = {}) =>
  (db: Db) =>
    searchPeople(db, createQueryPlanCache(), { words, filter }, page)

/** Every statement of the directory and of each query plan of its search. */
export const planned: Questions = {
  'first page': list({}),
  'page 500': list({}, deep),
  'page 500 from the end': list({}, { ...deep, descending: true }),
  'page 500 of a sport': list({ sport: 'SOCCER' }, deep),
  'one filter': list({ sport: 'JUDO' }),
  'four filters': list({ role: 'ATHLETE', sport: 'GOLF', country: 'PT', region: 'Faro' }),
  'frequent first name': find(['maria']),
  'frequent last name': find(['silva']),
  'two frequent words': find(['joao', 'silva']),
  'beginning of many words': find(['mar']),
  'frequent word, filtered': find(['silva'], { sport: 'GOLF' }),
  'slip of the finger': find(['gonsalves']),
  'rare word': find(['zizino']),
  nobody: find(['qqqqqqqq']),
}
