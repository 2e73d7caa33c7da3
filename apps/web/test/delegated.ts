import { type Delegation, listDelegations } from '@podium/contract/delegations'
import type { PersonCard } from '@podium/contract/people'
import { answer } from './answers.ts'
import { member } from './people.ts'

export const noPicture = { id: 0, main: null }
export const carlos = member('MANAGER', { name: 'Carlos', lastName: 'Antunes' })
export const ines = member('ATHLETE', { id: 70, name: 'Inês', lastName: 'Carvalho' })
export const inesPage = { id: ines.id, name: 'Inês', lastName: 'Carvalho' }

export function card({ id, role, name, lastName }: typeof ines): PersonCard {
  return { id, role, name, lastName, avatar: noPicture, sport: null, visible: true }
}

export function delegation(details: Partial<Delegation> = {}): Delegation {
  return {
    ...{ id: 4, kind: 'REPRESENTATION', scopes: ['PAGE', 'SUPPORT'], endsAt: null },
    ...{ state: 'ACTIVE', principal: card(ines), delegate: card(carlos), email: null },
    ...{ offeredAt: '2026-03-01T10:00:00.000Z', offeredUntil: '2030-03-15T10:00:00.000Z' },
    ...{ acceptedAt: '2026-03-02T10:00:00.000Z', endedAt: null },
    abilities: { accept: false, end: true },
    ...details,
  }
}

export const offered = delegation({
  ...{ state: 'OFFERED', acceptedAt: null, abilities: { accept: true, end: true } },
})
export const listed = (...list: Delegation[]) =>
  answer(listDelegations, { list, total: list.length })
