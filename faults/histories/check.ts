import { addEdge, type Dependency, findCircles, type Graph, type Step } from './graph.ts'
import type { Lists, Operation } from './history.ts'

/**
 * What in a history a strictly serializable store could not have answered, one sentence each; nothing where
 * there is an order of all operations that explains every answer and agrees with the clock. It knows nothing
 * of the store: appends to lists tell in which order their writers came, and circles of what must have come
 * before what are named as Adya does. After Elle (Kingsbury and Alvaro, "Elle: inferring isolation anomalies
 * from experimental observations", 2020).
 */
export function findAnomalies(operations: readonly Operation[], lists: Lists): string[] {
  const places = placesOf(lists)
  const happened = operations.filter(
    ({ outcome, appends }) =>
      outcome === 'done' ||
      (outcome === 'unknown' && appends.some((one) => placeOf(places, one) >= 0)),
  )
  return [
    ...findTwice(lists),
    ...operations.flatMap((operation) => findBroken(operation, places)),
    ...happened.flatMap((operation) => findUnreadable(operation, lists, places)),
    ...findDisorder(happened, lists, places),
  ]
}

/** Where each value stands in its list. */
type Places = Map<string, Map<string, number>>

function placesOf(lists: Lists): Places {
  return new Map(
    [...lists].map(([list, values]) => [list, new Map(values.map((value, at) => [value, at]))]),
  )
}

function placeOf(places: Places, { list, value }: { list: string; value: string }): number {
  return places.get(list)?.get(value) ?? -1
}

function findTwice(lists: Lists): string[] {
  return [...lists].flatMap(([list, values]) => {
    const twice = values.filter((value, at) => values.indexOf(value) !== at)
    return twice.map((value) => `done twice: ${value} in ${list}`)
  })
}

/** An operation is all there or not at all, as it was answered. */
function findBroken({ name, outcome, appends }: Operation, places: Places): string[] {
  const missing = appends.filter((one) => placeOf(places, one) < 0)
  const isThere = missing.length < appends.length
  if (appends.length === 0) return []
  if (outcome === 'refused') return isThere ? [`aborted, and there (G1a): ${name}`] : []
  if (missing.length === 0) return []
  if (isThere) return [`half of it: ${name} lacks ${missing.map(({ value }) => value).join(', ')}`]
  return outcome === 'done' ? [`lost: ${name}`] : []
}

/** A reading shows neighbours of the list as it became, and no list in the middle of an operation. */
function findUnreadable({ name, reads }: Operation, lists: Lists, places: Places): string[] {
  return reads.flatMap(({ list, values, isWhole }) => {
    const whole = lists.get(list) ?? []
    const last = values.at(-1)
    const end = last === undefined ? -1 : placeOf(places, { list, value: last })
    if (last !== undefined && end < 0)
      return [`read and gone (G1a): ${name} read ${last} in ${list}`]
    const begin = isWhole ? 0 : end + 1 - values.length
    const expected = whole.slice(Math.max(0, begin), end + 1)
    if (expected.join('\n') === values.join('\n')) return []
    return [`read in another order: ${name} read ${values.join(', ')} in ${list}`]
  })
}

const levels: { name: string; kinds: Dependency[] }[] = [
  { name: 'G0', kinds: ['ww'] },
  { name: 'G1c', kinds: ['ww', 'wr'] },
  { name: 'G2', kinds: ['ww', 'wr', 'rw'] },
  { name: 'G2', kinds: ['ww', 'wr', 'rw', 'time'] },
]

/** Circles, at the strongest level that has one: what breaks a weak promise breaks every stronger one too. */
function findDisorder(happened: Operation[], lists: Lists, places: Places): string[] {
  const graph: Graph = new Map()
  addDependencies(graph, happened, lists, places)
  addTime(graph, happened)
  for (const { name, kinds } of levels) {
    const circles = findCircles(graph, kinds)
    if (circles.length > 0) return circles.map((circle) => tellCircle(circle, name, happened))
  }
  return []
}

function addDependencies(graph: Graph, happened: Operation[], lists: Lists, places: Places): void {
  const writers = writersOf(happened, lists, places)
  for (const [, written] of writers) {
    const known = written.filter((writer) => writer !== undefined)
    for (const [at, writer] of known.entries()) {
      const next = known[at + 1]
      if (next !== undefined) addEdge(graph, writer, next, 'ww')
    }
  }
  for (const [reader, { reads }] of happened.entries()) {
    for (const { list, values } of reads) {
      const written = writers.get(list) ?? []
      const last = values.at(-1)
      const end = last === undefined ? -1 : placeOf(places, { list, value: last })
      const before = written.slice(0, end + 1).findLast((writer) => writer !== undefined)
      const after = written.slice(end + 1).find((writer) => writer !== undefined)
      if (before !== undefined) addEdge(graph, before, reader, 'wr')
      if (after !== undefined) addEdge(graph, reader, after, 'rw')
    }
  }
}

/** Who appended each value of a list; undefined where nobody of whom the history tells. */
function writersOf(happened: Operation[], lists: Lists, places: Places) {
  const writers = new Map<string, (number | undefined)[]>(
    [...lists].map(([list, values]) => [list, values.map(() => undefined)]),
  )
  for (const [at, { appends }] of happened.entries()) {
    for (const append of appends) {
      const place = placeOf(places, append)
      const written = writers.get(append.list)
      if (written && place >= 0) written[place] = at
    }
  }
  return writers
}

/** What had ended before something began comes before it; only edges that others do not already say. */
function addTime(graph: Graph, happened: Operation[]): void {
  const moments = happened
    .flatMap(({ invokedAt, endedAt }, at) => [
      { at, moment: invokedAt, isEnd: false },
      { at, moment: endedAt, isEnd: true },
    ])
    // Of what falls into one millisecond nobody knows which was first.
    .toSorted((one, two) => one.moment - two.moment || Number(one.isEnd) - Number(two.isEnd))
  const latest = new Set<number>()
  const before = new Map<number, number[]>()
  for (const { at, isEnd } of moments) {
    if (isEnd) {
      for (const earlier of before.get(at) ?? []) latest.delete(earlier)
      latest.add(at)
    } else {
      before.set(at, [...latest])
      for (const earlier of latest) addEdge(graph, earlier, at, 'time')
    }
  }
}

function tellCircle(circle: Step[], level: string, happened: Operation[]): string {
  const turned = circle.filter(({ why }) => why === 'rw').length
  const kind = level === 'G2' && turned === 1 ? 'G-single' : level
  const byTime = circle.some(({ why }) => why === 'time') ? ', by the clock' : ''
  const way = circle.map(({ from, why }) => `${happened[from]?.name ?? ''} —${why}→`).join(' ')
  return `no order (${kind}${byTime}): ${way} ${happened[circle[0]?.from ?? 0]?.name ?? ''}`
}
