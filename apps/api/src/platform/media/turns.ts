/** Does pieces of work one at a time, the people who wait in turn, and each one's own in their order. */
export function createTurns() {
  // A map keeps the order in which its keys came: who was served goes to its end.
  const waiting = new Map<number, (() => Promise<unknown>)[]>()
  let busy = false

  const next = async () => {
    const [first] = waiting
    if (busy || !first) return
    const [whose, [work, ...rest]] = first
    waiting.delete(whose)
    if (rest.length > 0) waiting.set(whose, rest)
    busy = true
    await work?.()
    busy = false
    void next()
  }
  return function take<R>(whose: number, work: () => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const settle = () => work().then(resolve, reject)
      waiting.set(whose, [...(waiting.get(whose) ?? []), settle])
      void next()
    })
  }
}
