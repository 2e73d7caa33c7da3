import { apiRoot, type RouteShape } from '@podium/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refused } from '../refuse.ts'
import { refusedFrom } from './refused-from.ts'

/** A call that a page makes while it is drawn: its path in the contract, and what stands in it. */
export interface PageRead {
  path: string
  params: Words
  query: Words
}

type Words = Record<string, string | number | boolean | undefined>

/** The page's own request and reply. */
export interface Drawing {
  request: FastifyRequest
  reply: FastifyReply
}

interface PageAnswer {
  status: number
  body: unknown
  headers: Record<string, string>
  /** All the people the answer tells of; null where they are not known. */
  about: number[] | null
  /** It was read by a secret that was mailed to one person. */
  isSecret: boolean
}

export type AnswerRead = (
  drawing: Drawing,
  read: PageRead,
) => Promise<{ body: unknown; headers: Record<string, string>; unnamed: number[] }>

/**
 * What the pages of visitors read, answered as the API answers it, without going through the server for
 * each of them.
 */
export class PageReads {
  readonly #answers = new Map<string, { route: RouteShape; answer: AnswerRead }>()

  add(route: RouteShape, answer: AnswerRead): void {
    if (route.method === 'GET' && !route.file) this.#answers.set(route.path, { route, answer })
  }

  async read(drawing: Drawing, read: PageRead): Promise<PageAnswer> {
    try {
      const known = this.#answers.get(read.path)
      if (!known) throw new Refused({ names: ['entityDoesNotExist'] })
      const { body, headers, unnamed } = await known.answer(drawing, asWritten(read))
      const about = aboutWhom(known.route, read, body)
      const isSecret = known.route.limit === 'token'
      return { status: 200, body, headers, about: about && [...about, ...unnamed], isSecret }
    } catch (error) {
      return refusal(error as Error, drawing.request, read)
    }
  }
}

/** Values as they would stand in an address: what is empty there is left out. */
function asWritten({ path, params, query }: PageRead): PageRead {
  const written = (words: Words) =>
    Object.fromEntries(
      Object.entries(words)
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => [name, String(value)]),
    )
  return { path, params: written(params), query: written(query) }
}

function refusal(error: Error, request: FastifyRequest, { path }: PageRead): PageAnswer {
  const refused = refusedFrom(error)
  if (refused.status >= 500) {
    request.log.error({ err: error, requestId: request.id, read: apiRoot + path }, 'fault')
  }
  const after = refused.retryAfterSeconds
  const headers: Record<string, string> = after ? { 'retry-after': String(after) } : {}
  const body = refused.body(request.id)
  return { status: refused.status, body, headers, about: null, isSecret: false }
}

/** Every number in the address and in the answer: a person's, or one too many. */
function aboutWhom(
  { isAboutPeople }: RouteShape,
  { params, query }: PageRead,
  body: unknown,
): number[] | null {
  if (!isAboutPeople) return null
  const named = Object.values(isAboutPeople === 'named' ? query : params).map(Number)
  if (isAboutPeople === 'named' && query.sponsorID === undefined) return null
  const found = named.filter(Number.isSafeInteger)
  collectNumbers(body, found)
  return found
}

function collectNumbers(value: unknown, found: number[]): void {
  if (typeof value === 'number') found.push(value)
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collectNumbers(part, found)
  }
}
