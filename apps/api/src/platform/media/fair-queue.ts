/**
 * Runs pieces of work one at a time: owners take turns, and each owner's own work runs in its order.
 */
export function createFairQueue() {
  // A map keeps the order in which its keys came: an owner who was served goes to its end.
  const waiting = new Map<number, (() => Promise<unknown>)[]>()
  let busy = false

  const next = async () => {
    const [first] = waiting
    if (busy || !first) return
    const [ownerId, [work, ...rest]] = first
    waiting.delete(ownerId)
    if (rest.length > 0) waiting.set(ownerId, rest)
    busy = true
    await work?.()
    busy = false
    void next()
  }
  return function inTurn<R>(ownerId: number, work: () => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const settle = () => work().then(resolve, reject)
      waiting.set(ownerId, [...(waiting.get(ownerId) ?? []), settle])
      void next()
    })
  }
}
