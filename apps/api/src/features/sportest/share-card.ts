import type { Language } from '@podium/contract/locale'
import { sportestPhrases } from '@podium/phrases/sportest'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { Card, CardPress } from '../../platform/media/index.ts'

interface Wanted {
  Params: { score: string }
}

/** The pictures for scores that people share: a card for each of the eleven, of nobody in particular. */
export function scoreCardRoutes(
  server: FastifyInstance,
  { press, productName }: { press: CardPress; productName: string },
): void {
  server.get<Wanted>('/files/card/sportest/:score.png', async (request, reply) => {
    const { score } = request.params
    if (!/^(\d|10)$/.test(score)) refuse('entityDoesNotExist')
    const card = cardOf(score, languageOf(request), productName)
    return press.send(request, reply, { card, avatarKey: null })
  })
}

function cardOf(score: string, language: Language, mark: string): Card {
  const t = sportestPhrases[language]
  return {
    kicker: t.name,
    name: t.result.outOf(score),
    line: t.title,
    score: null,
    mark,
    letters: score,
    hue: Number(score),
  }
}
