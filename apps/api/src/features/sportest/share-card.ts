import type { Language } from '@podium/contract/locale'
import { type SportestType, sportestTypes } from '@podium/contract/sportest'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Card, CardRenderer } from '../../platform/media/index.ts'

interface Wanted {
  Params: { result: string }
}

/** The pictures for scores that people share: one for each of a test, of nobody in particular. */
export function scoreCardRoutes(
  server: FastifyInstance,
  { renderer, productName }: { renderer: CardRenderer; productName: string },
): void {
  server.get<Wanted>('/files/card/sportest/:result.png', async (request, reply) => {
    // Without a test: links passed on before cards named it.
    const [, type, score] = /^(?:([a-z]+)-)?(\d|10)$/.exec(request.params.result) ?? []
    if (!score) refuse('entityDoesNotExist')
    const card = cardOf({ score, type: typeOf(type) }, languageOf(request), productName)
    return renderer.send(request, reply, { card, avatarKey: null })
  })
}

function typeOf(given: string | undefined): SportestType | undefined {
  const type = sportestTypes.find((known) => known.toLowerCase() === given)
  return type || !given ? type : refuse('entityDoesNotExist')
}

interface Result {
  score: string
  type: SportestType | undefined
}

function cardOf({ score, type }: Result, language: Language, mark: string): Card {
  const t = sportestPhrases[language]
  return {
    kicker: type ? sportestNames[language].tests[type] : t.name,
    name: t.result.outOf(score),
    line: t.title,
    score: null,
    mark,
    inside: { text: score, hue: Number(score) },
    isSquare: false,
  }
}
