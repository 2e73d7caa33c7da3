import type { ImpactRow, ImpactSummary, Seen } from '@podium/contract/exposure'
import { exposurePlaces } from '@podium/contract/exposure-rules'
import { type Language, languageTable } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import type { YearResult } from '@podium/contract/years'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { formatsOf } from '@podium/phrases/format'
import { impactPhrases } from '@podium/phrases/impact'
import { profilesPhrases } from '@podium/phrases/profiles'
import { yearsPhrases } from '@podium/phrases/years'
import { now } from '../../platform/clock.ts'
import type { CardRecord } from '../support/index.ts'
import type { Report } from './print/index.ts'
import type { Asked } from './records.ts'

interface About {
  summary: ImpactSummary
  list: ImpactRow[]
  total: number
}

interface Describing {
  owner: Pick<CardRecord, 'name' | 'last_name'>
  side: Asked['side']
  language: Language
  productName: string
}

/** What the report of a season says: the same figures as the page. */
export function describeReport({ summary, list, total }: About, deps: Describing): Report {
  const { owner, side, language, productName } = deps
  const t = impactPhrases[language]
  const { number, date } = formatsOf(language)
  const name = personName({ name: owner.name, lastName: owner.last_name })
  const left = total - list.length
  const isOfOne = list.length === 1 && total === 1 && summary.people === 1
  const [only] = list
  return {
    language: languageTable[language].locale,
    title: `${t.title[side]}, ${name}, ${summary.season}`,
    mark: productName,
    kicker: t.seasonOf(summary.season),
    heading: t.title[side],
    line: isOfOne && only ? `${name} · ${t.of(nameOf(only, language))}` : name,
    tiles: tilesOf(summary, deps),
    places: placesOf(summary.seen, language),
    people: {
      title: t.by[side],
      columns: columnsOf(deps),
      rows: list.map((row) => rowOf(row, language)),
      more: left > 0 ? t.restInFile(number(left)) : null,
    },
    soldTo: {
      title: t.soldTo,
      rows: summary.soldTo.map(({ role, orders, credits }) => ({
        label: profilesPhrases[language].roles[role],
        value: t.sold(orders, number(credits)),
      })),
    },
    notes: {
      title: t.meaningTitle,
      texts: [
        t.meaning,
        ...(side === 'athlete' ? [t.noPrivate] : []),
        ...(list.some(({ counted }) => !counted) ? [`${t.notCounted}: ${t.notCountedText}`] : []),
      ],
    },
    foot: `${name} · ${t.made(date(now()), productName)}`,
    pageNumber: t.page('{page}', '{pages}'),
  }
}

const allOf = (seen: Seen) => exposurePlaces.reduce((sum, place) => sum + seen[place], 0)

function tilesOf(summary: ImpactSummary, { side, language }: Describing): Report['tiles'] {
  const t = impactPhrases[language]
  const { number, euros } = formatsOf(language)
  const { credits, cents, months, people, seen, clicks, results, updates, sold } = summary
  const known: [string, number, string?][] = [
    [t.figures.credits, credits, t.euros(euros(cents))],
    [t.figures.months, months],
    [t.figures.people[side], people],
    [t.figures.seen, allOf(seen)],
    [t.figures.clicks, clicks],
    [t.figures.results, results],
    [t.figures.updates, updates],
    [t.figures.sold[side], sold.orders, t.credits(number(sold.credits))],
  ]
  return known.map(([label, value, note]) => ({ label, value: number(value), note: note ?? null }))
}

function placesOf(seen: Seen, language: Language): Report['places'] {
  const t = impactPhrases[language]
  const all = allOf(seen)
  return {
    title: t.seenWhere,
    rows: exposurePlaces.map((place) => ({
      label: t.places[place],
      value: formatsOf(language).number(seen[place]),
      share: all > 0 ? seen[place] / all : 0,
    })),
  }
}

function columnsOf({ side, language }: Describing): string[] {
  const { columns: t } = impactPhrases[language]
  const figures = [t.credits, t.months, t.seenShort, t.clicks, t.results, t.updates, t.soldShort]
  return [t.person[side], ...figures]
}

function rowOf(row: ImpactRow, language: Language): Report['people']['rows'][number] {
  const { number } = formatsOf(language)
  const { credits, months, seen, clicks, results, updates, sold, counted } = row
  const told = (value: number) => (counted ? number(value) : '–')
  return {
    cells: [
      nameOf(row, language),
      number(credits),
      number(months),
      told(allOf(seen)),
      told(clicks),
      number(results.total),
      number(updates),
      number(sold.orders),
    ],
    note: results.list.map((result) => inWords(result, language)).join(' · ') || null,
  }
}

function nameOf({ person }: ImpactRow, language: Language): string {
  return personName(person) || impactPhrases[language].gone
}

function inWords(result: YearResult, language: Language): string {
  const t = achievementsPhrases[language]
  const { competition, competitionLevel, month } = result
  const what = competition ?? t.competition(t.levels[competitionLevel])
  return `${t.position(result.result)} ${what} (${yearsPhrases[language].month(month)})`
}
