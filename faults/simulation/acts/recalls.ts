import { recallProduct } from '@podium/contract/products'
import { type Act, by } from './stage.ts'
import { doJob } from './time.ts'

/** The admin recalls what is on sale; the job that tells its buyers is done by whoever comes by. */
export const recall: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { books, cast } = stage
  const product = chance.pick(cast.products)
  const sent = { params: { id: product.id }, body: { reason: 'Simulation' } }
  const heard = await stage.calls.make(by(turn, cast.admin), recallProduct, sent as never, { key })
  if (!heard.done) return
  const known = books.recalls.get(product.id)
  if (!known) books.recalls.set(product.id, { id: product.id, since: heard.ended, isTold: false })
}

/** Tells the buyers of what was recalled, also twice and beside itself, as a queue may. */
export const tellRecall: Act = async (turn) => {
  const { stage, chance } = turn
  const known = [...stage.books.recalls.values()].slice(-2)
  if (known.length === 0) return
  const book = chance.pick(known)
  turn.actor.act += ` ${book.id}`
  await doJob(turn, 'tell-recall', { productId: book.id, reason: 'Simulation' })
  book.isTold = true
}
