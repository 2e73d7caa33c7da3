import assert from 'node:assert/strict'
import {
  listSportestOptions,
  type SportestOptionType,
  type SportestType,
} from '@podium/contract/sportest'
import type { Person } from './person.ts'

/** The option of a type at a place of its ladder, -1 for the best. */
export async function option(
  person: Person,
  type: SportestOptionType,
  at: number,
): Promise<number> {
  const options = await person.call(listSportestOptions)
  const ladder = options.filter((known) => known.sportestAnswerOptionType === type)
  return ladder.at(at)?.id ?? assert.fail(`no option ${type} ${at}`)
}

/** A test with the worst answers (0) or the best (-1). */
export async function sportestOf(person: Person, type: SportestType, at: 0 | -1) {
  const sport = await option(person, 'MODALITY', 0)
  if (type === 'FAN') {
    const fanInterest = at === 0 ? ('A' as const) : ('D' as const)
    return { sportestType: type, fanInterest, fanModalityAnswerId: sport }
  }
  if (type === 'SPONSOR') {
    return {
      sportestType: type,
      sponsorEntityType: at === 0 ? ('OTHER' as const) : ('PRIVATE_COMPANY' as const),
      sponsorModalityAnswerId: sport,
      sponsorSponsorshipBudgetAnswerId: await option(person, 'SPONSOR_BUDGET', at),
      sponsorSponsorshipPackAnswerId: await option(person, 'SPONSOR_PACK', at),
    }
  }
  return {
    sportestType: type,
    athleteBestResultEventAnswerId: await option(person, 'ATLHETE_EVENT', at),
    athleteBestResultPositionAnswerId: await option(person, 'ATLHETE_BEST_POSITION', at),
    athleteBudgetAnswerId: await option(person, 'ATLHETE_BUDGET', at),
    athleteModalityAnswerId: sport,
  }
}
