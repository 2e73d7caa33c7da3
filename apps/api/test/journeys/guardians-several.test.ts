import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { sql } from 'kysely'
import { answerAppeal, appeal, listDecisions } from '@podium/contract/decisions'
import {
  endGuardianship,
  type Guardianship,
  listGuardianships,
  putContacts,
} from '@podium/contract/guardianship'
import { readHome } from '@podium/contract/home'
import { sendMessage } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import { acceptSupport, cancelSupport, requestSupport } from '@podium/contract/support'
import { actingFor } from '../acting.ts'
import { join, openAdmin } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allow, becomeGuardian, born, family, isSeen, of, show, write } from '../guarding.ts'
import { giveCredits, signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()

afterEach(restoreClock)

test('who hides or shows the page of a ward is read by the others, by bell and mail', async () => {
  const { rui, paula } = await family(podium())
  const told = async (person: Person) => {
    const { list } = await person.call(listNotifications)
    const lines = list.filter(({ kind }) => kind === 'wardPage')
    return lines.map(({ facts: { about, outcome }, actor }) => [about, outcome, actor?.name])
  }
  await paula.call(putVisibility, show(rui))
  await paula.call(putVisibility, show(rui))
  assert.deepEqual(await told(rui), [['OWN', 'shown', 'Paula']])
  assert.match((await podium().mailTo(rui.email, 'has made your page public')).text, /Paula/)
  await rui.call(putVisibility, show(rui, true))
  assert.deepEqual(await told(paula), [[undefined, 'hidden', 'Rui']])
  assert.match((await podium().mailTo(paula.email, 'page is hidden now')).text, /Rui/)
  await actingFor(paula, rui).call(putVisibility, show(rui))
  assert.deepEqual((await told(rui))[0], ['OWN', 'shown', 'Paula'])
  assert.equal((await told(paula)).length, 1)
})

test('home names a hidden page to the guardian who can show it, and not to one whom another keeps from it', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  await becomeGuardian(podium(), rui, pedro, paula)
  const waits = async () => {
    const homes = [await paula.call(readHome), await pedro.call(readHome)]
    return homes.map(({ counts }) => counts.wardPage)
  }
  assert.deepEqual(await waits(), [0, 0])
  await pedro.call(putVisibility, show(rui, true))
  assert.deepEqual(await waits(), [0, 1])
  await paula.call(putVisibility, show(rui, true))
  assert.deepEqual(await waits(), [1, 1])
  for (const guardian of [paula, pedro]) await guardian.call(putVisibility, show(rui))
  // What the ward hid either of them shows.
  await rui.call(putVisibility, show(rui, true))
  assert.deepEqual(await waits(), [1, 1])
})

test('what the ward alone hid stays hidden when a guardian leaves who came after it', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  await rui.call(putVisibility, show(rui, true))
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  const { id } = await becomeGuardian(podium(), rui, pedro, paula)
  assert.equal(await isSeen(podium(), rui), false)
  await pedro.call(endGuardianship, { params: { id }, body: {} })
  assert.equal(await isSeen(podium(), rui), false)
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
})

test('what ward and guardian both hid stays hidden when that guardian leaves, until another shows it', async () => {
  const { rui, paula } = await family(podium())
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  const second = await becomeGuardian(podium(), rui, pedro, paula)
  for (const guardian of [paula, pedro]) await guardian.call(putVisibility, show(rui))
  await rui.call(putVisibility, show(rui, true))
  await pedro.call(putVisibility, show(rui, true))
  await pedro.call(endGuardianship, { ...of(second), body: {} })
  assert.equal(await isSeen(podium(), rui), false)
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
  // What a guardian hides later is hidden by them alone.
  const third = await becomeGuardian(podium(), rui, pedro, paula)
  await pedro.call(putVisibility, show(rui, true))
  await pedro.call(endGuardianship, { ...of(third), body: {} })
  assert.equal(await isSeen(podium(), rui), true)
})

test('who comes second keeps no page hidden that the ward alone hid', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  await rui.call(putVisibility, show(rui, true))
  await becomeGuardian(podium(), rui, await join(podium(), 'MANAGER'), paula)
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
})

test('that a running support of a ward was cancelled the guardians read who did not do it', async () => {
  const { rui, paula } = await family(podium())
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  await becomeGuardian(podium(), rui, pedro, paula)
  await giveCredits(podium(), rui, 100)
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const told = async (person: Person) => {
    await podium().settled()
    const { list } = await person.call(listNotifications)
    return list.flatMap(({ kind, actor }) => (kind === 'wardSupport' ? [actor?.id] : []))
  }
  const cancelled = async (by: Person, status: 'PENDING' | 'ACTIVE') => {
    const request = await actingFor(paula, rui).call(requestSupport, supportRequest(ines, 50))
    if (status === 'ACTIVE') await ines.call(acceptSupport, of(request))
    await actingFor(by, rui).call(cancelSupport, { ...of(request), query: { status } })
  }
  await cancelled(paula, 'PENDING')
  assert.deepEqual([await told(paula), await told(pedro)], [[], []])
  await cancelled(paula, 'ACTIVE')
  assert.deepEqual([await told(paula), await told(pedro)], [[], [rui.id]])
  assert.match((await podium().mailTo(pedro.email, 'A support of')).subject, /Rui Lopes/)
})

test('of two guardians the stricter holds, for the page and for who may write', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const [pedro, carlos, ines] = [
    await join(podium(), 'MANAGER', { name: 'Pedro' }),
    await join(podium(), 'MANAGER'),
    await join(podium(), 'ATHLETE'),
  ]
  const second = await becomeGuardian(podium(), rui, pedro, paula)
  // Coming second decides nothing.
  assert.deepEqual([second.hiddenProfile, await isSeen(podium(), rui)], [false, true])
  await pedro.call(putVisibility, show(rui, true))
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), false)
  await pedro.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
  await paula.call(putContacts, allow(rui, carlos, ines))
  await carlos.call(sendMessage, write(rui))
  await rui.call(sendMessage, write(ines))
  const decided = await pedro.call(putContacts, allow(rui, ines))
  assert.deepEqual(decided.allowed, [ines.id])
  await carlos.refused('recipientUnavailable', sendMessage, write(rui))
  await rui.refused('recipientUnavailable', sendMessage, write(carlos))
  await ines.call(sendMessage, write(rui))
  const offered = async (who: Person) => {
    const { abilities } = await who.call(getAthlete, { params: { id: rui.id } })
    return abilities.message
  }
  assert.deepEqual(
    [await offered(carlos), await offered(ines), await offered(paula)],
    [false, true, true],
  )
  assert.equal(await offered(podium().visitor()), false)
  // Guardians always may.
  await paula.call(sendMessage, write(rui))
  await rui.call(sendMessage, write(pedro))
  await carlos.refused('userNotFound', putContacts, allow(rui, carlos))
})

/** Lets calls about a page begin one after the other, and go on together once all of them wait for it. */
async function atOnce(ward: Person, ...calls: (() => Promise<unknown>)[]): Promise<void> {
  const { inTransaction } = podium().context
  let begun: Promise<unknown>[] = []
  await inTransaction(async (tx) => {
    await sql`select from profiles where user_id = ${ward.id} for update`.execute(tx)
    for (const call of calls) {
      begun = [...begun, call()]
      await new Promise((done) => setTimeout(done, 300))
    }
  })
  await Promise.all(begun)
}

test('of two guardians who decide at once the stricter holds, and of two who leave the page is hidden', async () => {
  const [{ rui, paula, guardianship: first }, pedro] = [
    await family(podium()),
    await join(podium(), 'MANAGER', { name: 'Pedro' }),
  ]
  await paula.call(putVisibility, show(rui))
  const second = await becomeGuardian(podium(), rui, pedro, paula)
  await atOnce(
    rui,
    () => paula.call(putVisibility, show(rui, true)),
    () => pedro.call(putVisibility, show(rui)),
  )
  assert.equal(await isSeen(podium(), rui), false)
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
  const leave = (who: Person, guardianship: Guardianship) => () =>
    who.call(endGuardianship, { ...of(guardianship), body: { reason: '' } })
  await atOnce(rui, leave(paula, first), leave(pedro, second))
  assert.equal(await isSeen(podium(), rui), false)
})

test('a page that shows itself while a date makes its owner protected ends up hidden', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês' })
  await saveAthlete(ines, {})
  await ines.call(putVisibility, show(ines, true))
  await atOnce(
    ines,
    () => saveAthlete(ines, { dateOfBirth: born(15) }),
    () => ines.raw(putVisibility, show(ines)),
  )
  assert.equal(await isSeen(podium(), ines), false)
})

test('a page that its ward hides stays hidden when one of several guardians leaves', async () => {
  const { rui, paula } = await family(podium())
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  const second = await becomeGuardian(podium(), rui, pedro, paula)
  await paula.call(putVisibility, show(rui))
  await pedro.call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
  await rui.call(putVisibility, show(rui, true))
  await pedro.call(endGuardianship, { ...of(second), body: { reason: '' } })
  assert.equal(await isSeen(podium(), rui), false)
})

/** A ward with a guardian, whose page an admin hides while a second guardian comes; and how that ends. */
async function comeWhileVetoed(isShown: boolean) {
  const { rui, paula } = await family(podium())
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  if (isShown) await paula.call(putVisibility, show(rui))
  const decide = (hiddenProfile: boolean) =>
    ana.call(putVisibility, { ...of(rui), body: { hiddenProfile, reason: 'Uma denúncia.' } })
  await decide(true)
  await becomeGuardian(podium(), rui, pedro, paula)
  const reverse = async () => {
    const [decision] = (await rui.call(listDecisions)).list
    const ref = of(decision ?? assert.fail('nothing was decided'))
    await rui.call(appeal, { ...ref, body: { text: 'Não fui eu.' } })
    await eva.call(answerAppeal, { ...ref, body: { outcome: 'REVERSED', reason: 'Certo' } })
  }
  const lift = { admin: () => decide(false), appeal: reverse }
  const hides = async (guardian: Person) =>
    (await guardian.call(listGuardianships)).find((one) => one.guardian?.id === guardian.id)
      ?.hiddenProfile
  return { rui, paula, pedro, lift, hides }
}

test('while an admin hides a page a guardian reads what they decided themselves, and can hide it', async () => {
  const { rui, paula, pedro, lift, hides } = await comeWhileVetoed(true)
  assert.deepEqual([await hides(paula), await hides(pedro)], [false, false])
  await paula.call(putVisibility, show(rui, true))
  assert.deepEqual([await hides(paula), await hides(pedro)], [true, false])
  await lift.appeal()
  assert.equal(await isSeen(podium(), rui), false)
})

for (const by of ['admin', 'appeal'] as const) {
  test(`who comes second while an admin hides a page decides nothing: shown before, it is shown after (${by})`, async () => {
    const { rui, paula, pedro, lift, hides } = await comeWhileVetoed(true)
    await lift[by]()
    assert.equal(await isSeen(podium(), rui), true)
    assert.deepEqual([await hides(paula), await hides(pedro)], [false, false])
  })

  test(`a page that was hidden before an admin hid it waits for both guardians after (${by})`, async () => {
    const { rui, paula, pedro, lift, hides } = await comeWhileVetoed(false)
    await paula.call(putVisibility, show(rui))
    await lift[by]()
    assert.equal(await isSeen(podium(), rui), false)
    assert.deepEqual([await hides(paula), await hides(pedro)], [false, true])
    await pedro.call(putVisibility, show(rui))
    assert.equal(await isSeen(podium(), rui), true)
  })

  test(`what a guardian is on record as hiding is not shown by lifting a veto (${by})`, async () => {
    const { rui, pedro, lift, hides } = await comeWhileVetoed(true)
    await sql`update guardian_choices set hidden = true where guardian_id = ${pedro.id}`.execute(
      podium().context.database.db,
    )
    await lift[by]()
    assert.deepEqual([await isSeen(podium(), rui), await hides(pedro)], [false, true])
  })
}
