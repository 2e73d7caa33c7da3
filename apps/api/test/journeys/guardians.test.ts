import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { sql } from 'kysely'
import { addAchievement } from '@podium/contract/achievements'
import { listAudit } from '@podium/contract/audit'
import { createClub } from '@podium/contract/clubs'
import {
  acceptDelegation,
  claimDelegation,
  endDelegation,
  listDelegations,
  offerDelegation,
} from '@podium/contract/delegations'
import {
  acceptGuardianship,
  endGuardianship,
  type Guardianship,
  listGuardianships,
  nameGuardian,
  putContacts,
  readGuardianOffer,
  withdrawGuardianOffer,
} from '@podium/contract/guardianship'
import {
  block,
  listConversations,
  readConversation,
  putMessageSettings,
  sendMessage,
} from '@podium/contract/messages'
import { follow } from '@podium/contract/follows'
import { readHome } from '@podium/contract/home'
import {
  deleteUpdate,
  listUpdates,
  publishUpdate,
  type UpdateAudience,
} from '@podium/contract/updates'
import { searchNetwork } from '@podium/contract/network'
import { listNotifications } from '@podium/contract/notifications'
import { getAthlete, putAthlete, putAthleteAsAdmin, putVisibility } from '@podium/contract/profiles'
import {
  acceptSupport,
  getSupport,
  putSupportSettings,
  requestSupport,
} from '@podium/contract/support'
import { up } from '../../migrations/0106-clubs-of-minors.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { freshAddress, join, openAdmin, signIn } from '../cast.ts'
import { athleteFormOf, saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { statementsOf } from '../statements.ts'
import { giveCredits, supportRequest } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const of = ({ id }: { id: number }) => ({ params: { id } })
const adult = { confirmed: true as const, dateOfBirth: '1980-05-05' }

/** A birth date that many years and days ago. */
function born(years: number, days = 0): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

async function aMinor(): Promise<Person> {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  await saveAthlete(rui, { dateOfBirth: born(15), weight: 52 })
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  return rui
}

/** The secret in the link that was mailed to the adult whom a ward named. */
async function asked(ward: Person, email = freshAddress('parent')): Promise<string> {
  await ward.call(nameGuardian, { body: { email } })
  return podium().tokenMailedTo(email, '/guardianship')
}

async function becomeGuardian(ward: Person, guardian: Person): Promise<Guardianship> {
  const secret = await asked(ward)
  return guardian.call(acceptGuardianship, { params: { secret }, body: adult })
}

/** A ward and an adult who looks after them, with the page hidden as it begins. */
async function family() {
  const [rui, paula] = [await aMinor(), await join(podium(), 'FAN', { name: 'Paula' })]
  const guardianship = await becomeGuardian(rui, paula)
  return { rui, paula, guardianship }
}

const show = (ward: Person, hiddenProfile = false) => ({ ...of(ward), body: { hiddenProfile } })
const write = (to: Person) => ({ body: { userId: to.id, message: 'Olá' } })
const allow = (ward: Person, ...allowed: Person[]) => ({
  ...of(ward),
  body: { allowed: allowed.map(({ id }) => id) },
})

async function isSeen(ward: Person): Promise<boolean> {
  const { statusCode } = await podium().visitor().raw(getAthlete, of(ward))
  return statusCode === 200
}

test('an adult becomes a guardian by the mailed link, once, and the ward hears of it', async () => {
  const [rui, paula] = [await aMinor(), await join(podium(), 'FAN', { name: 'Paula' })]
  const secret = await asked(rui)
  const visitor = podium().visitor()
  assert.equal((await visitor.call(readGuardianOffer, { params: { secret } })).name, 'Rui')
  const accept = (body: object) => ({ params: { secret }, body: body as typeof adult })
  await paula.violates(['confirmed', 'NotBlank'], acceptGuardianship, {
    params: { secret },
    body: { ...adult, confirmed: false },
  })
  await paula.refused('forbidden', acceptGuardianship, accept({ ...adult, dateOfBirth: born(17) }))
  await rui.refused('forbidden', acceptGuardianship, accept(adult))
  const made = await paula.call(acceptGuardianship, accept(adult))
  assert.deepEqual(
    [made.state, made.ward.name, made.guardian?.name, made.hiddenProfile, made.allowed],
    ['ACTIVE', 'Rui', 'Paula', true, null],
  )
  await paula.refused('invalidToken', acceptGuardianship, accept(adult))
  await visitor.refused('invalidToken', readGuardianOffer, { params: { secret } })
  const { own } = await rui.call(getAthlete, of(rui))
  assert.deepEqual(own?.guardian, { id: paula.id, name: 'Paula Nóbrega' })
  const { list } = await rui.call(listNotifications)
  const bell = list.find(({ kind }) => kind === 'delegationAccepted')
  assert.deepEqual([bell?.facts.outcome, bell?.link], ['guardian', '/settings/guardian'])
  // Whom a ward cannot end, the mail does not say that they can.
  const { text } = await podium().mailTo(rui.email, 'looks after your account')
  assert.match(text, /until you are 18/)
  assert.doesNotMatch(text, /end it/)
  const [seen] = await rui.call(listGuardianships)
  assert.deepEqual([seen?.guardian?.id, seen?.id], [paula.id, made.id])
  assert.equal(await isSeen(rui), false)
})

test('a link is replaced by the next, taken back, and nobody but a protected member asks', async () => {
  const rui = await aMinor()
  const email = freshAddress('parent')
  const first = await asked(rui, email)
  const { text } = await podium().mailTo(email)
  assert.match(text, /under 18/)
  await rui.call(nameGuardian, { body: { email: email.toUpperCase() } })
  const [offer] = await rui.call(listGuardianships)
  assert.deepEqual([offer?.state, offer?.guardian], ['OFFERED', null])
  const visitor = podium().visitor()
  await visitor.refused('invalidToken', readGuardianOffer, { params: { secret: first } })
  await rui.call(withdrawGuardianOffer, of(offer!))
  assert.deepEqual(await rui.call(listGuardianships), [])
  await rui.refused('forbidden', nameGuardian, { body: { email: rui.email } })
  const marta = await join(podium(), 'FAN')
  await marta.refused('forbidden', nameGuardian, { body: { email } })
})

test('a guardian shows the page and hides it; the ward hides it and does not show it', async () => {
  const { rui, paula } = await family()
  assert.deepEqual(await paula.call(putVisibility, show(rui)), { hiddenProfile: false })
  const page = await podium().visitor().call(getAthlete, of(rui))
  assert.deepEqual([page.age, page.weight, page.region, page.noindex], [null, null, null, true])
  await rui.call(putVisibility, show(rui, true))
  assert.equal(await isSeen(rui), false)
  // She reads that it is hidden, by no other guardian, and shows it with one press.
  const [seen] = await paula.call(listGuardianships)
  assert.deepEqual([seen?.hiddenProfile, seen?.pageShown], [true, false])
  await rui.refused('guardianNeeded', putVisibility, show(rui))
  // Also while she acts for him, from the page itself.
  await actingFor(paula, rui).call(putVisibility, show(rui))
  assert.equal(await isSeen(rui), true)
  const stranger = await join(podium(), 'FAN')
  await stranger.refused('forbidden', putVisibility, show(rui, true))
})

test('what is told of a ward is what the guardian published, for whom it is, while the page shows', async () => {
  const { rui, paula } = await family()
  const update = (audience: UpdateAudience, counted = 0) => ({
    body: { text: `De ${audience}`, audience, counted, mediaIds: [] },
  })
  await rui.refused('guardianNeeded', publishUpdate, update('EVERYBODY'))
  const forRui = actingFor(paula, rui)
  for (const audience of ['EVERYBODY', 'FOLLOWERS', 'SUPPORTERS'] as const) {
    await forRui.call(publishUpdate, update(audience))
  }
  const [follower, visitor] = [await join(podium(), 'FAN'), podium().visitor()]
  await visitor.refused('userNotFound', listUpdates, of(rui))
  await paula.call(putVisibility, show(rui))
  await follower.call(follow, { params: { userId: rui.id } })
  const reads = async (who: Person) =>
    (await who.call(listUpdates, of(rui))).map(({ text }) => text)
  assert.deepEqual(await reads(visitor), ['De EVERYBODY'])
  assert.deepEqual(await reads(follower), ['De FOLLOWERS', 'De EVERYBODY'])
  const [, , first] = await forRui.call(listUpdates, of(rui))
  assert.equal(first?.text, 'De EVERYBODY')
  await forRui.call(deleteUpdate, of(first))
  assert.deepEqual(await reads(visitor), [])
  await paula.call(putVisibility, show(rui, true))
  for (const who of [visitor, follower]) await who.refused('userNotFound', listUpdates, of(rui))
})

test('the club of a ward is told to nobody else, and finds nobody, also where the network knew it', async () => {
  const { rui, paula } = await family()
  const clubName = 'Clube Náutico da Fóia'
  const club = { clubCompositeKey: { clubName, sport: 'ROWING' as const } }
  await rui.call(createClub, { body: club })
  await rui.call(putAthlete, {
    body: (await athleteFormOf(rui, { club, dateOfBirth: born(15) })) as never,
  })
  const result = { competitionLevel: 'LOCAL', ageGroup: 'YOUTH', result: 2, evidence: '' } as const
  await rui.call(addAchievement, {
    body: { ...result, club, date: '2026-02-01', competition: 'Regata da Fóia' },
  })
  const national = { ...result, competitionLevel: 'NATIONAL' } as const
  await rui.call(addAchievement, {
    body: { ...national, club, date: '2026-01-01', competition: 'Nacional de remo' },
  })
  await paula.call(putVisibility, show(rui))
  const visitor = podium().visitor()
  const page = await visitor.call(getAthlete, of(rui))
  const [told, other] = page.achievements
  assert.deepEqual([page.sport, page.club], ['ROWING', null])
  assert.deepEqual(
    [told?.ageGroup, told?.club.clubCompositeKey.clubName, told?.competition],
    [null, '', null],
  )
  assert.equal(other?.competition, 'Nacional de remo')
  assert.deepEqual((await rui.call(getAthlete, of(rui))).club, club)

  const findBy = async (q: string) => {
    const { list } = await visitor.call(searchNetwork, { query: { q } })
    return list.flatMap(({ id, clubName: shown }) => (id === rui.id ? [shown] : []))
  }
  assert.deepEqual([await findBy('Náutico'), await findBy('Rui Lopes')], [[], [null]])
  // As cards were kept until then.
  const { db } = podium().context.database
  const entry = db.updateTable('directory').where('user_id', '=', rui.id)
  const searched = ' rui lopes remo clube nautico da foia '
  await entry.set({ club_name: clubName, folded_search: searched }).execute()
  await up(db as never)
  const { folded_search } = await db
    .selectFrom('directory')
    .select('folded_search')
    .where('user_id', '=', rui.id)
    .executeTakeFirstOrThrow()
  assert.equal(folded_search, ' rui lopes remo ')
})

test('home says to a ward that their page needs an adult, until there is one', async () => {
  const rui = await aMinor()
  const adultLine = async () =>
    (await rui.call(readHome)).waiting.find(({ kind }) => kind === 'adult')
  const line = await adultLine()
  assert.deepEqual([line?.facts, line?.link], [{ asked: false }, '/settings/guardian'])
  const secret = await asked(rui)
  assert.deepEqual((await adultLine())?.facts, { asked: true })
  const paula = await join(podium(), 'FAN', { name: 'Paula' })
  assert.equal((await paula.call(readHome)).counts.adult, 0)
  await paula.call(acceptGuardianship, { params: { secret }, body: adult })
  assert.equal(await adultLine(), undefined)
})

test('home says to a guardian what waits for their ward: a page to show, a request to answer', async () => {
  const { rui, paula } = await family()
  const lines = async () => {
    const { waiting } = await paula.call(readHome)
    const ofWard = waiting.filter(({ kind }) => kind.startsWith('ward'))
    return ofWard.map(({ kind, person, ward, link }) => [kind, person?.name, ward?.name, link])
  }
  assert.deepEqual(await lines(), [['wardPage', 'Rui', 'Rui', '/settings/guardian']])
  await paula.call(putVisibility, show(rui))
  assert.deepEqual(await lines(), [])
  const marta = await join(podium(), 'FAN', { name: 'Marta' })
  await giveCredits(podium(), marta, 100)
  const { id } = await marta.call(requestSupport, supportRequest(rui, 50))
  const request = ['wardRequest', 'Marta', 'Rui', `/profile/athlete/support/${id}`]
  assert.deepEqual(await lines(), [request])
  assert.equal((await marta.call(readHome)).counts.wardRequest, 0)
  await actingFor(paula, rui).call(acceptSupport, { params: { id } })
  assert.deepEqual(await lines(), [])
})

test('who hides or shows the page of a ward is read by the others, by bell and mail', async () => {
  const { rui, paula } = await family()
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

test('of two guardians the stricter holds, for the page and for who may write', async () => {
  const { rui, paula } = await family()
  await paula.call(putVisibility, show(rui))
  const [pedro, carlos, ines] = [
    await join(podium(), 'MANAGER', { name: 'Pedro' }),
    await join(podium(), 'MANAGER'),
    await join(podium(), 'ATHLETE'),
  ]
  const second = await becomeGuardian(rui, pedro)
  // Coming second decides nothing.
  assert.deepEqual([second.hiddenProfile, await isSeen(rui)], [false, true])
  await pedro.call(putVisibility, show(rui, true))
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(rui), false)
  await pedro.call(putVisibility, show(rui))
  assert.equal(await isSeen(rui), true)
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
    await family(),
    await join(podium(), 'MANAGER', { name: 'Pedro' }),
  ]
  await paula.call(putVisibility, show(rui))
  const second = await becomeGuardian(rui, pedro)
  await atOnce(
    rui,
    () => paula.call(putVisibility, show(rui, true)),
    () => pedro.call(putVisibility, show(rui)),
  )
  assert.equal(await isSeen(rui), false)
  await paula.call(putVisibility, show(rui))
  assert.equal(await isSeen(rui), true)
  const leave = (who: Person, guardianship: Guardianship) => () =>
    who.call(endGuardianship, { ...of(guardianship), body: { reason: '' } })
  await atOnce(rui, leave(paula, first), leave(pedro, second))
  assert.equal(await isSeen(rui), false)
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
  assert.equal(await isSeen(ines), false)
})

test('a page that its ward hides stays hidden when one of several guardians leaves', async () => {
  const { rui, paula } = await family()
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  const second = await becomeGuardian(rui, pedro)
  await paula.call(putVisibility, show(rui))
  await pedro.call(putVisibility, show(rui))
  assert.equal(await isSeen(rui), true)
  await rui.call(putVisibility, show(rui, true))
  await pedro.call(endGuardianship, { ...of(second), body: { reason: '' } })
  assert.equal(await isSeen(rui), false)
})

test('who looks after somebody and opens another link stays what they are', async () => {
  const { rui, paula, guardianship } = await family()
  await paula.call(putVisibility, show(rui))
  const again = await becomeGuardian(rui, paula)
  assert.deepEqual([again.id, again.hiddenProfile], [guardianship.id, false])
  assert.equal((await paula.call(listGuardianships)).length, 1)
})

test('a guardian answers requests and spends; the ward and other delegates do not', async () => {
  const { rui, paula } = await family()
  await paula.call(putVisibility, show(rui))
  const marta = await join(podium(), 'FAN')
  await giveCredits(podium(), marta, 200)
  const { id } = await marta.call(requestSupport, supportRequest(rui, 50))
  const { list } = await paula.call(listNotifications)
  const bell = list.find(({ kind }) => kind === 'wardRequested')
  assert.deepEqual([bell?.actor?.id, bell?.link], [rui.id, '/settings/acting'])
  assert.match((await podium().mailTo(paula.email, 'Rui')).text, /\/settings\/acting/)
  const { text } = await podium().mailTo(rui.email, 'wants to support you')
  assert.match(text, /an adult who looks after your account answers for you/)
  assert.doesNotMatch(text, /you accept|Answer the request/)
  await rui.refused('guardianNeeded', acceptSupport, { params: { id } })
  const acting = actingFor(paula, rui)
  const mayAccept = async (who: Person) =>
    (await who.call(getSupport, { params: { id } })).abilities.accept
  assert.deepEqual([await mayAccept(rui), await mayAccept(acting)], [false, true])
  await acting.call(acceptSupport, { params: { id } })
  const ines = await join(podium(), 'ATHLETE')
  await rui.refused('guardianNeeded', requestSupport, supportRequest(ines, 50))
  await acting.call(requestSupport, supportRequest(ines, 50))
  const body = { userId: marta.id, kind: 'HELP', scopes: ['SPEND'] } as never
  await rui.refused('guardianNeeded', offerDelegation, { body })
})

test('what a ward says to everybody they accept reaches whom a guardian lets them write to', async () => {
  const { rui, paula } = await family()
  await paula.call(putVisibility, show(rui))
  await rui.call(putSupportSettings, {
    body: { accepting: true, thankYou: 'Liga-me: 912 345 678' },
  })
  const [marta, tio] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await paula.call(putContacts, allow(rui, tio))
  for (const [supporter, said] of [
    [marta, ''],
    [tio, 'Liga-me: 912 345 678'],
  ] as const) {
    await giveCredits(podium(), supporter, 50)
    const { id } = await supporter.call(requestSupport, supportRequest(rui, 50))
    await actingFor(paula, rui).call(acceptSupport, { params: { id } })
    assert.equal((await supporter.call(getSupport, { params: { id } })).thankYou, said)
  }
})

test('a request to who is of age looks for no guardian', async () => {
  const [ines, marta] = [await join(podium(), 'ATHLETE'), await join(podium(), 'FAN')]
  await giveCredits(podium(), marta, 200)
  const asked = await statementsOf(() => marta.call(requestSupport, supportRequest(ines, 50)))
  assert.deepEqual(
    asked.filter((statement) => statement.includes('delegations')),
    [],
  )
})

test('allowing somebody who hides their page tells nobody their name', async () => {
  const { rui, paula } = await family()
  const [marta, secret] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await secret.call(putVisibility, show(secret, true))
  const allowed = async (...people: Person[]) => {
    const { contacts } = await paula.call(putContacts, allow(rui, ...people))
    return contacts.map(({ id }) => id)
  }
  assert.deepEqual(await allowed(marta, secret), [marta.id])
  await marta.call(putVisibility, show(marta, true))
  assert.deepEqual(await allowed(marta, secret), [marta.id])
})

test('guardian and ward write to each other, also while the page is hidden and whoever may write', async () => {
  const { rui, paula } = await family()
  assert.equal(await isSeen(rui), false)
  await paula.call(putMessageSettings, { body: { whoMayWrite: 'NOBODY' } })
  await paula.call(putVisibility, show(paula, true))
  await paula.call(sendMessage, write(rui))
  const [lena, other] = [await aMinor(), await join(podium(), 'FAN')]
  await becomeGuardian(lena, other)
  await other.call(putVisibility, show(other, true))
  await lena.call(sendMessage, write(other))
})

test('who turns out to be under age is acted for by nobody before a guardian, and looks after nobody', async () => {
  const [rui, carlos] = [await join(podium(), 'ATHLETE'), await join(podium(), 'MANAGER')]
  await letAct(podium(), carlos, rui)
  const acting = actingFor(carlos, rui)
  await acting.call(listConversations)
  const ward = await aMinor()
  await becomeGuardian(ward, rui)
  await rui.call(putVisibility, show(ward))
  await saveAthlete(rui, { dateOfBirth: born(16) })
  await acting.refused('delegationEnded', listConversations)
  assert.deepEqual(await ward.call(listGuardianships), [])
  assert.equal(await isSeen(ward), false)
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
  const { rui, paula, guardianship } = await family()
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

test('guardian and ward write to each other also where one of them blocks the other', async () => {
  const { rui, paula } = await family()
  const withEachOther = async () => {
    const threads = await Promise.all([
      rui.call(readConversation, { params: { userId: paula.id } }),
      paula.call(readConversation, { params: { userId: rui.id } }),
    ])
    return threads.map(({ abilities }) => [abilities.write, abilities.block])
  }
  await rui.call(block, { params: { userId: paula.id } })
  await paula.call(sendMessage, write(rui))
  await rui.call(sendMessage, write(paula))
  assert.deepEqual(await withEachOther(), [
    [true, true],
    [true, false],
  ])
})

test('nobody is looked after by their own ward, neither as a member nor by a mailed link', async () => {
  const { rui, paula } = await family()
  await paula.call(putVisibility, show(rui))
  const help = { kind: 'HELP' as const, scopes: ['SPEND' as const] }
  const { id } = await paula.call(offerDelegation, { body: { ...help, userId: rui.id } })
  await rui.refused('forbidden', acceptDelegation, { params: { id } })
  const email = freshAddress('ward')
  await paula.call(offerDelegation, { body: { ...help, email } })
  const secret = await podium().tokenMailedTo(email, '/delegation')
  await rui.refused('forbidden', claimDelegation, { body: { secret } })
})

test('with the last guardian gone the page is hidden and requests wait', async () => {
  const { rui, paula, guardianship } = await family()
  await paula.call(putVisibility, show(rui))
  const marta = await join(podium(), 'FAN')
  await giveCredits(podium(), marta, 200)
  const { id } = await marta.call(requestSupport, supportRequest(rui, 50))
  const ana = await openAdmin(podium())
  const end = (reason: string) => ({ ...of(guardianship), body: { reason } })
  await ana.violates(['reason', 'NotBlank'], endGuardianship, end(''))
  await ana.call(endGuardianship, end('Não é a mãe.'))
  assert.equal(await isSeen(rui), false)
  const { list } = await ana.call(listAudit, { query: { act: 'GUARDIAN_ENDED' } })
  assert.deepEqual([list[0]?.reason, list[0]?.person?.id], ['Não é a mãe.', rui.id])
  await rui.refused('guardianNeeded', acceptSupport, { params: { id } })
  await actingFor(paula, rui).refused('delegationEnded', acceptSupport, { params: { id } })
  await paula.refused('userNotFound', putVisibility, show(rui))
  const again = await becomeGuardian(rui, paula)
  await paula.call(endGuardianship, { ...of(again), body: { reason: '' } })
  assert.deepEqual(await paula.call(listGuardianships), [])
})

test('an admin shows no page that a guardian hides', async () => {
  const { rui, paula } = await family()
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

test('a guardian ends protection with a reason on record', async () => {
  const { rui, paula } = await family()
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
  const { rui, paula } = await family()
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
  await becomeGuardian(rui, paula)
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
    ['Rui Lopes decides alone from now on: you no longer look after the account.'],
  ])
})
