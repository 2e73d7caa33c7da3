// Some people and what they may do to each other, for tests of what is kept of them.
import assert from 'node:assert/strict'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { decide } from '@podium/contract/decisions'
import { endDelegation } from '@podium/contract/delegations'
import { follow } from '@podium/contract/follows'
import { putAthlete, putVisibility } from '@podium/contract/profiles'
import { decideRegister, putRegister } from '@podium/contract/registers'
import type { MemberRole } from '@podium/contract/roles'
import type { RouteShape } from '@podium/contract/route'
import { addCompetition, addGoal } from '@podium/contract/season'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport, cancelSupport, requestSupport } from '@podium/contract/support'
import { publishUpdate } from '@podium/contract/updates'
import fc from 'fast-check'
import { letAct } from './acting.ts'
import { castPassword, openAdmin } from './cast.ts'
import { athleteFormOf } from './forms.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { offerProduct, openSponsor } from './shop.ts'
import { signedInMember, supportRequest } from './supporting.ts'

export interface World {
  people: [Person, MemberRole][]
  named: Record<'ana' | 'ines' | 'rui' | 'tiago' | 'marta' | 'helena' | 'carlos', Person>
  /** Each tells whether it was done. */
  acts: Record<string, () => Promise<boolean>>
}

/** Some people who have to do with each other, and what they may do. Most acts are refused now and then. */
export async function openWorld(podium: TestPodium): Promise<World> {
  const [ana, ines, rui, tiago] = [
    await openAdmin(podium),
    await signedInMember(podium, 'ATHLETE', { name: 'Inês', credits: 500 }),
    await signedInMember(podium, 'ATHLETE', { name: 'Rui' }),
    await signedInMember(podium, 'ATHLETE', { name: 'Tiago' }),
  ]
  const marta = await signedInMember(podium, 'FAN', { name: 'Marta', credits: 5000 })
  const helena = await openSponsor(podium)
  const carlos = await signedInMember(podium, 'MANAGER', { name: 'Carlos' })
  const show = async (who: Person, hiddenProfile: boolean, by = who) => {
    const body = { hiddenProfile, ...(by !== who && { reason: 'A test' }) }
    return isDone(by.raw(putVisibility, { params: { id: who.id }, body }))
  }
  const today = calendarDay(new Date())
  const isDone = async (call: Promise<{ statusCode: number }>) => (await call).statusCode < 300
  let [count, running, representing] = [0, 0, 0]
  const register = { name: 'FPA', countryCode: 'PT' }
  const support = async (supporter: Person, athlete: Person, hidden = false) => {
    const asked = await supporter.raw(requestSupport, supportRequest(athlete, 50, hidden))
    if (asked.statusCode !== 201) return false
    const { id } = asked.json<{ id: number }>()
    await athlete.call(acceptSupport, { params: { id } })
    if (supporter === marta) running = id
    return true
  }
  const save = async (athlete: Person, change: object) => {
    const body = (await athleteFormOf(athlete, change)) as never
    return isDone(athlete.raw(putAthlete, { body }))
  }
  const add = <R extends RouteShape>(route: R, body: object) =>
    isDone(ines.raw(route, ...([{ body }] as never)))
  const explained = { explanation: 'A test', act: 'SUSPEND', ground: 'TERMS' } as const
  const acts: World['acts'] = {
    hide: () => show(ines, true),
    publish: () => show(ines, false),
    hideSupporter: () => show(marta, true),
    publishSupporter: () => show(marta, false),
    hideByAdmin: () => show(rui, true, ana),
    showByAdmin: () => show(rui, false, ana),
    rename: () => save(ines, { name: `Inês ${(count += 1)}` }),
    renameAlike: () => save(rui, { name: `Rui ${(count += 1)}` }),
    support: () => support(marta, ines),
    supportPrivately: () => support(marta, ines, true),
    supportByAthlete: () => support(ines, rui),
    endSupport: () =>
      isDone(marta.raw(cancelSupport, { params: { id: running }, query: { status: 'ACTIVE' } })),
    follow: () => isDone(helena.raw(follow, { params: { userId: ines.id } })),
    goal: () =>
      add(addGoal, { title: 'Final', purpose: 'Ir', credits: 100, until: dayAfter(today, 60) }),
    competition: () =>
      add(addCompetition, { name: `Prova ${(count += 1)}`, place: '', date: dayAfter(today, 9) }),
    update: () => add(publishUpdate, { text: 'Hoje', audience: 'EVERYBODY', counted: 1 }),
    sell: async () => (await offerProduct(helena, { title: `Boné ${(count += 1)}` })).id > 0,
    represent: async () => (representing = await letAct(podium, carlos, ines)) > 0,
    endRepresenting: () => isDone(ines.raw(endDelegation, { params: { id: representing } })),
    hideManager: () => show(carlos, true),
    publishManager: () => show(carlos, false),
    nameRegister: () =>
      isDone(carlos.raw(putRegister, { body: { ...register, number: `N ${(count += 1)}` } })),
    checkRegister: () =>
      isDone(
        ana.raw(decideRegister, {
          params: { id: carlos.id },
          body: { state: 'CHECKED', reason: '' },
        }),
      ),
    protect: () => save(tiago, { dateOfBirth: dayAfter(today, -15 * 365) }),
    suspend: () => {
      const body = { subjectType: 'profile', subjectId: rui.id, ...explained } as const
      return isDone(ana.raw(decide, { body }))
    },
    close: () => isDone(marta.raw(closeAccount, { body: { password: castPassword } })),
  }
  const people: World['people'] = [
    [ines, 'ATHLETE'],
    [rui, 'ATHLETE'],
    [tiago, 'ATHLETE'],
    [marta, 'FAN'],
    [helena, 'SPONSOR'],
    [carlos, 'MANAGER'],
  ]
  const named = { ana, ines, rui, tiago, marta, helena, carlos }
  return { people, named, acts }
}

/** Acts in an order in which all are done, before they come in any order and some are refused. */
export const actsInOrder = [
  ...['support', 'goal', 'competition', 'update', 'follow', 'rename', 'sell', 'supportByAthlete'],
  ...['hideSupporter', 'publishSupporter', 'endSupport', 'supportPrivately', 'renameAlike'],
  ...['nameRegister', 'represent', 'hideManager', 'publishManager', 'checkRegister'],
  ...['hide', 'publish', 'hideByAdmin', 'showByAdmin', 'suspend', 'protect'],
  ...['endRepresenting'],
]

/** Does all of these acts in their order, then in any, then closes an account; looks after each. */
export async function playActs(
  acts: World['acts'],
  order: string[],
  look: (act: string) => Promise<void>,
): Promise<void> {
  const shuffled = fc.shuffledSubarray(order, { minLength: order.length })
  const [inAnyOrder] = fc.sample(shuffled, { numRuns: 1, seed: 20_261_125 })
  const known = new Set<string>()
  for (const act of [...order, ...(inAnyOrder ?? []), 'close']) {
    const wasDone = await acts[act]!()
    assert.ok(wasDone || known.has(act), `${act} was refused at its first time`)
    known.add(act)
    await look(act)
  }
}
