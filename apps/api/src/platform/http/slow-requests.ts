import type { FastifyInstance, FastifyRequest } from 'fastify'

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
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.upload) limitBody(request)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function limitBody({ raw }: FastifyRequest): void {
  const timer = setTimeout(() => raw.complete || raw.destroy(), longestBodyMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}
