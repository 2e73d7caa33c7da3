import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Serves what was built for browsers: one route for the many hundred built files; the few others have one each, so that every other address is
 * a page.
 */
export async function serveAssets(server: FastifyInstance, client: string): Promise<void> {
  await server.register(fastifyStatic, {
    ...served('public, max-age=31536000, immutable'),
    root: join(client, 'assets'),
    prefix: '/assets/',
  })
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
