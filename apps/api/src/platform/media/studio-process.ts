import { makeFilm, openVideoDecoders, probeFilm } from './films.ts'
import { obey } from './obey.ts'
import type { Facts, UploadOrder } from './orders.ts'
import { closeOtherDecoders, makePicture } from './pictures.ts'

// The studio: a process that does nothing but open what strangers sent, one file at a time. Whoever
// started it ends it when a file takes too long, and it ends by itself when nobody needs it.
closeOtherDecoders()
openVideoDecoders()
obey(carryOut)

async function carryOut(order: UploadOrder): Promise<Facts> {
  if (order.task === 'picture') return makePicture(order)
  if (order.task === 'probe') return probeFilm(order)
  return makeFilm(order)
}
