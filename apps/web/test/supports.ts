import type { SessionUser } from '@podium/contract/identity'
import type { SupportEntry } from '@podium/contract/support'
import { member } from './people.ts'

export const fan = member('FAN', { name: 'Marta', lastName: 'Reis' })
export const athlete = member('ATHLETE', { name: 'Inês', lastName: 'Prata' })

export const noAbilities = {
  ...{ accept: false, reject: false, cancel: false },
  ...{ renew: false, thank: false, close: false, highlight: false },
}

export function person({ id, role, name, lastName }: SessionUser): SupportEntry['athlete'] {
  const avatar = { id: 0, main: null }
  return { ...{ id, name, lastName, avatar }, role: role as 'FAN', sport: null, hasPage: true }
}

/** A request of the fan for 50 credits that waits, as its athlete sees it. */
export function request(details: Partial<SupportEntry> = {}): SupportEntry {
  const supporter = person(fan)
  return {
    ...{ id: 21, status: 'PENDING', totalCredits: 50, periodBought: 1, periodLeft: null },
    ...{ userId: fan.id, userRole: 'FAN', userName: 'Marta Reis', userAvatar: supporter.avatar },
    ...{ athlete: person(athlete), supporter, private: false, highlighted: false },
    ...{ requestedAt: '2026-11-20T10:00:00.000Z', answerBy: '2026-12-20T10:00:00.000Z' },
    ...{ activeFrom: null, endsAt: null, endedAt: null, endReason: null, thankYou: '' },
    ...{ note: '', goal: null, goalOver: false, match: null, thanks: null },
    abilities: { ...noAbilities, accept: true, reject: true },
    ...details,
  }
}
