import type { Language } from '@podium/contract/locale'
import { kitLimits } from '@podium/contract/media-kit'
import type { Goal, OpenMatch, Season } from '@podium/contract/season'
import { formatsOf } from '@podium/phrases/format'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { seasonPhrases } from '@podium/phrases/season'
import type { Kit, KitSeason } from './print/index.ts'

interface Reader {
  language: Language
  productName: string
}

/** What a kit says of the season: goals, who doubles, what is ahead and what was told lately. */
export function seasonOf(season: Season, reader: Reader): Kit['season'] {
  const { language } = reader
  const t = seasonPhrases[language]
  const { day, date } = formatsOf(language)
  const ofPage = season.matches.filter(({ goalId }) => goalId === null)
  return {
    title: t.title,
    matches: ofPage.map((match) => matchLine(match, language)),
    goals: season.goals.map((goal) => goalOf(goal, season.matches, language)),
    ahead: {
      title: t.competitions.title,
      more: moreOf(season, reader),
      list: season.competitions
        .slice(0, kitLimits.competitions)
        .map((one) => ({ day: day(one.date), what: one.name, place: one.place })),
    },
    updates: {
      title: t.updates.title,
      more: null,
      list: season.updates.map(({ at, text }) => ({ day: date(at), text: text.trim() })),
    },
  }
}

function moreOf({ competitions }: Season, { language, productName }: Reader): string | null {
  const left = competitions.length - kitLimits.competitions
  return left > 0 ? mediaKitPhrases[language].moreCompetitions(left, productName) : null
}

function goalOf(
  goal: Goal,
  matches: readonly OpenMatch[],
  language: Language,
): KitSeason['goals'][number] {
  const t = seasonPhrases[language].goal
  const { number, date } = formatsOf(language)
  const received = goal.received + goal.matched
  const state = goal.state === 'OPEN' ? t.until(date(goal.until)) : t.states[goal.state]
  return {
    title: goal.title,
    purpose: goal.purpose,
    share: Math.min(1, received / goal.credits),
    progress: `${t.progress(number(received), number(goal.credits))} · ${state}`,
    notes: [
      ...(goal.matched > 0 ? [t.matched(number(goal.matched))] : []),
      ...matches.filter(({ goalId }) => goalId === goal.id).map((one) => matchLine(one, language)),
    ],
  }
}

function matchLine({ by, left, perSupporter, until }: OpenMatch, language: Language): string {
  const t = seasonPhrases[language].match
  const { number, date } = formatsOf(language)
  const who = `${t.doubledBy} ${by?.name ?? t.somebody} ${t.last(number(left))}`
  const bounds = [t.most(number(perSupporter)), until && t.until(date(until))].filter(Boolean)
  return `${who} ${bounds.join(' · ')}`
}
