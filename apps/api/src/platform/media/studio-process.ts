import { makeCard } from './cards.ts'
import { makeFilm, openVideoDecoders, probeFilm } from './films.ts'
import { type Facts, Flawed, type Order, type Reply } from './orders.ts'
import { closeOtherDecoders, makePicture } from './pictures.ts'

// The studio: a process that does nothing but open what strangers sent, one file at a time. Whoever
// started it ends it when a file takes too long, and it ends by itself when nobody needs it.
closeOtherDecoders()
openVideoDecoders()

async function carryOut(order: Order): Promise<Facts> {
  if (order.task === 'picture') return makePicture(order)
  if (order.task === 'probe') return probeFilm(order)
  if (order.task === 'film') return makeFilm(order)
  return makeCard(order)
}

async function replyTo(order: Order): Promise<Reply> {
  try {
    return { facts: await carryOut(order) }
  } catch (error) {
    const { flaw, cause } = error instanceof Flawed ? error : new Flawed('unreadable', error)
    return { flaw, detail: cause instanceof Error ? cause.message : flaw }
  }
}

process.on('message', (order: Order) => void replyTo(order).then((reply) => process.send?.(reply)))
process.on('disconnect', () => process.exit(0))
// The signals of a terminal go to the whole group; the parent decides when this process ends.
process.on('SIGINT', () => {})
