import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addVary, languageHeaders } from '../http/caching.ts'
import { askedLanguage } from '../http/language.ts'
import type { Limits } from '../http/limits.ts'
import { createSharedCache } from '../cache.ts'
import type { Storage } from '../storage/index.ts'
import type { Spool } from '../storage/spool.ts'
import type { Card } from './media-jobs.ts'
import { type CardWorker, createCardWorker } from './media-worker.ts'

/** What a card is rendered from: its texts, and the key of the stored picture in its circle, if any. */
export interface CardSource {
  card: Card
  avatarKey: string | null
}

/** Renders share cards; the same content is drawn once, however often it is asked for. */
export interface CardRenderer {
  /** A card as PNG. */
  draw(source: CardSource): Promise<Buffer>
  /** Answers a request with a card as PNG; one that is not drawn yet is counted (`limits.calls`). */
  send(request: FastifyRequest, reply: FastifyReply, source: CardSource): Promise<FastifyReply>
}

interface Stores {
  storage: Storage
  spool: Spool
}

const kept = { max: 100, seconds: 24 * 3600 }

export function createCardRenderer(deps: Stores, { count }: Pick<Limits, 'count'>): CardRenderer {
  const worker = createCardWorker()
  const cards = createSharedCache<Buffer>(kept)
  const drawOnce = (source: CardSource) =>
    cards.get(JSON.stringify(source), () => draw(worker, deps, source))
  const isDrawn = (source: CardSource) => cards.has(JSON.stringify(source))
  return {
    draw: drawOnce,
    async send(request, reply, source) {
      if (!isDrawn(source)) await count('card', request.ip)
      const png = await drawOnce(source)
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
  worker: CardWorker,
  { storage, spool }: Stores,
  { card, avatarKey }: CardSource,
): Promise<Buffer> {
  return spool.within(async (folder) => {
    const picture = avatarKey && (await storage.get(avatarKey))
    const avatar = picture ? join(folder, 'avatar.webp') : null
    if (picture && avatar) await pipeline(picture, createWriteStream(avatar))
    const into = join(folder, 'card.png')
    await worker.run({ ...card, avatar, into })
    return readFile(into)
  })
}
