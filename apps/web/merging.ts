/** Modules that all the same visits need. */
export interface Part {
  modules: string[]
  /** In letters of source. */
  size: number
  /** The visits that need it, by their place in the list of them. */
  visits: ReadonlySet<number>
  /** Whether it brings texts, which are one more file (`languages.ts`). */
  hasTexts: boolean
  /** Parts of another kind are never joined with it. */
  kind: string
}

/** A page as it is opened, or something that is loaded over a page later. */
export interface Visit {
  /** What a file less is worth to it. */
  weight: number
  /** What a letter that it does not need costs it. */
  strictness: number
}

/** How many letters that nobody on a page needs are as bad as one file more. */
const fileCosts = 12_000

/**
 * Joins parts until no two are left whose joining is worth it: each step takes the two that bring the most.
 * Two that a third stands between stay apart, for files that import each other start in no certain order.
 * @param needs the parts that a part imports
 */
export function joinParts(
  parts: readonly Part[],
  visits: readonly Visit[],
  needs: ReadonlyMap<Part, ReadonlySet<Part>>,
): Part[] {
  const left = new Set(parts)
  const graph = new Map([...needs].map(([part, others]) => [part, new Set(others)]))
  const gains = new Map<Part, Map<Part, number>>()
  const weigh = (part: Part) => {
    const found = new Map<Part, number>()
    for (const other of left) {
      const gain = other === part ? 0 : gainOf(part, other, visits)
      if (gain > 0) found.set(other, gain)
    }
    gains.set(part, found)
  }
  for (const part of parts) weigh(part)
  for (let pair = best(gains); pair; pair = best(gains)) {
    const [one, other] = pair
    if (isBetween(one, other, graph) || isBetween(other, one, graph)) {
      gains.get(one)!.delete(other)
      gains.get(other)?.delete(one)
      continue
    }
    const joined = join(one, other)
    replace(graph, [one, other], joined)
    for (const gone of pair) {
      left.delete(gone)
      gains.delete(gone)
      for (const each of gains.values()) each.delete(gone)
    }
    weigh(joined)
    left.add(joined)
  }
  return [...left]
}

function gainOf(one: Part, other: Part, visits: readonly Visit[]): number {
  if (one.kind !== other.kind) return 0
  const files = one.hasTexts && other.hasTexts ? 2 : 1
  let gain = 0
  for (const at of one.visits) {
    const { weight, strictness } = visits[at]!
    gain += other.visits.has(at) ? weight * files * fileCosts : -strictness * other.size
  }
  for (const at of other.visits) {
    if (!one.visits.has(at)) gain -= visits[at]!.strictness * one.size
  }
  return gain
}

function best(gains: ReadonlyMap<Part, ReadonlyMap<Part, number>>): [Part, Part] | undefined {
  let most = 0
  let found: [Part, Part] | undefined
  for (const [one, others] of gains) {
    for (const [other, gain] of others) {
      if (gain <= most) continue
      most = gain
      found = [one, other]
    }
  }
  return found
}

/** Whether a way leads from one part to another over a third. */
function isBetween(from: Part, to: Part, graph: ReadonlyMap<Part, ReadonlySet<Part>>): boolean {
  const ways = [...(graph.get(from) ?? [])].filter((part) => part !== to)
  const seen = new Set(ways)
  for (let at = ways.pop(); at; at = ways.pop()) {
    if (at === to) return true
    for (const next of graph.get(at) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push(next)
    }
  }
  return false
}

function join(one: Part, other: Part): Part {
  return {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    visits: new Set([...one.visits, ...other.visits]),
    hasTexts: one.hasTexts || other.hasTexts,
    kind: one.kind,
  }
}

function replace(graph: Map<Part, Set<Part>>, gone: readonly Part[], by: Part): void {
  const needs = new Set(gone.flatMap((part) => [...(graph.get(part) ?? [])]))
  for (const part of gone) {
    graph.delete(part)
    needs.delete(part)
  }
  graph.set(by, needs)
  for (const others of graph.values()) {
    // Not `some`: both are to be taken out.
    if (gone.filter((part) => others.delete(part)).length > 0) others.add(by)
  }
}
