/**
 * What must come before what: a value before the next one of its list (ww), a value before who read it (wr),
 * who read a list before who appended next (rw), and what ended before what began (time).
 */
export type Dependency = 'ww' | 'wr' | 'rw' | 'time'

/** Edges by the number of the operation that they leave. */
export type Graph = Map<number, Map<number, Set<Dependency>>>

export function addEdge(graph: Graph, from: number, to: number, why: Dependency): void {
  if (from === to) return
  const edges = graph.get(from) ?? new Map<number, Set<Dependency>>()
  graph.set(from, edges)
  edges.set(to, (edges.get(to) ?? new Set<Dependency>()).add(why))
}

/** One step of a circle. */
export interface Step {
  from: number
  to: number
  why: Dependency
}

/**
 * One shortest circle of each tangle in which everything waits for everything else, over edges of some kinds
 * alone. None: what is left can be put in an order.
 */
export function findCircles(graph: Graph, kinds: readonly Dependency[]): Step[][] {
  const stepsFrom = (from: number): Step[] =>
    [...(graph.get(from) ?? [])].flatMap(([to, whys]) => {
      const why = kinds.find((kind) => whys.has(kind))
      return why ? [{ from, to, why }] : []
    })
  return tanglesOf([...graph.keys()], stepsFrom).map((tangle) => shortestIn(tangle, stepsFrom))
}

type StepsFrom = (from: number) => Step[]

/** Tarjan's strongly connected components of more than one node, without recursion. */
function tanglesOf(nodes: number[], stepsFrom: StepsFrom): Set<number>[] {
  const found = new Map<number, { number: number; low: number }>()
  const open: number[] = []
  const isOpen = new Set<number>()
  const tangles: Set<number>[] = []
  const enter = (node: number) => {
    found.set(node, { number: found.size, low: found.size })
    open.push(node)
    isOpen.add(node)
    return { node, left: stepsFrom(node) }
  }
  const lowOf = (node: number) => found.get(node) ?? { number: 0, low: 0 }
  for (const start of nodes) {
    if (found.has(start)) continue
    const way = [enter(start)]
    for (let here = way.at(-1); here; here = way.at(-1)) {
      const { node } = here
      const next = here.left.pop()?.to
      if (next === undefined) {
        way.pop()
        const above = way.at(-1)
        if (above) lowOf(above.node).low = Math.min(lowOf(above.node).low, lowOf(node).low)
        if (lowOf(node).low === lowOf(node).number) close(node)
      } else if (!found.has(next)) {
        way.push(enter(next))
      } else if (isOpen.has(next)) {
        lowOf(node).low = Math.min(lowOf(node).low, lowOf(next).number)
      }
    }
  }
  return tangles

  function close(root: number): void {
    const tangle = new Set(open.splice(open.lastIndexOf(root)))
    for (const node of tangle) isOpen.delete(node)
    if (tangle.size > 1) tangles.push(tangle)
  }
}

function shortestIn(tangle: Set<number>, stepsFrom: StepsFrom): Step[] {
  let shortest: Step[] | undefined
  // A shortest circle from some hundred places of a tangle tells enough.
  for (const start of [...tangle].slice(0, 100)) {
    const circle = circleFrom(start, (from) => stepsFrom(from).filter(({ to }) => tangle.has(to)))
    if (!shortest || circle.length < shortest.length) shortest = circle
  }
  return shortest ?? []
}

/** Breadth first, so that the first way back is the shortest. */
function circleFrom(start: number, stepsFrom: StepsFrom): Step[] {
  const cameBy = new Map<number, Step>()
  const queue = [start]
  for (const node of queue) {
    for (const step of stepsFrom(node)) {
      if (step.to === start) return wayTo(step, start, cameBy)
      if (cameBy.has(step.to)) continue
      cameBy.set(step.to, step)
      queue.push(step.to)
    }
  }
  return []
}

function wayTo(last: Step, start: number, cameBy: Map<number, Step>): Step[] {
  const way = [last]
  for (let step: Step | undefined = last; step && step.from !== start;) {
    step = cameBy.get(step.from)
    if (step) way.unshift(step)
  }
  return way
}
