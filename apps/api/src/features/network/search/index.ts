export { findByClass } from './class-records.ts'
export { findBlanks } from './directory-records.ts'
export { fold, searchedIn, wordsOf } from './fold.ts'
export {
  countPlaces,
  type Entry,
  type Filter,
  findVersion,
  listEntries,
  type Slice,
} from './list-records.ts'
export { findListed } from './listed-records.ts'
export { type Courses, createCourses, findPeople } from './search-people.ts'
export { type DirectoryEntry, findAlike, findByPlace } from './similar-records.ts'
export { entryOf, keepDirectoryEntry } from './sync-directory.ts'
export { tidyDirectory, tidyingHandler } from './tidy-directory.ts'
export { arrangeShelves } from './tidy-records.ts'
