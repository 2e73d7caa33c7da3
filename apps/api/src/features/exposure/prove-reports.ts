import { deepStrictEqual } from 'node:assert'
import { thisYear } from '@podium/contract/calendar'
import { exposurePlaces, type ImpactRow } from '@podium/contract/exposure'
import { mostPerPage } from '@podium/contract/list'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { listImpact, sumImpact } from './read-impact.ts'
import { type Asked, findFirstSeason } from './records.ts'
import { recount, type Recounted } from './recount.ts'

/** What going through reports found. */
export interface Proof {
  reports: number
  rows: number
  /** What differs, in words; nothing where all is right. */
  wrong: string[]
}

/**
 * Holds every report of these members, as a supporter and as an athlete, in every season they have, against
 * the rows it rests on (`exposure.impact`).
 */
export async function proveReports(db: Db, userIds: readonly number[]): Promise<Proof> {
  const proof: Proof = { reports: 0, rows: 0, wrong: [] }
  for (const userId of userIds) {
    for (const side of ['supporter', 'athlete'] as const) {
      const whole = { side, userId, otherId: 0, season: thisYear(now()) }
      const first = await findFirstSeason(db, whole)
      for (let season = first ?? Infinity; season <= whole.season; season++) {
        await proveOne(db, { ...whole, season }, proof)
      }
    }
  }
  return proof
}

async function proveOne(db: Db, asked: Asked, proof: Proof): Promise<void> {
  const known = (await recount(db, asked)).toSorted(byPerson)
  const told = (await allRows(db, asked)).map(comparable).toSorted(byPerson)
  const name = `the ${asked.side} ${asked.userId} in ${asked.season}`
  proof.reports += 1
  proof.rows += told.length
  expectSame(proof, told, known, name)
  const { credits, months, seen, clicks, sold, people } = await sumImpact(db, asked)
  const all = { credits, months, seen, clicks, sold, people }
  expectSame(proof, all, totalOf(known), `${name}, in all`)
}

function expectSame(proof: Proof, told: unknown, known: unknown, name: string): void {
  try {
    deepStrictEqual(told, known)
  } catch (error) {
    proof.wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function allRows(db: Db, asked: Asked): Promise<ImpactRow[]> {
  // The figures do not depend on the reader.
  const viewer = { id: asked.userId, role: 'FAN' } as Viewer
  const all: ImpactRow[] = []
  for (let page = 0; ; page++) {
    const { list } = await listImpact(db, viewer, asked, { _page: page, _limit: mostPerPage })
    all.push(...list)
    if (list.length < mostPerPage) return all
  }
}

const byPerson = (one: Recounted, other: Recounted) => one.personId - other.personId

function comparable({ person, results, ...figures }: ImpactRow): Recounted {
  return { personId: person.id, ...figures, results: results.total }
}

function totalOf(rows: readonly Recounted[]) {
  const sum = (of: (row: Recounted) => number) => rows.reduce((all, row) => all + of(row), 0)
  return {
    credits: sum(({ credits }) => credits),
    months: sum(({ months }) => months),
    seen: Object.fromEntries(
      exposurePlaces.map((place) => [place, sum(({ seen }) => seen[place])]),
    ),
    clicks: sum(({ clicks }) => clicks),
    sold: { orders: sum(({ sold }) => sold.orders), credits: sum(({ sold }) => sold.credits) },
    people: rows.length,
  }
}
