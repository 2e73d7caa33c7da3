import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary, languageHeaders } from '../http/caching.ts'
import { askedLanguage } from '../http/language.ts'
import { createPageCache } from '../page-cache.ts'
import type { Storage } from '../storage/index.ts'
import type { Spool } from '../storage/spool.ts'
import type { Card } from './orders.ts'
import { type CardDesk, createCardDesk } from './studio.ts'

/** What is printed: the card, and the key of the stored picture in its circle, if any. */
export interface Print {
  card: Card
  avatarKey: string | null
}

/** Prints share cards; the same content is drawn once, however often it is asked for. */
export interface CardPress {
  /** Answers a request with a card as PNG. */
  send(request: FastifyRequest, reply: FastifyReply, print: Print): Promise<FastifyReply>
}

interface Stores {
  storage: Storage
  spool: Spool
}

const keptMs = 24 * 3600 * 1000
const keptAtMost = 100

export function createCardPress(deps: Stores): CardPress {
  const desk = createCardDesk()
  const kept = createPageCache<Buffer>({ keepMs: keptMs, most: keptAtMost })
  return {
    async send(request, reply, print) {
      const png = await kept.get(JSON.stringify(print), () => draw(desk, deps, print))
      const tag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`
      // A card is found under one address whatever is on it, and a hidden page's is gone soon.
      void reply.headers({ etag: tag, 'cache-control': 'public, max-age=300' })
      if (!askedLanguage(request)) addVary(reply, languageHeaders)
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      return reply.type('image/png').header('x-content-type-options', 'nosniff').send(png)
    },
  }
}

function draw(
  desk: CardDesk,
  { storage, spool }: Stores,
  { card, avatarKey }: Print,
): Promise<Buffer> {
  return spool.within(async (folder) => {
    const picture = avatarKey && (await storage.get(avatarKey))
    const avatar = picture ? join(folder, 'avatar.webp') : null
    if (picture && avatar) await pipeline(picture, createWriteStream(avatar))
    const into = join(folder, 'card.png')
    await desk.make({ task: 'card', ...card, avatar, into })
    return readFile(into)
  })
}
