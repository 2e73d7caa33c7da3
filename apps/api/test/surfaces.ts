import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** An address as the server knows it, with its parameters as `:name`. */
export interface Surface {
  method: string
  url: string
}

interface Seen {
  surfaces: Surface[]
  reached: Set<string>
}

const seen = new WeakMap<object, Seen>()

// Whatever is registered is seen here, by whichever feature or plugin, before it can be forgotten in a list.
diagnostics.subscribe('fastify.initialization', (message) => {
  const { fastify: server } = message as { fastify: FastifyInstance }
  const notes: Seen = { surfaces: [], reached: new Set() }
  seen.set(server, notes)
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) notes.surfaces.push({ method: one, url })
  })
  server.addHook('onRequest', ({ routeOptions: { url, method } }, _reply, done) => {
    if (url !== undefined) for (const one of [method].flat()) notes.reached.add(`${one} ${url}`)
    done()
  })
})

/** Every address that a server has registered. */
export function surfacesOf(server: FastifyInstance): Surface[] {
  return notesOf(server).surfaces
}

/** Those that no request has reached so far. */
export function unreachedOf(server: FastifyInstance): string[] {
  const { surfaces, reached } = notesOf(server)
  return surfaces.map(nameOf).filter((name) => !reached.has(name))
}

export function nameOf({ method, url }: Surface): string {
  return `${method} ${url}`
}

function notesOf(server: FastifyInstance): Seen {
  const notes = seen.get(server)
  if (!notes) throw new Error('Import surfaces.ts before the server is built.')
  return notes
}
