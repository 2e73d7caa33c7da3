import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import {
  acceptDelegation,
  claimDelegation,
  endDelegation,
  listActs,
  listDelegations,
  offerDelegation,
  readActing,
  readOffer,
} from '@podium/contract/delegations'
import { nameGuardian } from '@podium/contract/guardianship'
import { provePassword, refreshSession } from '@podium/contract/identity'
import { setMatch } from '@podium/contract/matches'
import { block, listBlocks, unblock } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { getAthlete, putAthlete, putVisibility } from '@podium/contract/profiles'
import { closeAccount, getAccount } from '@podium/contract/settings'
import { type Scope, scopes } from '@podium/contract/scopes'
import { getWallet } from '@podium/contract/wallet'
import { sql } from 'kysely'
import { endDelegationsOf, findDelegates } from '../../src/features/delegations/index.ts'
import { now } from '../../src/platform/clock.ts'
import { actingFor, letAct } from '../acting.ts'
import { castPassword as password, freshAddress, openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { athleteFormOf } from '../forms.ts'
import type { Person } from '../person.ts'
import { giveCredits } from '../supporting.ts'
import { makeToken, programOf } from '../tokens.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 3600

async function opened(role: 'ATHLETE' | 'MANAGER' | 'FAN' | 'SPONSOR', details = {}) {
  const person = await openMember(podium(), role, { modality: 'TENNIS', ...details })
  await signIn(person)
  return person
}

async function pair(): Promise<{ ines: Person; carlos: Person }> {
  const ines = await opened('ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const carlos = await opened('MANAGER', { name: 'Carlos', lastName: 'Antunes' })
  return { ines, carlos }
}

const asked = {
  kind: 'REPRESENTATION' as const,
  scopes: ['PAGE', 'SUPPORT'] as Scope[],
}

const hide = (person: Person, hiddenProfile = true) =>
  person.raw(putVisibility, { params: { id: person.id }, body: { hiddenProfile } })

const hideFor = (acting: Person, { id }: Person, hiddenProfile = true) =>
  acting.raw(putVisibility, { params: { id }, body: { hiddenProfile } })

test('an offer to a member runs once they accept it, and both hear of each step', async () => {
  const { ines, carlos } = await pair()
  const offer = await ines.call(offerDelegation, { body: { ...asked, userId: carlos.id } })
  assert.equal(offer.state, 'OFFERED')
  assert.equal(offer.delegate?.name, 'Carlos')
  assert.deepEqual(offer.abilities, { accept: false, end: true })
  await actingFor(carlos, ines).refused('delegationEnded', readActing)
  const { list } = await carlos.call(listDelegations, { query: { side: 'delegate' } })
  assert.deepEqual(list[0]?.abilities, { accept: true, end: true })
  await ines.refused('entityDoesNotExist', acceptDelegation, { params: { id: offer.id } })
  for (let time = 0; time < 2; time++) {
    const { state } = await carlos.call(acceptDelegation, { params: { id: offer.id } })
    assert.equal(state, 'ACTIVE')
  }
  const { user, scopes: granted } = await actingFor(carlos, ines).call(readActing)
  assert.deepEqual([user.id, user.role, granted], [ines.id, 'ATHLETE', ['PAGE', 'SUPPORT']])
  assert.equal((await hideFor(actingFor(carlos, ines), ines)).statusCode, 200)
  for (let time = 0; time < 2; time++) await ines.call(endDelegation, { params: { id: offer.id } })
  await actingFor(carlos, ines).refused('delegationEnded', readActing)
  await podium().settled()
  const told = async (person: Person) =>
    (await person.call(listNotifications)).list.map(({ kind, facts }) => [kind, facts.outcome])
  assert.deepEqual(await told(carlos), [
    ['delegationEnded', 'delegate'],
    ['delegationOffered', undefined],
  ])
  assert.deepEqual(await told(ines), [['delegationAccepted', undefined]])
  await podium().mailTo(carlos.email, 'Queres agir')
  await podium().mailTo(ines.email, 'age em teu nome')
})

test('an offer by address is a link that whoever has it takes, once, within 14 days', async () => {
  const { ines, carlos } = await pair()
  const marta = await opened('FAN')
  const [member, nobody] = [marta.email, freshAddress()]
  const answers = []
  for (const email of [member, nobody]) {
    const { id: _, ...said } = await ines.call(offerDelegation, { body: { ...asked, email } })
    assert.equal(said.email, email)
    answers.push(
      JSON.stringify(said)
        .replaceAll(email, '')
        .replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, ''),
    )
  }
  assert.equal(answers[0], answers[1])
  const secret = await podium().tokenMailedTo(nobody, '/delegation')
  const shown = await podium().visitor().call(readOffer, { params: { secret } })
  assert.deepEqual([shown.principal.name, shown.scopes], ['Inês', asked.scopes])
  await ines.refused('forbidden', claimDelegation, { body: { secret } })
  const taken = await Promise.all(
    [carlos, marta].map((person) => person.raw(claimDelegation, { body: { secret } })),
  )
  assert.deepEqual(taken.map(({ statusCode }) => statusCode).toSorted(), [200, 400])
  const taker = taken[0]?.statusCode === 200 ? carlos : marta
  assert.equal((await taker.call(claimDelegation, { body: { secret } })).state, 'ACTIVE')
  await podium().visitor().refused('invalidToken', readOffer, { params: { secret } })
  const { list } = await ines.call(listDelegations)
  assert.ok(list.every(({ email, state }) => (state === 'OFFERED') === (email !== null)))
  const late = await podium().tokenMailedTo(member, '/delegation')
  travel({ seconds: 14 * day + 60 })
  await signIn(carlos)
  await carlos.refused('invalidToken', claimDelegation, { body: { secret: late } })
})

test('a newer offer takes the place of the one before, and a newer agreement too', async () => {
  const { ines, carlos } = await pair()
  const body = { ...asked, userId: carlos.id }
  const first = await ines.call(offerDelegation, { body })
  const second = await ines.call(offerDelegation, { body: { ...body, scopes: ['MESSAGES'] } })
  const gone = await carlos.refused('stateChanged', acceptDelegation, { params: { id: first.id } })
  assert.equal((gone.current as { state: string }).state, 'ENDED')
  await carlos.call(acceptDelegation, { params: { id: second.id } })
  const third = await ines.call(offerDelegation, { body })
  assert.deepEqual((await actingFor(carlos, ines).call(readActing)).scopes, ['MESSAGES'])
  await carlos.call(acceptDelegation, { params: { id: third.id } })
  assert.deepEqual((await actingFor(carlos, ines).call(readActing)).scopes, asked.scopes)
  const delegates = await findDelegates(podium().context.database.db, ines.id)
  assert.deepEqual(
    delegates.map(({ delegationId }) => delegationId),
    [third.id],
  )
})

test('what is wrong with an offer is said at its field', async () => {
  const { ines, carlos } = await pair()
  const given = (part: object) => ({ body: { ...asked, userId: carlos.id, ...part } })
  await ines.violates(['email', 'NotBlank'], offerDelegation, given({ userId: undefined }))
  await ines.violates(['userId', 'Pattern'], offerDelegation, given({ email: 'a@b.example' }))
  await ines.violates(['scopes', 'NotEmpty'], offerDelegation, given({ scopes: [] }))
  await ines.violates(['scopes', 'Pattern'], offerDelegation, given({ scopes: ['PAGE', 'PAGE'] }))
  await ines.violates(['kind', 'Pattern'], offerDelegation, given({ kind: 'GUARDIAN' }))
  const inDays = (days: number) => new Date(Date.now() + days * day * 1000).toISOString()
  for (const endsAt of [inDays(-1), inDays(732), 'tomorrow'])
    await ines.violates(['endsAt', 'Pattern'], offerDelegation, given({ endsAt }))
  await ines.call(offerDelegation, given({ endsAt: inDays(729) }) as never)
})

test('nobody acts for themselves, and admins neither act nor are acted for', async () => {
  const { ines, carlos } = await pair()
  const ana = await openAdmin(podium())
  await ines.refused('forbidden', offerDelegation, { body: { ...asked, userId: ines.id } })
  await ines.refused('forbidden', offerDelegation, { body: { ...asked, userId: ana.id } })
  await ines.refused('userNotFound', offerDelegation, { body: { ...asked, userId: 2_000_000_000 } })
  await ana.refused('forbidden', offerDelegation, { body: { ...asked, userId: ines.id } })
  await letAct(podium(), ana, ines)
  await letAct(podium(), carlos, ana)
  for (const [who, whom] of [
    [ana, ines],
    [carlos, ana],
    [ines, ines],
  ] as const)
    await actingFor(who, whom).refused('delegationEnded', readActing)
})

test('rights never chain', async () => {
  const { ines, carlos } = await pair()
  const marta = await opened('FAN')
  await letAct(podium(), carlos, ines)
  await letAct(podium(), marta, carlos)
  await actingFor(marta, ines).refused('delegationEnded', readActing)
  const { id } = (await actingFor(marta, carlos).call(readActing)).user
  assert.equal(id, carlos.id)
  await actingFor(marta, carlos).refused('scopeMissing', offerDelegation, {
    body: { ...asked, userId: marta.id },
  })
})

test('two who act for each other gain nothing by going round', async () => {
  const { ines, carlos } = await pair()
  await letAct(podium(), carlos, ines, ['PAGE'])
  await letAct(podium(), ines, carlos, ['MESSAGES'])
  const acting = actingFor(carlos, ines)
  assert.equal((await hideFor(acting, ines)).statusCode, 200)
  // As Inês he reaches nothing of what she may do for him, nor himself.
  assert.equal((await hideFor(acting, carlos)).statusCode, 403)
  await acting.refused('scopeMissing', listDelegations, { query: { side: 'delegate' } })
  await actingFor(carlos, carlos).refused('delegationEnded', readActing)
  await actingFor(ines, carlos).refused('scopeMissing', putVisibility, {
    params: { id: carlos.id },
    body: { hiddenProfile: true },
  })
})

test('a header that names nobody is wrong, and a visitor signs in first', async () => {
  const { ines, carlos } = await pair()
  for (const header of ['', 'ines', '0', '-1', '1.5', '1, 2', '99999999999']) {
    const odd = carlos.twin()
    odd.headers['podium-acting-for'] = header
    await odd.violates(['podiumActingFor', 'Pattern'], readActing, undefined)
  }
  const visitor = podium().visitor()
  assert.equal((await actingFor(visitor, ines).raw(readActing)).statusCode, 401)
  assert.equal(
    (await actingFor(visitor, ines).raw(getAthlete, { params: { id: ines.id } })).statusCode,
    401,
  )
})

test('a delegate without the scope of a page hears what a visitor hears', async () => {
  const { ines, carlos } = await pair()
  await letAct(podium(), carlos, ines, ['MESSAGES'])
  const acting = actingFor(carlos, ines)
  const params = { id: ines.id }
  const page = await acting.call(getAthlete, { params })
  assert.equal(page.own, undefined)
  assert.deepEqual(page.abilities, {
    edit: false,
    publish: false,
    achievements: false,
    gallery: false,
    message: true,
  })
  await hide(ines)
  await acting.refused('userNotFound', getAthlete, { params })
  await letAct(podium(), carlos, ines, ['PAGE'])
  const own = await acting.call(getAthlete, { params })
  assert.equal(own.own?.email, ines.email)
  await acting.refused('scopeMissing', getWallet)
  await acting.refused('scopeMissing', getAccount)
})

test('every change leaves one act, which the principal reads; reading and refusals leave none', async () => {
  const { ines, carlos } = await pair()
  await letAct(podium(), carlos, ines)
  const acting = actingFor(carlos, ines)
  await hideFor(acting, ines)
  await acting.call(getAthlete, { params: { id: ines.id } })
  await acting.refused('userNotFound', block, { params: { userId: 2_000_000_000 } })
  await hideFor(acting, carlos)
  const { list, total } = await ines.call(listActs)
  assert.deepEqual(
    list.map(({ delegate, call, subjectId }) => [delegate.name, call, subjectId]),
    [['Carlos', { method: 'PUT', path: '/users/{id}/visibility' }, String(ines.id)]],
  )
  assert.equal(total, 1)
  assert.deepEqual((await acting.call(listActs)).list, list)
  assert.equal((await carlos.call(listActs)).total, 0)
})

test('who offers that somebody acts for them, or names a guardian, gave their password a moment ago', async () => {
  const { ines, carlos } = await pair()
  const rui = await opened('FAN')
  const offer = { body: { ...asked, userId: carlos.id } }
  const named = { body: { email: freshAddress('parent') } }
  travel({ seconds: 11 * 60 })
  for (const person of [ines, rui]) await person.call(refreshSession)
  // A session that lies open is not enough for what goes on when it is over.
  await ines.refused('passwordNeeded', offerDelegation, offer)
  await rui.refused('passwordNeeded', nameGuardian, named)
  for (const person of [ines, rui]) await person.call(provePassword, { body: { password } })
  await ines.call(offerDelegation, offer)
  await rui.refused('forbidden', nameGuardian, named)
})

test('whoever acts, or a program, ends by a block nothing that is not theirs to end', async () => {
  const { ines, carlos } = await pair()
  const marta = await opened('FAN')
  await letAct(podium(), carlos, ines, ['MESSAGES'])
  await letAct(podium(), marta, ines)
  const { token } = await makeToken(ines, ['MESSAGES'])
  const byDelegate = actingFor(carlos, ines)
  for (const limited of [byDelegate, programOf(ines, token)]) {
    for (const person of [marta, carlos]) {
      await limited.refused('scopeMissing', block, { params: { userId: person.id } })
    }
  }
  await actingFor(marta, ines).call(readActing)
  assert.equal((await ines.call(listBlocks, {})).total, 0)
  // What a sponsor set aside is ended by who may spend for one of the two.
  const volta = await opened('SPONSOR')
  await hide(ines, false)
  await giveCredits(podium(), volta, 100)
  const fund = { athleteId: ines.id, credits: 100, perSupporter: 50, until: null }
  await volta.call(setMatch, { body: fund })
  await byDelegate.refused('scopeMissing', block, { params: { userId: volta.id } })
  await letAct(podium(), carlos, ines, ['MESSAGES', 'SPEND'])
  await byDelegate.call(block, { params: { userId: volta.id } })
  assert.equal((await volta.call(getWallet)).available, 100)
  const rui = await opened('FAN')
  await byDelegate.call(block, { params: { userId: rui.id } })
})

test('nobody but a member says that they are under age, which would end what they agreed on', async () => {
  const { ines, carlos } = await pair()
  await letAct(podium(), carlos, ines)
  const { token } = await makeToken(ines)
  const born = `${new Date().getUTCFullYear() - 15}-01-01`
  for (const limited of [actingFor(carlos, ines), programOf(ines, token)]) {
    const body = (await athleteFormOf(ines, { dateOfBirth: born })) as never
    await limited.refused('scopeMissing', putAthlete, { body })
    await limited.call(putAthlete, { body: (await athleteFormOf(ines)) as never })
  }
  await actingFor(carlos, ines).call(readActing)
  assert.equal((await ines.call(getAthlete, { params: { id: ines.id } })).own?.protected, false)
})

test('time ends a delegation at its moment, and tells both', async () => {
  const { ines, carlos } = await pair()
  const endsAt = new Date(Date.now() + 20 * day * 1000).toISOString()
  const body = { ...asked, userId: carlos.id, endsAt }
  const { id } = await ines.call(offerDelegation, { body })
  await carlos.call(acceptDelegation, { params: { id } })
  travel({ seconds: 20 * day + 1 })
  await signIn(carlos)
  await actingFor(carlos, ines).refused('delegationEnded', readActing)
  const expiring = podium().context.jobHandlers.find(({ job }) => job.name === 'expire-delegations')
  await (expiring ?? assert.fail()).run({} as never)
  await podium().settled()
  for (const [person, outcome] of [
    [carlos, 'delegate'],
    [ines, 'principal'],
  ] as const) {
    await signIn(person)
    const [latest] = (await person.call(listNotifications)).list
    assert.deepEqual([latest?.kind, latest?.facts.outcome], ['delegationEnded', outcome])
  }
})

test('an offer behind a link is taken by nobody across a block of either side', async () => {
  for (const blocksFirst of ['principal', 'taker']) {
    const [{ ines }, marta] = [await pair(), await opened('FAN')]
    const [email, later] = [freshAddress('friend'), freshAddress('friend')]
    const offer = { ...asked, kind: 'HELP' as const }
    await ines.call(offerDelegation, { body: { ...offer, email } })
    const secret = await podium().tokenMailedTo(email, '/delegation')
    const [one, other] = blocksFirst === 'principal' ? [ines, marta] : [marta, ines]
    await one.call(block, { params: { userId: other.id } })
    await marta.refused('invalidToken', claimDelegation, { body: { secret } })
    await one.call(unblock, { params: { userId: other.id } })
    await ines.call(offerDelegation, { body: { ...offer, email: later } })
    const second = await podium().tokenMailedTo(later, '/delegation')
    await Promise.all([
      one.call(block, { params: { userId: other.id } }),
      marta.raw(claimDelegation, { body: { secret: second } }),
    ])
    const { list } = await ines.call(listDelegations)
    assert.ok(list.every(({ state }) => state !== 'ACTIVE'))
  }
})

test('who closes the account, or is blocked, acts for nobody any more', async () => {
  const { ines, carlos } = await pair()
  const marta = await opened('FAN')
  await letAct(podium(), carlos, ines)
  await letAct(podium(), marta, ines)
  await ines.call(block, { params: { userId: marta.id } })
  await actingFor(marta, ines).refused('delegationEnded', readActing)
  await marta.refused('recipientUnavailable', offerDelegation, {
    body: { ...asked, userId: ines.id },
  })
  await carlos.call(closeAccount, { body: { password } })
  // The mail still knows who it was.
  const [mail] = (await podium().mailsTo(ines.email)).filter(({ text }) =>
    text.includes('/settings/delegates'),
  )
  assert.match(mail?.subject ?? '', /^\S+ .*(no longer acts for you|já não age em teu nome)\.$/)
  const { list } = await ines.call(listDelegations)
  assert.deepEqual(
    list.map(({ state }) => state),
    ['ENDED', 'ENDED'],
  )
  await letAct(podium(), marta, ines)
  await podium().context.inTransaction((tx) => endDelegationsOf(tx, ines.id))
  await actingFor(marta, ines).refused('delegationEnded', readActing)
})

test('an offer to who leaves before answering has lapsed: they declined nothing', async () => {
  const { ines, carlos } = await pair()
  await ines.call(offerDelegation, { body: { ...asked, userId: carlos.id } })
  await carlos.call(closeAccount, { body: { password } })
  const [latest] = (await ines.call(listNotifications)).list
  assert.deepEqual([latest?.kind, latest?.facts.outcome], ['delegationEnded', 'lapsed'])
})

test('an act that is under way when it ends is done whole or not at all', async () => {
  const { ines, carlos } = await pair()
  for (let round = 0; round < 12; round++) {
    await hide(ines, false)
    const before = (await ines.call(listActs)).total
    const id = await letAct(podium(), carlos, ines)
    const acting = actingFor(carlos, ines)
    const [answer] = await Promise.all([
      hideFor(acting, ines),
      ines.call(endDelegation, { params: { id } }),
    ])
    const { own } = await ines.call(getAthlete, { params: { id: ines.id } })
    const isDone = answer.statusCode === 200
    assert.equal(own?.hiddenProfile, isDone, answer.body)
    assert.equal((await ines.call(listActs)).total - before, isDone ? 1 : 0)
    if (!isDone) assert.equal(answer.json().errors[0].errorCode, 117)
    assert.equal((await hideFor(acting, ines)).statusCode, 403)
  }
})

test('an end waits for the act that is under way: once it is answered nothing more is done', async () => {
  const { ines, carlos } = await pair()
  await hide(ines, false)
  const id = await letAct(podium(), carlos, ines)
  const { inTransaction, database } = podium().context
  let isEnded = false
  const [act, end] = await inTransaction(async (tx) => {
    // What the act changes is held, so that it stops in the midst.
    await sql`select from profiles where user_id = ${ines.id} for update`.execute(tx)
    const hiding = hideFor(actingFor(carlos, ines), ines)
    await waitUntilHeldUp(database.db)
    const ending = ines.call(endDelegation, { params: { id } }).then(() => (isEnded = true))
    await pause(300)
    assert.equal(isEnded, false)
    return [hiding, ending]
  })
  assert.equal((await act).statusCode, 200)
  await end
  const { own } = await ines.call(getAthlete, { params: { id: ines.id } })
  assert.equal(own?.hiddenProfile, true)
})

/** Does something while the acceptance of an offer is under way, which is done before it. */
async function whileAccepted<A>(id: number, work: () => Promise<A>): Promise<A> {
  const { inTransaction, database } = podium().context
  const [doing] = await inTransaction(async (tx) => {
    await sql`update delegations set accepted_at = ${now()} where id = ${id}`.execute(tx)
    const begun = work()
    await waitUntilHeldUp(database.db)
    return [begun]
  })
  return doing
}

test('what is accepted this moment runs on, though a newer offer or the end of its time comes with it', async () => {
  const { ines, carlos } = await pair()
  const running = async () =>
    (await findDelegates(podium().context.database.db, ines.id)).map((one) => one.delegationId)
  const body = { ...asked, userId: carlos.id }
  const first = await ines.call(offerDelegation, { body })
  const newer = { body: { ...body, scopes: ['MESSAGES' as const] } }
  await whileAccepted(first.id, () => ines.raw(offerDelegation, newer))
  assert.deepEqual(await running(), [first.id])
  await podium().context.inTransaction((tx) => endDelegationsOf(tx, ines.id))

  const last = await ines.call(offerDelegation, { body })
  travel({ seconds: 14 * day + 1 })
  const expiring = podium().context.jobHandlers.find(({ job }) => job.name === 'expire-delegations')
  await whileAccepted(last.id, async () => (expiring ?? assert.fail()).run({} as never))
  assert.deepEqual(await running(), [last.id])
})

test('of two answers to an offer one counts, and there is one agreement of two people', async () => {
  const { ines, carlos } = await pair()
  const { id } = await ines.call(offerDelegation, { body: { ...asked, userId: carlos.id } })
  const answers = await Promise.all([
    carlos.raw(acceptDelegation, { params: { id } }),
    carlos.raw(acceptDelegation, { params: { id } }),
    carlos.raw(endDelegation, { params: { id } }),
    ines.raw(endDelegation, { params: { id } }),
  ])
  assert.ok(answers.every(({ statusCode }) => [200, 204, 409].includes(statusCode)))
  assert.deepEqual(await findDelegates(podium().context.database.db, ines.id, 'REPRESENTATION'), [])
  assert.deepEqual((await letAct(podium(), carlos, ines, scopes)) > 0, true)
})

test('a delegation that was ended stops the delegate on a second server within a second', async (context) => {
  const second = await podium().secondServer()
  const { ines, carlos } = await pair()
  const id = await letAct(podium(), carlos, ines)
  const acting = actingFor(carlos, ines)
  acting.moveTo(second)
  // The second server has just seen it run.
  await acting.call(readActing)
  await ines.call(endDelegation, { params: { id } })
  const ended = performance.now()
  // Asked together: when the calls were made counts, not how long a busy machine took to answer them.
  const reading = acting.refused('delegationEnded', readActing)
  const hiding = hideFor(acting, ines)
  const asked = performance.now() - ended
  assert.ok(asked < 1000, `asked after ${Math.round(asked)} ms`)
  await reading
  assert.equal((await hiding).statusCode, 403)
  context.diagnostic(`asked after ${Math.round(asked)} ms`)
  await second.close()
})
