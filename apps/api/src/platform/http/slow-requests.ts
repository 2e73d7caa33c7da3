import type { FastifyInstance } from 'fastify'

/** How long an upload may take on a slow line, in milliseconds. */
export const longestUploadMs = 60 * 60 * 1000

const longestBodyMs = 60_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a file, which may be long on its way. */
    upload?: boolean
  }
}

/** Cuts off whoever sends an ordinary body so slowly that only holding the line can be meant. */
export function endSlowRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.upload || request.raw.complete) return
    const timer = setTimeout(() => request.raw.complete || request.raw.destroy(), longestBodyMs)
    timer.unref()
    request.raw.once('close', () => clearTimeout(timer))
  })
}
