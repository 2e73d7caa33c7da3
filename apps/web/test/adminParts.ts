import { type AdminUser, getUser } from '@podium/contract/admin'
import { getNetworkPlaces } from '@podium/contract/network'
import { type AdminPayment } from '@podium/contract/payments'
import { answer, type PreparedAnswer } from './answers.ts'
import { member } from './people.ts'
import { renderPage } from './renderPage.ts'

export const now = '2026-01-01T10:00:00.000Z'

export const openPart = (path: string, ...answers: PreparedAnswer[]) =>
  renderPage(path, {
    as: member('ADMIN', { name: 'Ana' }),
    answers: [answer(getNetworkPlaces, []), ...answers],
  })

/** A fan as the list shows them. */
export function fan(id: number, name: string, details: Partial<AdminUser> = {}): AdminUser {
  return {
    ...{ id, role: 'FAN', name, lastName: 'Reis', email: `${name.toLowerCase()}@podium.example` },
    ...{ sport: null, countryCode: 'PT', suspended: false },
    ...{ hiddenProfile: false, hiddenByAdmin: false },
    ...{ activated: true, createdAt: now, lastSeenAt: null, available: 20, debt: 0 },
    abilities: { edit: true, credits: true, visibility: true, delete: true },
    ...details,
  }
}

export const inFull = (user: AdminUser) =>
  answer(getUser, {
    ...user,
    wallet: { available: user.available ?? 0, reserved: 0, held: 0, debt: user.debt, version: 1 },
    obstacles: [],
    guardians: null,
    restricted: null,
  })

export const payment: AdminPayment = {
  ...{ transactionId: 'sbx-1', status: 'PAID', purpose: 'CREDITS', creditAmount: 50, planId: null },
  ...{ grossCents: 10_000, netCents: 8130, vatCents: 1870, vatPercent: 23, taxRule: 'ORIGIN' },
  currency: 'EUR',
  ...{ method: 'CARD', entity: null, reference: null, deadline: null, createdAt: now },
  ...{ paidAt: now, refundedAt: null, hasReceipt: true, isTest: true, provider: 'sandbox' },
  ...{
    checkedAt: null,
    owedCredits: 0,
    refundReason: '',
    providerAsked: true,
    refundByHand: false,
    refundedCents: 0,
    refundedCredits: 0,
  },
  ...{ refundUnderWay: false, withdrawableUntil: null },
  invoice: { status: 'ISSUED', number: 'A/12', creditNotes: [], creditNoteDue: null },
  user: { id: 9, name: 'Marta', lastName: 'Reis', role: 'FAN' },
}
