import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../../platform/refuse.ts'

/**
 * The parts of a form, as they come. Whatever its reader stumbles over came from the sender: no
 * boundary, or another than the one it names, or an end too soon.
 */
export function partsOf(request: FastifyRequest, fileSize: number): AsyncIterable<Multipart> {
  return fromSender(request.parts({ limits: { fileSize } }))
}

/** What a sender brings, and as their fault what goes wrong with bringing it. */
export async function* fromSender<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* source
  } catch (error) {
    throw brokenForm(error)
  }
}

/** What an error of a form's reader means for its sender. */
export function brokenForm(error: unknown): Error {
  const isTold = error instanceof Error && 'statusCode' in error
  return isTold ? error : new Refused({ fields: { body: [{ kind: 'Pattern' }] } })
}
