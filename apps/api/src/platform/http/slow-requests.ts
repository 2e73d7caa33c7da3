import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How long an upload may take on a slow line, in milliseconds. */
export const longestUploadMs = 60 * 60 * 1000

/** How slowly a body may come. */
export interface Patience {
  /** How long an ordinary body may take, in milliseconds. */
  bodyMs: number
  /** An upload must bring in so much within each so long: a phone in a bad place does. */
  leastBytes: number
  withinMs: number
}

const ourPatience: Patience = { bodyMs: 60_000, leastBytes: 60_000, withinMs: 60_000 }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes a file, which may be long on its way. */
    upload?: boolean
  }
}

/** Cuts off a client that sends its body so slowly that it can only mean to hold the connection. */
export function endSlowRequests(server: FastifyInstance, patience = ourPatience): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (!hasBody(request)) return done()
    if (bringsFile(request)) watchPace(request, patience)
    else limitBody(request, patience)
    done()
  })
}

/** Gives a body that no handler will read no longer than any other. */
export function limitBody({ raw }: FastifyRequest, { bodyMs } = ourPatience): void {
  const timer = setTimeout(() => raw.complete || raw.destroy(), bodyMs)
  timer.unref()
  raw.once('close', () => clearTimeout(timer))
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Only files may be long on their way; JSON sent to the same address may not. */
function bringsFile({ routeOptions, headers }: FastifyRequest): boolean {
  const isFile = /^(?:multipart\/form-data|application\/octet-stream)\b/i
  return routeOptions.config.upload === true && isFile.test(headers['content-type'] ?? '')
}

function watchPace({ raw }: FastifyRequest, { leastBytes, withinMs }: Patience): void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket
    if (!raw.complete && bytesRead - before < leastBytes) raw.destroy()
    if (raw.complete || raw.destroyed) clearInterval(timer)
    before = bytesRead
  }, withinMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
