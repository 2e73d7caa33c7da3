import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'

/** People that an answer shows in one place. */
export interface Shown {
  place: string
  ids: readonly number[]
}

/** Told of people shown to a caller; 0 stands for a visitor. */
export type Watch = (request: FastifyRequest, viewerId: number, shown: readonly Shown[]) => void

const drawn = new AsyncLocalStorage<Shown[]>()

/**
 * Draws a page and answers whom it shows. What the page reads for that is shown to nobody yet: the page is,
 * maybe to many.
 */
export async function noteShown<T>(draw: () => Promise<T>): Promise<T & { shown: Shown[] }> {
  const shown: Shown[] = []
  return { ...(await drawn.run(shown, draw)), shown }
}

/** What is shown here goes into a page that is being drawn; undefined where it goes to a caller. */
export function shownInPage(): Shown[] | undefined {
  return drawn.getStore()
}
