import { actingHeader } from '@podium/contract/scopes'
import { versionHeader } from '@podium/contract/versions'
import type { FastifyReply } from 'fastify'

/** What the language of an answer depends on, where its address does not say it. */
export const languageHeaders = 'cookie, accept-language'

/** Says what else an answer varies by, beside what is said already. */
export function addVary(reply: FastifyReply, names: string): void {
  const known = reply.getHeader('vary')
  void reply.header('vary', known ? `${String(known)}, ${names}` : names)
}

/** An answer made for one person is never cached; one for all is revalidated each time. */
export function sayWhoMayKeep(reply: FastifyReply, isForViewer: boolean): void {
  void reply.header('cache-control', isForViewer ? 'private, no-store' : 'no-cache')
  addVary(reply, `authorization, ${actingHeader}, ${versionHeader}, ${languageHeaders}`)
}
