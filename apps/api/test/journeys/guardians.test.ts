import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { createClub } from '@podium/contract/clubs'
import { claimDelegation, offerDelegation } from '@podium/contract/delegations'
import {
  acceptGuardianship,
  listGuardianships,
  nameGuardian,
  readGuardianOffer,
  withdrawGuardianOffer,
} from '@podium/contract/guardianship'
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
import { getAthlete, putAthlete, putVisibility } from '@podium/contract/profiles'
import { acceptSupport, cancelSupport, requestSupport } from '@podium/contract/support'
import { up } from '../../migrations/0106-clubs-of-minors.ts'
import { actingFor } from '../acting.ts'
import { runJob } from '../buying.ts'
import { freshAddress, join, signIn } from '../cast.ts'
import { athleteFormOf } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { giveCredits, signedInMember, supportRequest } from '../supporting.ts'
import {
  aMinor,
  adult,
  asked,
  becomeGuardian,
  born,
  family,
  isSeen,
  of,
  show,
} from '../guarding.ts'

const podium = usePodium()

afterEach(restoreClock)

test('an adult becomes a guardian by the mailed link, once, and the ward hears of it', async () => {
  const [rui, paula] = [await aMinor(podium()), await join(podium(), 'FAN', { name: 'Paula' })]
  const secret = await asked(podium(), rui)
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
  assert.equal(await isSeen(podium(), rui), false)
})

test('a link is replaced by the next, taken back, and nobody but a protected member asks', async () => {
  const rui = await aMinor(podium())
  const email = freshAddress('parent')
  const first = await asked(podium(), rui, { email })
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

test('the address of an adult who takes no link up is forgotten once it has ended', async () => {
  const rui = await aMinor(podium())
  const [email, other] = [freshAddress('parent'), freshAddress('parent')]
  await rui.call(nameGuardian, { body: { email } })
  travel({ seconds: 10 * 24 * 3600 })
  await signIn(rui)
  await rui.call(nameGuardian, { body: { email: other } })
  travel({ seconds: 15 * 24 * 3600 })
  await runJob(podium(), 'delete-guardian-offers')
  const { db } = podium().context.database
  const kept = await db
    .selectFrom('guardian_offers')
    .select('email')
    .where('ward_id', '=', rui.id)
    .execute()
  assert.deepEqual(kept, [{ email: other }])
})

test('a guardian shows the page and hides it; the ward hides it and does not show it', async () => {
  const { rui, paula } = await family(podium())
  assert.deepEqual(await paula.call(putVisibility, show(rui)), { hiddenProfile: false })
  const page = await podium().visitor().call(getAthlete, of(rui))
  assert.deepEqual([page.age, page.weight, page.region, page.noindex], [null, null, null, true])
  await rui.call(putVisibility, show(rui, true))
  assert.equal(await isSeen(podium(), rui), false)
  // She reads that it is hidden, by no other guardian, and shows it with one press.
  const [seen] = await paula.call(listGuardianships)
  assert.deepEqual([seen?.hiddenProfile, seen?.pageShown], [true, false])
  assert.equal(seen?.wardAge, 15)
  await rui.refused('guardianNeeded', putVisibility, show(rui))
  // Also while she acts for him, from the page itself.
  await actingFor(paula, rui).call(putVisibility, show(rui))
  assert.equal(await isSeen(podium(), rui), true)
  const stranger = await join(podium(), 'FAN')
  await stranger.refused('forbidden', putVisibility, show(rui, true))
})

test('what is told of a ward is what the guardian published, for whom it is, while the page shows', async () => {
  const { rui, paula } = await family(podium())
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
  const { rui, paula } = await family(podium())
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
  const rui = await aMinor(podium())
  const adultLine = async () =>
    (await rui.call(readHome)).waiting.find(({ kind }) => kind === 'adult')
  const line = await adultLine()
  assert.deepEqual([line?.facts, line?.link], [{ asked: false }, '/settings/guardian'])
  const secret = await asked(podium(), rui)
  assert.deepEqual((await adultLine())?.facts, { asked: true })
  const paula = await join(podium(), 'FAN', { name: 'Paula' })
  assert.equal((await paula.call(readHome)).counts.adult, 0)
  await paula.call(acceptGuardianship, { params: { secret }, body: adult })
  assert.equal(await adultLine(), undefined)
})

test('home says to a guardian what waits for their ward: a page to show, a request to answer', async () => {
  const { rui, paula } = await family(podium())
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

test('who looks after somebody and opens another link stays what they are', async () => {
  const { rui, paula, guardianship } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const again = await becomeGuardian(podium(), rui, paula, paula)
  assert.deepEqual([again.id, again.hiddenProfile], [guardianship.id, false])
  assert.equal((await paula.call(listGuardianships)).length, 1)
})

test('nobody is looked after by their own ward, neither as a member nor by a mailed link', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const help = { kind: 'HELP' as const, scopes: ['SPEND' as const] }
  const offer = { body: { ...help, userId: rui.id } }
  await paula.refused('recipientUnavailable', offerDelegation, offer)
  const email = freshAddress('ward')
  await paula.call(offerDelegation, { body: { ...help, email } })
  const secret = await podium().tokenMailedTo(email, '/delegation')
  await rui.refused('forbidden', claimDelegation, { body: { secret } })
})

test('guardians hear on either side that a support is about to end, and that it has ended', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const rita = await signedInMember(podium(), 'ATHLETE', { name: 'Rita', credits: 100 })
  await giveCredits(podium(), rui, 100)
  const given = await actingFor(paula, rui).call(requestSupport, supportRequest(rita, 50))
  await rita.call(acceptSupport, of(given))
  for (let again = 0; again < 2; again += 1) {
    const had = await rita.call(requestSupport, supportRequest(rui, 50))
    await actingFor(paula, rui).call(acceptSupport, of(had))
    if (again === 0) await rita.call(cancelSupport, { ...of(had), query: { status: 'ACTIVE' } })
  }
  const heard = async () => {
    await podium().settled()
    const told = (await podium().mailsTo(paula.email)).filter(({ subject }) =>
      /^A support (of|that) Rui/.test(subject),
    )
    return told.map(({ subject }) => (subject.endsWith('has ended.') ? 'ended' : 'expiring'))
  }
  assert.deepEqual(await heard(), ['ended'])
  travel({ seconds: 26 * 86_400 })
  await runJob(podium(), 'remind-of-supports')
  assert.deepEqual(await heard(), ['expiring', 'ended'])
  travel({ seconds: 40 * 86_400 })
  await runJob(podium(), 'expire-supports')
  assert.deepEqual(await heard(), ['ended', 'ended', 'expiring', 'ended'])
})
