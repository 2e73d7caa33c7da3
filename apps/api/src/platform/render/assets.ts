import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves what was built for browsers: one route for the many hundred built files; the few others have one
 * each, so that every other address is a page. Which files were built is read once: the library's own route
 * reads the whole folder for each file that is asked for.
 */
export async function serveAssets(server: FastifyInstance, client: string): Promise<void> {
  const root = join(client, 'assets')
  const built = new Set(await readdir(root))
  await server.register(fastifyStatic, {
    ...served('public, max-age=31536000, immutable'),
    root,
    serve: false,
  })
  server.get<{ Params: { file: string } }>('/assets/:file', ({ params: { file } }, reply) =>
    built.has(file) ? reply.sendFile(file) : reply.callNotFound(),
  )
  await server.register(fastifyStatic, {
    ...served('public, max-age=3600'),
    root: client,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    decorateReply: false,
  })
}

function served(
  cacheControl: string,
): Pick<FastifyStaticOptions, 'index' | 'preCompressed' | 'setHeaders'> {
  return {
    index: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', cacheControl),
  }
}
