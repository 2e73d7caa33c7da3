import { expect, type APIRequestContext } from '@playwright/test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { Mailbox } from './mailbox.ts'
import type { People, Person } from './people.ts'
import { authorizationOf } from './selling.ts'

/** An athlete of about fifteen whose page their guardian shows, where a journey is not about how. */
export async function createFamily(
  api: APIRequestContext,
  people: People,
  mailbox: Mailbox,
): Promise<{ rui: Person; paula: Person }> {
  const dateOfBirth = dayAfter(calendarDay(new Date()), -15 * 366)
  const rui = await people.createMember('ATHLETE', { name: 'Rui', lastName: 'Lopes', dateOfBirth })
  const paula = await people.createMember('FAN', { name: 'Paula', lastName: 'Lopes' })
  const as = async (person: Person, path: string, data: object, method = 'POST') => {
    const headers = await authorizationOf(api, person)
    const answer = await api.fetch(`/api${path}`, { method, headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await as(rui, '/users/me/guardian', { email: paula.email })
  const secret = await mailbox.tokenMailedTo(paula.email, '/guardianship')
  const adult = { confirmed: true, dateOfBirth: '1980-05-05' }
  await as(paula, `/guardianship/${secret}/accept`, adult)
  await as(paula, `/users/${rui.id}/visibility`, { hiddenProfile: false }, 'PUT')
  return { rui, paula }
}
