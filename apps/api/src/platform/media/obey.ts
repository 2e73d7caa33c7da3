import { type Facts, Flawed, type Reply } from './orders.ts'

/** Makes this process carry out the orders of its parent, and end with it. */
export function obey<O>(carryOut: (order: O) => Promise<Facts>): void {
  const replyTo = async (order: O): Promise<Reply> => {
    try {
      return { facts: await carryOut(order) }
    } catch (error) {
      const { flaw, cause } = error instanceof Flawed ? error : new Flawed('unreadable', error)
      return { flaw, detail: cause instanceof Error ? cause.message : flaw }
    }
  }
  process.on('message', (order: O) => void replyTo(order).then((reply) => process.send?.(reply)))
  process.on('disconnect', () => process.exit(0))
  // The signals of a terminal go to the whole group; the parent decides when this process ends.
  process.on('SIGINT', () => {})
}
