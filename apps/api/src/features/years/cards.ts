import { idOf } from '@podium/contract/largest-id'
import type { Language } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { AthleteYear, OwnYear } from '@podium/contract/years'
import { formatsOf } from '@podium/phrases/format'
import { yearsPhrases } from '@podium/phrases/years'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/index.ts'
import { drawnOnPaper } from '../../platform/drawn.ts'
import { languageOf } from '../../platform/http/index.ts'
import { cardPortrait, type CardRenderer, type CardSource } from '../../platform/media/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { avatarKey } from '../files/index.ts'
import { type CardRecord } from '../support/index.ts'
import { readAthleteYear } from './read-athlete-year.ts'

export interface Deps {
  renderer: CardRenderer
  productName: string
}

interface Wanted {
  Params: { id: string; year: string }
}

/** The pictures of athletes' years, where their links are shown: what a visitor reads of them. */
export function yearCardRoutes(server: FastifyInstance, { db, ...deps }: Deps & { db: Db }): void {
  server.get<Wanted>('/files/card/athlete/:id/:year.png', async (request, reply) => {
    const [id, year] = [idOf(request.params.id), idOf(request.params.year)]
    if (id === null || year === null) refuse('entityDoesNotExist')
    const shown = await readAthleteYear(db, null, { id, year })
    const language = languageOf(request)
    const { athlete } = shown
    const { renderer, productName: mark } = deps
    const t = yearsPhrases[language]
    const line = lineOfAthlete(shown, language)
    const who = { ...athlete, avatar_id: athlete.avatar.id, last_name: athlete.lastName }
    return renderer.send(request, reply, cardOf(who, { kicker: t.card.athlete(year), line, mark }))
  })
}

function lineOfAthlete(shown: AthleteYear, language: Language): string | null {
  const { supporters, goals, results } = shown
  const { card } = yearsPhrases[language]
  return joined([
    supporters !== null && supporters > 0 && card.supporters(supporters),
    goals.total > 0 && card.goals(goals.total),
    results.total > 0 && card.results(results.total),
  ])
}

/** The card of a supporter's year; they alone have it, and pass it on as they like. */
export function ownCard(
  who: CardRecord,
  year: OwnYear,
  { language, productName: mark }: { language: Language; productName: string },
): CardSource {
  const { card } = yearsPhrases[language]
  const { credits, athletes, goalsReached, results } = year
  const line = joined([
    card.athletes(athletes),
    card.credits(formatsOf(language).number(credits)),
    goalsReached > 0 && card.goals(goalsReached),
    results > 0 && card.results(results),
  ])
  return cardOf(who, { kicker: card.supporter(year.year), line, mark })
}

const joined = (parts: (string | false)[]) => parts.filter(Boolean).join(' · ') || null

type Who = Pick<CardRecord, 'id' | 'role' | 'name' | 'last_name' | 'sport' | 'avatar_id'>

function cardOf(
  { id: userId, role, name, last_name, sport, avatar_id }: Who,
  words: { kicker: string; line: string | null; mark: string },
): CardSource {
  return {
    avatarKey: avatar_id ? avatarKey(avatar_id) : null,
    card: {
      ...words,
      name: personName({ name, lastName: last_name }),
      score: null,
      inside: drawnOnPaper({ userId, role, sport, name }, cardPortrait),
      isSquare: role === 'SPONSOR',
    },
  }
}
