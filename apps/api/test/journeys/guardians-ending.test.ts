import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { listAudit } from '@podium/contract/audit'
import {
  acceptDelegation,
  claimDelegation,
  endDelegation,
  listDelegations,
  offerDelegation,
} from '@podium/contract/delegations'
import { decide, listDecisions } from '@podium/contract/decisions'
import { endGuardianship, listGuardianships } from '@podium/contract/guardianship'
import { block, listConversations } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { getAthlete, putAthlete, putAthleteAsAdmin, putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport, requestSupport } from '@podium/contract/support'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { castPassword as password, freshAddress, join, openAdmin, signIn } from '../cast.ts'
import { athleteFormOf, saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { giveCredits, supportRequest } from '../supporting.ts'
import { aMinor, becomeGuardian, born, family, isSeen, of, show } from '../guarding.ts'

const podium = usePodium()

afterEach(restoreClock)

test('who turns out to be under age is acted for by nobody before a guardian, and looks after nobody', async () => {
  const [rui, carlos] = [await join(podium(), 'ATHLETE'), await join(podium(), 'MANAGER')]
  await letAct(podium(), carlos, rui)
  const acting = actingFor(carlos, rui)
  await acting.call(listConversations)
  const ward = await aMinor(podium())
  await becomeGuardian(podium(), ward, rui)
  await rui.call(putVisibility, show(ward))
  await saveAthlete(rui, { dateOfBirth: born(16) })
  await acting.refused('delegationEnded', listConversations)
  assert.deepEqual(await ward.call(listGuardianships), [])
  assert.equal(await isSeen(podium(), ward), false)
})

test('an offer that outlived the adulthood of who made it is taken by nobody', async () => {
  const [rui, carlos] = [await join(podium(), 'ATHLETE'), await join(podium(), 'MANAGER')]
  const help = { kind: 'HELP' as const, scopes: ['MESSAGES' as const] }
  const { id } = await rui.call(offerDelegation, { body: { ...help, userId: carlos.id } })
  const email = freshAddress('helper')
  await rui.call(offerDelegation, { body: { ...help, email } })
  const secret = await podium().tokenMailedTo(email, '/delegation')
  // As when the offers are made in the moment in which the date of birth is saved.
  const { db } = podium().context.database
  await db.updateTable('users').set({ protected: true }).where('id', '=', rui.id).execute()
  await carlos.refused('forbidden', acceptDelegation, { params: { id } })
  await carlos.refused('forbidden', claimDelegation, { body: { secret } })
  await actingFor(carlos, rui).refused('delegationEnded', listConversations)
})

test('a ward does not end a guardianship, nor by blocking the guardian', async () => {
  const { rui, paula, guardianship } = await family(podium())
  await rui.refused('forbidden', endGuardianship, { ...of(guardianship), body: { reason: '' } })
  await rui.refused('forbidden', endDelegation, of(guardianship))
  await rui.call(block, { params: { userId: paula.id } })
  assert.equal((await rui.call(listGuardianships)).length, 1)
  const { list } = await paula.call(listDelegations, { query: { side: 'delegate' } })
  assert.deepEqual(
    list.map(({ kind, state }) => [kind, state]),
    [['GUARDIAN', 'ACTIVE']],
  )
})

test('a guardian who closes the account is named to the ward, who reads what follows', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(closeAccount, { body: { password } })
  const { text } = await podium().mailTo(rui.email, 'Paula Nóbrega no longer looks after')
  assert.match(text, /your page is hidden and requests wait/)
  assert.match(text, /\/settings\/guardian/)
})

test('with the last guardian gone the page is hidden and requests wait', async () => {
  const { rui, paula, guardianship } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const marta = await join(podium(), 'FAN')
  await giveCredits(podium(), marta, 200)
  const { id } = await marta.call(requestSupport, supportRequest(rui, 50))
  const ana = await openAdmin(podium())
  const end = (reason: string) => ({ ...of(guardianship), body: { reason } })
  await ana.violates(['reason', 'NotBlank'], endGuardianship, end(''))
  await ana.call(endGuardianship, end('Não é a mãe.'))
  assert.equal(await isSeen(podium(), rui), false)
  const { list } = await ana.call(listAudit, { query: { act: 'GUARDIAN_ENDED' } })
  assert.deepEqual([list[0]?.reason, list[0]?.person?.id], ['Não é a mãe.', rui.id])
  await rui.refused('guardianNeeded', acceptSupport, { params: { id } })
  await actingFor(paula, rui).refused('delegationEnded', acceptSupport, { params: { id } })
  await paula.refused('userNotFound', putVisibility, show(rui))
  const again = await becomeGuardian(podium(), rui, paula)
  await paula.call(endGuardianship, { ...of(again), body: { reason: '' } })
  assert.deepEqual(await paula.call(listGuardianships), [])
})

test('an admin shows no page that a guardian hides', async () => {
  const { rui, paula } = await family(podium())
  const ana = await openAdmin(podium())
  const decide = (hiddenProfile: boolean) => ({
    ...of(rui),
    body: { hiddenProfile, reason: 'Uma denúncia.' },
  })
  await ana.call(putVisibility, decide(true))
  assert.deepEqual(await paula.call(putVisibility, show(rui)), { hiddenProfile: true })
  assert.deepEqual(await ana.call(putVisibility, decide(false)), { hiddenProfile: false })
  await paula.call(putVisibility, show(rui, true))
  assert.deepEqual(await ana.call(putVisibility, decide(false)), { hiddenProfile: true })
})

test('an admin shows no page that a ward hid, and takes back what admins decided about it', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  await rui.call(putVisibility, show(rui, true))
  const ana = await openAdmin(podium())
  const decide = (hiddenProfile: boolean) =>
    ana.call(putVisibility, { ...of(rui), body: { hiddenProfile, reason: 'Uma denúncia.' } })
  assert.deepEqual(await decide(false), { hiddenProfile: true })
  await decide(true)
  assert.deepEqual(await decide(false), { hiddenProfile: true })
  assert.equal(await isSeen(podium(), rui), false)
  // The veto is gone: a guardian shows it anew.
  assert.deepEqual(await paula.call(putVisibility, show(rui)), { hiddenProfile: false })
})

test('a page that a guardian hid and that lost its sport stays hidden once they leave', async () => {
  const { rui, paula } = await family(podium())
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  await paula.call(putVisibility, show(rui))
  const second = await becomeGuardian(podium(), rui, pedro, paula)
  await pedro.call(putVisibility, show(rui, true))
  const club = { clubCompositeKey: { clubName: '', sport: 'NA' } }
  await saveAthlete(rui, { club, dateOfBirth: undefined })
  await pedro.call(endGuardianship, { ...of(second), body: { reason: '' } })
  assert.equal(await isSeen(podium(), rui), false)
})

test('a page that a guardian hides is told to nobody as shown when an admin lifts a veto', async () => {
  const { rui, paula } = await family(podium())
  const ana = await openAdmin(podium())
  await paula.call(putVisibility, show(rui, true))
  const told = async (kind: string) =>
    (await rui.call(listNotifications)).list.filter((one) => one.kind === kind).length
  const decide = (hiddenProfile: boolean) => ({
    ...of(rui),
    body: { hiddenProfile, reason: 'Uma denúncia.' },
  })
  const lift = async () => {
    await ana.call(putVisibility, decide(true))
    await ana.call(putVisibility, decide(false))
    const query = { act: 'PROFILE_SHOWN', userId: rui.id } as const
    return (await ana.call(listAudit, { query })).list[0]?.after
  }
  assert.deepEqual([await lift(), await told('visibilityChanged')], [{ hiddenProfile: true }, 0])
  await paula.call(putVisibility, show(rui))
  assert.deepEqual([await lift(), await told('visibilityChanged')], [{ hiddenProfile: false }, 1])
})

test('a guardian ends protection with a reason on record', async () => {
  const { rui, paula } = await family(podium())
  const older = await athleteFormOf(rui, { dateOfBirth: born(19) })
  await rui.refused('guardianNeeded', putAthlete, { body: older as never })
  await paula.violates(['reason', 'NotBlank'], putAthleteAsAdmin, { ...of(rui), body: older })
  const body = { ...older, reason: 'Enganou-se no ano.' } as never
  const page = await paula.call(putAthleteAsAdmin, { ...of(rui), body })
  assert.equal(page.own?.protected, false)
  const ana = await openAdmin(podium())
  const { list } = await ana.call(listAudit, { query: { act: 'PROFILE_EDITED' } })
  assert.deepEqual([list[0]?.reason, list[0]?.actor.id], ['Enganou-se no ano.', paula.id])
  assert.deepEqual(await paula.call(listGuardianships), [])
  await paula.refused('forbidden', putAthleteAsAdmin, { ...of(rui), body })
})

test('a guardian who acts for the ward ends protection in the form of the page, as the guardian on record', async () => {
  const { rui, paula } = await family(podium())
  const acting = actingFor(paula, rui)
  const older = await athleteFormOf(rui, { dateOfBirth: born(19) })
  await acting.violates(['reason', 'NotBlank'], putAthlete, { body: older })
  const body = { ...older, reason: 'Enganou-se no ano.' } as never
  assert.equal((await acting.call(putAthlete, { body })).own?.protected, false)
  const ana = await openAdmin(podium())
  const { list } = await ana.call(listAudit, { query: { act: 'PROFILE_EDITED' } })
  assert.deepEqual([list[0]?.reason, list[0]?.actor.id], ['Enganou-se no ano.', paula.id])
})

test('the eighteenth birthday ends the guardianship, told to both, and leaves the page as it was', async () => {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  await saveAthlete(rui, { dateOfBirth: born(18, -3) })
  const paula = await join(podium(), 'FAN', { name: 'Paula' })
  await becomeGuardian(podium(), rui, paula)
  await paula.call(putVisibility, show(rui))
  const subjects = async (person: Person) =>
    (await podium().mailsTo(person.email)).map(({ subject }) => subject)
  const before = [await subjects(rui), await subjects(paula)]
  travel({ seconds: 4 * 86_400 })
  await runJob(podium(), 'settle-protection')
  await signIn(paula)
  assert.deepEqual(await paula.call(listGuardianships), [])
  const page = await podium().visitor().call(getAthlete, of(rui))
  assert.deepEqual([page.age, page.region, page.noindex], [18, 'Coimbra', false])
  // One mail tells each of them all of it.
  const after = [await subjects(rui), await subjects(paula)]
  const told = after.map((all, nth) => all.slice(0, all.length - before[nth]!.length))
  assert.deepEqual(told, [
    ['You now decide about your page'],
    ['Rui Lopes is of age and decides alone from now on: you no longer look after the account.'],
  ])
})

test('a guardianship that two admins end at once is ended and decided by the first', async () => {
  const { paula, guardianship } = await family(podium())
  const admins = [await openAdmin(podium()), await openAdmin(podium())]
  const end = (admin: Person) =>
    admin.raw(endGuardianship, { ...of(guardianship), body: { reason: 'Uma denúncia.' } })
  const { answers } = await podium().context.inTransaction(async (tx) => {
    await sql`select from delegations where id = ${guardianship.id} for update`.execute(tx)
    const both = admins.map((admin) => end(admin))
    await pause(300)
    return { answers: Promise.all(both) }
  })
  const statuses = (await answers).map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses.toSorted(), [204, 404])
  assert.equal((await paula.call(listDecisions)).total, 1)
})

test('a guardian whose account is suspended can still leave', async () => {
  const { rui, paula, guardianship } = await family(podium())
  const ana = await openAdmin(podium())
  const because = { ground: 'TERMS', explanation: 'Contra as regras da casa' } as const
  await ana.call(decide, {
    body: { subjectType: 'profile', subjectId: paula.id, act: 'SUSPEND', ...because },
  })
  // A server trusts a session it has looked up for less than a second.
  await pause(900)
  await paula.refused('forbidden', putVisibility, show(rui))
  await paula.call(endGuardianship, { ...of(guardianship), body: {} })
  assert.deepEqual(await rui.call(listGuardianships), [])
})
