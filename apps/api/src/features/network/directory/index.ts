export { findByClass } from './class-records.ts'
export { findBlanks } from './directory-records.ts'
export { fold, searchTextOf, wordsOf } from './fold.ts'
export {
  countPlaces,
  type Entry,
  type Filter,
  findVersion,
  listEntries,
  type Slice,
} from './list-records.ts'
export { findListed } from './listed-records.ts'
export { type AskedNew, countNew, findNew } from './new-records.ts'
export { createQueryPlanCache, type QueryPlanCache, searchPeople } from './search-people.ts'
export { type DirectoryEntry, findByPlace, findByScore } from './similar-records.ts'
export { findSorted, type SortedBy } from './sorted-records.ts'
export { entryOf, syncDirectoryEntry } from './sync-directory.ts'
export { tidyDirectory, tidyingHandler } from './tidy-directory.ts'
export { rebuildBuckets } from './tidy-records.ts'
