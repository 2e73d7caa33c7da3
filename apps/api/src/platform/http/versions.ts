import type { RouteShape } from '@podium/contract/route'
import {
  type ApiVersion,
  apiVersions,
  changesSince,
  versionHeader,
  versionOf,
} from '@podium/contract/versions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseField } from '../refuse.ts'

/** The version a call names; undefined where it leaves it open. A date that is none is refused. */
export function askedVersion({ headers }: FastifyRequest): ApiVersion | undefined {
  const asked = headers[versionHeader]
  if (asked === undefined) return undefined
  return versionOf(asked) ?? refuseField('podiumVersion', { kind: 'Pattern' })
}

export function sayVersion(reply: FastifyReply, version: ApiVersion): void {
  void reply.header(versionHeader, version)
}

type Write = (answer: unknown) => string

/**
 * How a call's answer is written for an earlier version: made of today's, change by change, in the shape
 * it had then. Undefined where the answer has not changed since.
 */
export function earlierAnswer(
  route: Pick<RouteShape, 'earlier'>,
  createWrite: (reply: z.ZodType) => Write,
): (version: ApiVersion) => Write | undefined {
  const writes = new Map<ApiVersion, Write>()
  for (const version of apiVersions) {
    const changes = changesSince(version, route)
    const then = changes.at(-1)
    if (!then) continue
    const write = createWrite(then.reply)
    writes.set(version, (answer) =>
      write(changes.reduce((shaped, change) => change.answer(shaped as never), answer)),
    )
  }
  return (version) => writes.get(version)
}
