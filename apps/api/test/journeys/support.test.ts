import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getDashboard } from '@podium/contract/admin'
import { mostCredits } from '@podium/contract/credits'
import { listNotifications } from '@podium/contract/notifications'
import { refundPayment } from '@podium/contract/payments'
import { putVisibility } from '@podium/contract/profiles'
import type { Input } from '@podium/contract/route'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  closeSupport,
  getAthleteSupport,
  getSupport,
  getSupportSettings,
  listAthletesISupport,
  listMySupporters,
  putSupportSettings,
  rejectSupport,
  requestSupport,
  type SupportEntry,
  supportMoves,
  type SupportStatus,
  supportStatuses,
} from '@podium/contract/support'
import { postWalletTransaction } from '@podium/contract/wallet'
import { buy, runJob } from '../buying.ts'
import { openAdmin } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import {
  askForSupport,
  supportRequest,
  signedInMember,
  giveCredits,
  balances,
} from '../supporting.ts'

const podium = usePodium()

const one = ({ id }: { id: number }, status?: SupportStatus) => ({
  params: { id },
  query: status ? { status } : {},
})

/** The two, fresh: an athlete, and a fan with credits. */
async function pair(credits = 300) {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const marta = await signedInMember(podium(), 'FAN', {
    name: 'Marta',
    lastName: 'Nóbrega',
    credits,
  })
  return { ines, marta }
}

test('a request sets the credits aside and is there for both sides', async () => {
  const { ines, marta } = await pair()
  const entry = await askForSupport(marta, ines, 150)
  assert.deepEqual([entry.status, entry.totalCredits, entry.periodBought], ['PENDING', 150, 3])
  assert.deepEqual([entry.userName, entry.userRole], ['Inês Carvalho', 'ATHLETE'])
  assert.deepEqual(entry.abilities, {
    accept: false,
    reject: false,
    cancel: true,
    renew: false,
    close: false,
    thank: false,
    highlight: false,
  })
  assert.deepEqual(await balances(marta), [150, 150])
  const { list, total } = await ines.call(listMySupporters, { query: { status: 'PENDING' } })
  assert.deepEqual([total, list[0]?.id, list[0]?.userName], [1, entry.id, 'Marta Nóbrega'])
  assert.deepEqual([list[0]?.abilities.accept, list[0]?.abilities.cancel], [true, false])
  const mail = await podium().mailTo(ines.email, 'Marta')
  assert.match(mail.text, new RegExp(`/profile/athlete/support/${entry.id}`))
})

test('what asking and accepting answer is what is read of it then', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  await ines.call(putSupportSettings, { body: { accepting: true, thankYou: 'Obrigada!' } })
  const read = (person: Person, { id }: SupportEntry) => person.call(getSupport, { params: { id } })
  for (const role of ['FAN', 'SPONSOR'] as const) {
    const giver = await signedInMember(podium(), role, { name: 'Marta', credits: 500 })
    // The second goes on in the first.
    for (const isPrivate of [false, true, false]) {
      const asked = await askForSupport(giver, ines, 100, isPrivate)
      assert.deepEqual(asked, await read(giver, asked))
      const accepted = await ines.call(acceptSupport, one(asked))
      assert.deepEqual(accepted, await read(ines, asked))
    }
  }
})

test('accepting gives the athlete everything, thanks the supporter and starts the period', async () => {
  const { ines, marta } = await pair()
  await ines.call(putSupportSettings, {
    body: { accepting: true, thankYou: 'Obrigada, de coração!' },
  })
  const { id } = await askForSupport(marta, ines, 100)
  const accepted = await ines.call(acceptSupport, one({ id }, 'PENDING'))
  assert.deepEqual(
    [accepted.status, accepted.periodLeft],
    ['ACTIVE', { years: 0, months: 2, days: 0 }],
  )
  assert.deepEqual(
    [await balances(ines), await balances(marta)],
    [
      [100, 0],
      [200, 0],
    ],
  )
  const seen = await marta.call(getSupport, { params: { id } })
  assert.deepEqual([seen.status, seen.thankYou], ['ACTIVE', 'Obrigada, de coração!'])
  const mail = await podium().mailTo(marta.email, 'aceitou')
  assert.match(mail.text, /Obrigada, de coração!/)
})

test('rejecting and cancelling a request give the credits back', async () => {
  const { ines, marta } = await pair()
  const first = await askForSupport(marta, ines)
  const rejected = await ines.call(rejectSupport, one(first))
  assert.deepEqual([rejected.status, rejected.endReason], ['REJECTED', 'REJECTED'])
  assert.deepEqual(await balances(marta), [300, 0])
  await podium().mailTo(marta.email, 'não aceitou')
  const second = await askForSupport(marta, ines)
  const cancelled = await marta.call(cancelSupport, one(second, 'PENDING'))
  assert.deepEqual([cancelled.status, cancelled.endReason], ['CANCELLED', 'CANCELLED_PENDING'])
  assert.deepEqual(
    [await balances(marta), await balances(ines)],
    [
      [300, 0],
      [0, 0],
    ],
  )
  // What is undone before it was answered is mailed to nobody, nor is what was asked twice in a day.
  const told = (await podium().mailsTo(ines.email)).map(({ subject }) => subject)
  assert.deepEqual(told.filter((subject) => /cancelou|apoiar-te/.test(subject)).length, 1)
})

test('credits that were set aside come back to a wallet that was filled meanwhile, and reach a full one', async () => {
  const { ines, marta } = await pair(200)
  const declined = await askForSupport(marta, ines, 100)
  await giveCredits(podium(), marta, mostCredits - 100)
  await ines.call(rejectSupport, one(declined))
  assert.deepEqual(await balances(marta), [mostCredits + 100, 0])
  const accepted = await askForSupport(marta, ines, 100)
  await giveCredits(podium(), ines, mostCredits)
  await ines.call(acceptSupport, one(accepted))
  assert.deepEqual(await balances(ines), [mostCredits + 100, 0])
  // Only what comes from outside is held back.
  const ana = await openAdmin(podium())
  const gift = { userId: ines.id, creditsNumber: 1, description: 'Para apoiar' }
  await ana.violates(['creditsNumber', 'Max'], postWalletTransaction, { body: gift })
})

test('cancelling an active support returns no credits', async () => {
  const { ines, marta } = await pair()
  const { id } = await askForSupport(marta, ines)
  await ines.call(acceptSupport, one({ id }))
  const cancelled = await marta.call(cancelSupport, one({ id }, 'ACTIVE'))
  assert.deepEqual([cancelled.status, cancelled.endReason], ['CANCELLED', 'CANCELLED_ACTIVE'])
  assert.deepEqual(
    [await balances(marta), await balances(ines)],
    [
      [200, 0],
      [100, 0],
    ],
  )
  await podium().mailTo(ines.email, 'terminou o apoio')
})

test('who saw another status hears 102 with the support as it stands, and nothing moves', async () => {
  const { ines, marta } = await pair()
  const { id } = await askForSupport(marta, ines)
  await ines.call(acceptSupport, one({ id }))
  const { current } = await marta.refused('stateChanged', cancelSupport, one({ id }, 'PENDING'))
  assert.deepEqual([(current as SupportEntry).id, (current as SupportEntry).status], [id, 'ACTIVE'])
  assert.deepEqual(await balances(marta), [200, 0])
})

test('cancelling needs to know what was seen', async () => {
  const { ines, marta } = await pair()
  const { id } = await askForSupport(marta, ines)
  await marta.violates(['status', 'NotBlank'], cancelSupport, { params: { id } })
  await marta.violates(['status', 'Pattern'], cancelSupport, {
    params: { id },
    query: { status: 'SLEEPING' },
  })
})

test('an act repeated is answered as it was the first time', async () => {
  const { ines, marta } = await pair()
  const { id } = await askForSupport(marta, ines)
  const first = await ines.call(acceptSupport, one({ id }, 'PENDING'))
  assert.deepEqual(await ines.call(acceptSupport, one({ id }, 'PENDING')), first)
  assert.deepEqual(await balances(ines), [100, 0])
  const cancelled = await marta.call(cancelSupport, one({ id }, 'ACTIVE'))
  assert.deepEqual(await marta.call(cancelSupport, one({ id }, 'ACTIVE')), cancelled)
})

test('a request repeated under its key is made once', async () => {
  const { ines, marta } = await pair()
  marta.headers['idempotency-key'] = 'one dialog, one key'.replaceAll(' ', '-')
  const first = await askForSupport(marta, ines)
  assert.equal((await askForSupport(marta, ines)).id, first.id)
  await marta.refused('idempotencyKeyReused', requestSupport, supportRequest(ines, 150))
  assert.deepEqual(await balances(marta), [200, 100])
})

// --- the table of moves --------------------------------------------------------------------------

const days = 86_400

/** Brings a support of two people into a status, through the API. */
const ways: Record<SupportStatus, (ines: Person, marta: Person) => Promise<{ id: number }>> = {
  PENDING: (ines, marta) => askForSupport(marta, ines, 50),
  ACTIVE: async (ines, marta) =>
    ines.call(acceptSupport, one(await askForSupport(marta, ines, 50))),
  REJECTED: async (ines, marta) =>
    ines.call(rejectSupport, one(await askForSupport(marta, ines, 50))),
  CANCELLED: async (ines, marta) =>
    marta.call(cancelSupport, one(await askForSupport(marta, ines, 50), 'PENDING')),
  EXPIRED: async (ines, marta) => {
    const entry = await askForSupport(marta, ines, 50)
    travel({ seconds: 30 * days + 1 })
    await runJob(podium(), 'expire-supports')
    restoreClock()
    return entry
  },
  CLOSED: async (ines, marta) => {
    const entry = await ways.ACTIVE(ines, marta)
    const ana = await openAdmin(podium())
    await ana.call(closeSupport, { ...one(entry), body: { reason: 'A pedido de ambos' } })
    return entry
  },
}

for (const status of supportStatuses) {
  test(`from ${status} exactly the moves of the table are possible`, async () => {
    const ana = await openAdmin(podium())
    const acts = {
      accept: (_marta: Person, ines: Person, id: number) =>
        ines.raw(acceptSupport, one({ id }, status)),
      reject: (_marta: Person, ines: Person, id: number) =>
        ines.raw(rejectSupport, one({ id }, status)),
      cancel: (marta: Person, _ines: Person, id: number) =>
        marta.raw(cancelSupport, one({ id }, status)),
      close: (_marta: Person, _ines: Person, id: number) =>
        ana.raw(closeSupport, { ...one({ id }, status), body: { reason: 'Verificação' } }),
    }
    for (const [act, perform] of Object.entries(acts)) {
      const { ines, marta } = await pair(50)
      const { id } = await ways[status](ines, marta)
      const seen = await ines.call(getSupport, { params: { id } })
      assert.equal(seen.status, status)
      const move = supportMoves[act as keyof typeof acts]
      const viewers = { athlete: ines, supporter: marta, admin: ana }
      const { abilities } = await viewers[move.by].call(getSupport, { params: { id } })
      const before = [await balances(ines), await balances(marta)]
      const answer = await perform(marta, ines, id)
      const allowed = (move.from as readonly SupportStatus[]).includes(status)
      assert.equal(abilities[act as keyof typeof abilities], allowed, `${act} offered`)
      if (allowed) {
        assert.equal(answer.statusCode, 200, answer.body)
        assert.equal(answer.json<SupportEntry>().status, move.to)
      } else if (status === move.to) {
        assert.equal(answer.statusCode, 200, 'done already')
        assert.deepEqual([await balances(ines), await balances(marta)], before)
      } else {
        assert.equal(answer.statusCode, 409, `${act}: ${answer.body}`)
        assert.equal(answer.json<{ current: SupportEntry }>().current.status, status)
        assert.deepEqual([await balances(ines), await balances(marta)], before)
      }
    }
  })
}

test('each act is its own side’s, and to everybody else the support is not there', async () => {
  const { ines, marta } = await pair()
  const [rui, leonor] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const { id } = await askForSupport(marta, ines)
  await rui.refused('entityDoesNotExist', getSupport, { params: { id } })
  await rui.refused('entityDoesNotExist', cancelSupport, one({ id }, 'PENDING'))
  await leonor.refused('entityDoesNotExist', acceptSupport, one({ id }))
  await leonor.refused('entityDoesNotExist', rejectSupport, one({ id }))
  await ines.refused('forbidden', cancelSupport, one({ id }, 'PENDING'))
  await marta.refused('forbidden', acceptSupport, one({ id }))
  const ana = await openAdmin(podium())
  assert.equal((await ana.call(getSupport, { params: { id } })).supporter.id, marta.id)
  assert.deepEqual(await balances(marta), [200, 100])
})

// --- what is refused -----------------------------------------------------------------------------

test('bad input is refused with the right code, and the credits stay', async () => {
  const { ines, marta } = await pair()
  const raw = (credits: unknown) => ({ ...supportRequest(ines, 50), query: { credits } })
  await marta.violates(['credits', 'Min'], requestSupport, raw(49))
  await marta.violates(['credits', 'Pattern'], requestSupport, raw(75))
  await marta.violates(['credits', 'Max'], requestSupport, raw(1250))
  await marta.violates(['credits', 'Number'], requestSupport, raw('100; drop'))
  await marta.violates(['credits', 'Min'], requestSupport, raw(-50))
  await marta.violates(['credits', 'Min'], requestSupport, raw(''))
  assert.equal((await marta.raw(requestSupport, raw('1e999') as never)).statusCode, 400)
  assert.equal((await marta.raw(requestSupport, raw(100.5) as never)).statusCode, 400)
  const unticked = { ...supportRequest(ines, 50), body: { acceptedTermsOfUse: false } }
  await marta.violates(['acceptedTermsOfUse', 'NotBlank'], requestSupport, unticked)
  await marta.violates(['acceptedTermsOfUse', 'NotBlank'], requestSupport, {
    ...supportRequest(ines, 50),
    body: {},
  })
  const nothing = { params: { athleteId: ines.id }, query: { credits: 50 } }
  await marta.violates(['acceptedTermsOfUse', 'NotBlank'], requestSupport, nothing)
  await ines.refused('selfSupport', requestSupport, supportRequest(ines, 50))
  await marta.refused('insufficientCredits', requestSupport, supportRequest(ines, 1200))
  const carlos = await signedInMember(podium(), 'MANAGER')
  await marta.refused('userNotFound', requestSupport, supportRequest(carlos, 50))
  await (await openAdmin(podium())).refused('forbidden', requestSupport, supportRequest(ines, 50))
  assert.deepEqual(await balances(marta), [300, 0])
})

test('a second request while one waits is 103, with the one that waits', async () => {
  const { ines, marta } = await pair()
  const { id } = await askForSupport(marta, ines)
  const { current } = await marta.refused(
    'duplicatePending',
    requestSupport,
    supportRequest(ines, 50),
  )
  assert.equal((current as SupportEntry).id, id)
  assert.deepEqual(await balances(marta), [200, 100])
})

test('hidden and closed athletes are not there, those who take none are out of reach', async () => {
  const { ines, marta } = await pair()
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  await marta.refused('userNotFound', requestSupport, supportRequest(ines, 50))
  await marta.refused('userNotFound', getAthleteSupport, { params: { athleteId: ines.id } })
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: false } })
  await ines.call(putSupportSettings, { body: { accepting: false, thankYou: '' } })
  await marta.refused('recipientUnavailable', requestSupport, supportRequest(ines, 50))
  const standing = await marta.call(getAthleteSupport, { params: { athleteId: ines.id } })
  assert.deepEqual([standing.accepting, standing.obstacle], [false, 'NOT_ACCEPTING'])
  await ines.call(closeAccount, { body: { password: ines.password } })
  await marta.refused('userNotFound', requestSupport, supportRequest(ines, 50))
  assert.deepEqual(await balances(marta), [300, 0])
})

test('the button knows why it cannot be pressed', async () => {
  const { ines, marta } = await pair()
  const about = { params: { athleteId: ines.id } }
  const obstacle = async (person: Person) => (await person.call(getAthleteSupport, about)).obstacle
  assert.equal(await obstacle(podium().visitor()), 'SIGNED_OUT')
  assert.equal(await obstacle(await openAdmin(podium())), 'ADMIN')
  assert.equal(await obstacle(ines), 'SELF')
  assert.equal(await obstacle(marta), null)
  const { id } = await askForSupport(marta, ines)
  const pending = await marta.call(getAthleteSupport, about)
  assert.deepEqual([pending.obstacle, pending.pendingId, pending.activeId], ['PENDING', id, 0])
  await ines.call(acceptSupport, one({ id }))
  const active = await marta.call(getAthleteSupport, about)
  assert.deepEqual([active.obstacle, active.pendingId, active.activeId], [null, 0, id])
  assert.equal(active.supporters, 1)
  const { list } = await marta.call(listAthletesISupport, {})
  assert.equal(active.activeUntil, list[0]?.endsAt)
})

test('settings start open and silent, and keep what is said', async () => {
  const { ines, marta } = await pair()
  assert.deepEqual(await ines.call(getSupportSettings), { accepting: true, thankYou: '' })
  const said = { accepting: false, thankYou: 'Volto em março.' }
  assert.deepEqual(await ines.call(putSupportSettings, { body: said }), said)
  assert.deepEqual(await ines.call(getSupportSettings), said)
  const long = { accepting: true, thankYou: 'a'.repeat(501) }
  await ines.violates(['thankYou', 'Size'], putSupportSettings, { body: long })
  await marta.refused('forbidden', getSupportSettings)
})

test('a change of one setting in a window opened before undoes nothing of the other', async () => {
  const { ines } = await pair()
  const change = (body: Input<typeof putSupportSettings>['body']) =>
    ines.call(putSupportSettings, { body })
  const said = { accepting: true, thankYou: 'Obrigada!' }
  assert.deepEqual(await change({ thankYou: said.thankYou }), said)
  assert.deepEqual(await change({ accepting: false }), { ...said, accepting: false })
  const other = { accepting: false, thankYou: 'Até já!' }
  assert.deepEqual(await change({ thankYou: other.thankYou }), other)
  assert.deepEqual(await change({}), other)
  assert.deepEqual(await change({ thankYou: '' }), { ...other, thankYou: '' })
})

test('admins see how many requests wait and how many supports run', async () => {
  const ana = await openAdmin(podium())
  const figures = async () => {
    const { pendingSupports, activeSupports } = await ana.call(getDashboard, {})
    return [pendingSupports, activeSupports]
  }
  const [pending = 0, active = 0] = await figures()
  const { ines, marta } = await pair()
  const { id } = await askForSupport(marta, ines)
  assert.deepEqual(await figures(), [pending + 1, active])
  await ines.call(acceptSupport, one({ id }))
  assert.deepEqual(await figures(), [pending, active + 1])
})

// --- live, leaving -------------------------------------------------------------------------------

test('both sides hear of every step at once', async () => {
  const { ines, marta } = await pair()
  const pages = [await openPage(ines, podium().app), await openPage(marta, podium().app)]
  const heard = (id: number, status: string) =>
    Promise.all(
      pages.map((page) =>
        page.until(`no ${status} of ${id}`, () =>
          page.heard.some(
            (event) =>
              event.type === 'SUPPORTERS_UPDATE' && event.id === id && event.status === status,
          ),
        ),
      ),
    )
  const first = await askForSupport(marta, ines, 50)
  await heard(first.id, 'PENDING')
  await ines.call(acceptSupport, one(first))
  await heard(first.id, 'ACTIVE')
  const second = await askForSupport(marta, ines, 50)
  await ines.call(rejectSupport, one(second))
  await heard(second.id, 'REJECTED')
  await marta.call(cancelSupport, one(first, 'ACTIVE'))
  await heard(first.id, 'CANCELLED')
  for (const page of pages) page.close()
})

test('an athlete who leaves gives back what waits and closes what runs', async () => {
  const { ines, marta } = await pair()
  const rui = await signedInMember(podium(), 'FAN', { credits: 100 })
  const running = await askForSupport(marta, ines)
  await ines.call(acceptSupport, one(running))
  const waiting = await askForSupport(rui, ines)
  await ines.call(closeAccount, { body: { password: ines.password } })
  const closed = await marta.call(getSupport, { params: { id: running.id } })
  assert.deepEqual([closed.status, closed.endReason], ['CLOSED', 'ATHLETE_LEFT'])
  assert.deepEqual([closed.userName, closed.athlete.hasPage], ['', false])
  const released = await rui.call(getSupport, { params: { id: waiting.id } })
  assert.deepEqual([released.status, released.endReason], ['REJECTED', 'ATHLETE_LEFT'])
  assert.deepEqual(
    [await balances(marta), await balances(rui)],
    [
      [200, 0],
      [100, 0],
    ],
  )
  // There is no page of the athlete to lead to any more.
  for (const person of [marta, rui]) {
    const [news] = (await person.call(listNotifications, {})).list
    assert.equal(news?.link, '/network')
  }
  await podium().mailTo(marta.email, 'encerrado')
  await podium().mailTo(rui.email, 'não aceitou')
})

test('a supporter who leaves takes back what waits, and what runs is closed', async () => {
  const { ines, marta } = await pair()
  const leonor = await signedInMember(podium(), 'ATHLETE')
  const running = await askForSupport(marta, ines)
  await ines.call(acceptSupport, one(running))
  const waiting = await askForSupport(marta, leonor)
  await marta.call(closeAccount, { body: { password: marta.password } })
  const closed = await ines.call(getSupport, { params: { id: running.id } })
  assert.deepEqual([closed.status, closed.endReason], ['CLOSED', 'SUPPORTER_LEFT'])
  const gone = await leonor.call(getSupport, { params: { id: waiting.id } })
  assert.deepEqual([gone.status, gone.endReason], ['CANCELLED', 'SUPPORTER_LEFT'])
  assert.deepEqual(await balances(ines), [100, 0])
  await leonor.refused('stateChanged', acceptSupport, one(waiting))
})

test('who owes cannot ask, and credits that come back pay the debt first', async () => {
  const { ines, marta } = await pair(0)
  const { transactionId } = await buy(podium(), marta, 120)
  const { id } = await askForSupport(marta, ines, 100)
  const ana = await openAdmin(podium())
  const all = { credits: 120, cents: 20_000, reason: 'Engano' }
  await ana.call(refundPayment, { params: { id: transactionId }, body: all })
  const leonor = await signedInMember(podium(), 'ATHLETE')
  await marta.refused('spendingBlocked', requestSupport, supportRequest(leonor, 50))
  await marta.call(cancelSupport, one({ id }, 'PENDING'))
  assert.deepEqual(await balances(marta), [0, 0])
  await giveCredits(podium(), marta, 50)
  await askForSupport(marta, leonor, 50)
  assert.deepEqual(await balances(marta), [0, 50])
})
