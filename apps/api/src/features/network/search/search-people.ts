import type { Db } from '../../../platform/database/index.ts'
import { countList, type Filter, type Listed, type Slice } from './list-records.ts'
import { createRecent, type Recent } from '../../../platform/recent.ts'
import type { Sought } from './search-conditions.ts'
import { countFound, gather, mostGathered, walk, type Way } from './match-records.ts'
import { enough, rarestOf, type Weighed, weigh } from './estimate-terms.ts'

/** More words than anybody's name and club have. */
const mostTerms = 8

/** How a search that finds many is walked, and how many it finds. */
interface Course {
  sought: Sought
  way: Way
  total: number
}

export type Courses = Recent<Course>

/** Counting a hundred thousand people takes a while, so it is not done again for half a minute. */
export function createCourses(): Courses {
  return createRecent<Course>({ seconds: 30, most: 2000 })
}

type Found = Omit<Listed, 'blanks'>

/**
 * A page of a search: exact and prefix matches first, then what contains or resembles
 * (`network.search`). Most searches find few, which are gathered and put in order; where many are
 * found, lists are walked.
 */
export async function findPeople(
  db: Db,
  courses: Courses,
  { words, filter }: { words: readonly string[]; filter: Filter },
  slice: Slice,
): Promise<Found> {
  const tokens = [...new Set(words)].slice(0, mostTerms)
  const key = JSON.stringify([tokens, filter])
  const known = courses.get(key)
  if (known) return follow(db, known, slice)
  const found = await findByLongest(db, tokens, filter, slice)
  if (found && found.total >= enough) return found
  const weighed = await weigh(db, tokens)
  if (found && weighed.every(({ near }) => near.length === 0)) return found
  const sought = { terms: weighed, filter }
  const driver = rarestOf(weighed)
  const gathered = driver.held <= mostGathered && (await gather(db, sought, driver, slice))
  if (gathered) return gathered
  const course = await chart(db, sought, driver)
  courses.set(key, course)
  return follow(db, course, slice)
}

/** The longest word is the rarest as a rule, and then one statement is enough. */
function findByLongest(db: Db, tokens: readonly string[], filter: Filter, slice: Slice) {
  const terms = tokens.map((token) => ({ token, near: [] }))
  const longest = Math.max(...tokens.map(({ length }) => length))
  const driver = terms.find(({ token }) => token.length === longest) ?? { token: '', near: [] }
  return gather(db, { terms, filter }, driver, slice)
}

async function follow(db: Db, { sought, way, total }: Course, slice: Slice): Promise<Found> {
  const limit = Math.min(slice.limit, total - slice.offset)
  return { entries: limit > 0 ? await walk(db, sought, way, { ...slice, limit }) : [], total }
}

/** Goes by the words or by the list of the filter, whichever is shorter. */
async function chart(db: Db, sought: Sought, driver: Weighed): Promise<Course> {
  const { total: listed } = await countList(db, sought.filter)
  const byNames = listed < driver.held
  const { words } = driver
  const isOneWord = sought.terms.length === 1 && words?.length === 1
  const isFiltered = Object.values(sought.filter).some((value) => value !== undefined)
  const total =
    isOneWord && !isFiltered
      ? driver.held
      : await countFound(db, sought, byNames ? 'names' : driver)
  return { sought, way: byNames || !words ? 'names' : { words }, total }
}
