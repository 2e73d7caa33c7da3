import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { readFeed } from '@podium/contract/feed'
import { follow, unfollow } from '@podium/contract/follows'
import { seasonLimits } from '@podium/contract/limits'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { decideReport, sendReport } from '@podium/contract/reports'
import { addGoal, closeGoal, readSeason } from '@podium/contract/season'
import { acceptSupport, cancelSupport, requestSupport } from '@podium/contract/support'
import {
  countAudience,
  deleteUpdate,
  listUpdates,
  publishUpdate,
  updateAudiences,
  type UpdateAudience,
} from '@podium/contract/updates'
import { day, now } from '../../src/platform/clock.ts'
import { seasonExport, takeUntold } from '../../src/features/season/index.ts'
import { openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, signedInMember, supportRequest } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

const athlete = () => signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
const fan = (credits = 0) => signedInMember(podium(), 'FAN', { name: 'Marta', credits })
const at = ({ id }: { id: number }) => ({ params: { id } })
const to = ({ id }: Person) => ({ params: { userId: id } })

async function supportBy(supporter: Person, of: Person, isPrivate = false): Promise<number> {
  const { id } = await askForSupport(supporter, of, 100, isPrivate)
  await of.call(acceptSupport, at({ id }))
  return id
}

const count = async (who: Person, audience: UpdateAudience) =>
  (await who.call(countAudience, { query: { audience } })).count

/** Publishes to an audience as its form does: with the number that was shown. */
async function tell(who: Person, audience: UpdateAudience, details: object = {}) {
  const counted = await count(who, audience)
  const body = { text: 'Terceira na final de Braga!', audience, counted, ...details }
  return who.call(publishUpdate, { body })
}

async function bells(who: Person): Promise<number> {
  await podium().settled()
  const { list } = await who.call(listNotifications)
  return list
    .filter(({ kind }) => kind === 'athleteUpdate')
    .reduce((sum, { facts }) => sum + (facts.count ?? 1), 0)
}

const readsOf = async (who: Person, of: Person) =>
  (await who.call(listUpdates, at(of))).map(({ id }) => id)

async function inFeed(who: Person): Promise<number[]> {
  await podium().settled()
  const lines = await who.call(readFeed)
  return lines.filter(({ kind }) => kind === 'update').map(({ subject }) => subject.id)
}

/** An athlete with a follower, a supporter in private who follows too, and a supporter alone. */
async function audience() {
  const ines = await athlete()
  const [follower, both, supporter] = [await fan(), await fan(200), await fan(200)]
  await follower.call(follow, to(ines))
  await both.call(follow, to(ines))
  await supportBy(both, ines, true)
  const support = await supportBy(supporter, ines)
  return { ines, follower, both, supporter, support }
}

test('an audience is counted before an update is sent, each person once', async () => {
  const { ines, follower } = await audience()
  const counts = await Promise.all(updateAudiences.map((one) => count(ines, one)))
  assert.deepEqual(counts, [3, 2, 2])
  await follower.call(block, to(ines))
  assert.equal(await count(ines, 'EVERYBODY'), 2)
})

test('exactly the people counted are told, and who may read it reads it', async () => {
  const { ines, follower, both, supporter } = await audience()
  const stranger = await fan()
  const told = await tell(ines, 'SUPPORTERS')
  assert.deepEqual([told.told, told.audience], [2, 'SUPPORTERS'])
  const people = [follower, both, supporter, stranger]
  const now = async (what: (who: Person) => Promise<unknown>) => {
    const answers = []
    for (const who of people) answers.push(await what(who))
    return answers
  }
  assert.deepEqual(await now(bells), [0, 1, 1, 0])
  assert.deepEqual(await now((who) => readsOf(who, ines)), [[], [told.id], [told.id], []])
  assert.deepEqual(await now(inFeed), [[], [told.id], [told.id], []])
  const open = await tell(ines, 'EVERYBODY')
  const followed = await tell(ines, 'FOLLOWERS')
  assert.deepEqual(await now(bells), [2, 3, 2, 0])
  assert.deepEqual(await readsOf(podium().visitor(), ines), [open.id])
  assert.deepEqual(await readsOf(stranger, ines), [open.id])
  assert.deepEqual(await readsOf(follower, ines), [followed.id, open.id])
  assert.deepEqual(await readsOf(supporter, ines), [open.id, told.id])
  assert.deepEqual(await inFeed(follower), [followed.id, open.id])
  const { updates } = await supporter.call(readSeason, at(ines))
  assert.deepEqual(
    updates.map(({ id, told: number }) => [id, number]),
    [
      [open.id, null],
      [told.id, null],
    ],
  )
  const [mail] = await podium().mailsTo(supporter.email)
  assert.ok(mail)
})

test('who reads is decided when they read: by unfollowing, an end, a block, hiding', async () => {
  const { ines, follower, supporter, support } = await audience()
  const followed = await tell(ines, 'FOLLOWERS')
  const open = await tell(ines, 'EVERYBODY')
  const later = await fan()
  await later.call(follow, to(ines))
  assert.deepEqual(await readsOf(later, ines), [open.id, followed.id])
  assert.equal(await bells(later), 0)
  await follower.call(unfollow, to(ines))
  assert.deepEqual(await readsOf(follower, ines), [open.id])
  const inside = await tell(ines, 'SUPPORTERS')
  assert.deepEqual(await readsOf(supporter, ines), [inside.id, open.id])
  await supporter.call(cancelSupport, { ...at({ id: support }), query: { status: 'ACTIVE' } })
  assert.deepEqual(await readsOf(supporter, ines), [open.id])
  await later.call(block, to(ines))
  assert.deepEqual(await readsOf(later, ines), [open.id])
  assert.deepEqual(await inFeed(later), [])
  await ines.call(putVisibility, { ...at(ines), body: { hiddenProfile: true } })
  await later.refused('userNotFound', listUpdates, at(ines))
  assert.deepEqual(await inFeed(supporter), [])
  assert.equal((await ines.call(listUpdates, at(ines))).length, 3)
  assert.equal(await count(ines, 'EVERYBODY'), 0)
})

test('with another number of people than was shown nothing is published, and the number comes back', async () => {
  const { ines, supporter } = await audience()
  const counted = await count(ines, 'EVERYBODY')
  const late = await fan()
  await late.call(follow, to(ines))
  const body = { text: 'Olá', audience: 'EVERYBODY' as const, counted }
  const { current } = await ines.refused('stateChanged', publishUpdate, { body })
  assert.deepEqual(current, { count: 4 })
  assert.deepEqual(await readsOf(supporter, ines), [])
  assert.equal(await bells(supporter), 0)
})

test('nobody is told across a block or of a page that was hidden before their turn came', async () => {
  const { ines, follower, both, supporter } = await audience()
  const { id } = await tell(ines, 'EVERYBODY')
  await podium().settled()
  const { db } = podium().context.database
  const untold = async (readers: Person[]) => {
    const rows = readers.map(({ id: reader_id }) => ({ update_id: id, reader_id }))
    await db.insertInto('untold_readers').values(rows).execute()
    return podium().context.inTransaction((tx) => takeUntold(tx, id, 10))
  }
  await follower.call(block, to(ines))
  const told = await untold([follower, both, supporter])
  assert.deepEqual(new Set(told), new Set([both.id, supporter.id]))
  await ines.call(putVisibility, { ...at(ines), body: { hiddenProfile: true } })
  assert.deepEqual(await untold([both]), [])
  assert.equal(await podium().context.inTransaction((tx) => takeUntold(tx, id, 10)), null)
})

test('an update carries pictures and films of one’s own gallery, in their order, once they are ready', async () => {
  const [ines, rui] = [await athlete(), await athlete()]
  const add = async (who: Person) => {
    const sent = await upload(who, '/files/gallery-media', await photo({ width: 90, height: 60 }))
    return sent.json<{ id: number }>().id
  }
  const [first, second, foreign] = [await add(ines), await add(ines), await add(rui)]
  const told = await tell(ines, 'EVERYBODY', { mediaIds: [second, first, second] })
  assert.deepEqual(
    told.media.map(({ id }) => id),
    [second, first],
  )
  const wrong = { text: 'Olá', audience: 'EVERYBODY', counted: 0 }
  for (const id of [foreign, 2_000_000_000]) {
    const body = { ...wrong, mediaIds: [id] }
    await ines.violates(['mediaIds', 'Pattern'], publishUpdate, { body })
  }
  assert.equal((await ines.call(listUpdates, at(ines))).length, 1)
})

test('an update has words, and no more than fit', async () => {
  const ines = await athlete()
  const body = { text: ' ​ ', audience: 'EVERYBODY', counted: 0 }
  await ines.violates(['text', 'NotBlank'], publishUpdate, { body })
  const long = { ...body, text: 'a'.repeat(seasonLimits.updateText + 1) }
  await ines.violates(['text', 'Size'], publishUpdate, { body: long })
  await ines.violates(['audience', 'Pattern'], publishUpdate, {
    body: { ...body, text: 'Olá', audience: 'FRIENDS' },
  })
})

test('sent again under its key an update is published once', async () => {
  const { ines, supporter } = await audience()
  const body = { text: 'Olá', audience: 'EVERYBODY', counted: 3 } as const
  const headers = { 'idempotency-key': 'the-same-news' }
  const send = { method: 'POST', url: '/api/athletes/updates', body, headers }
  const first = await ines.send(send)
  const again = await ines.send(send)
  assert.deepEqual(again.json(), first.json())
  assert.equal((await readsOf(supporter, ines)).length, 1)
  assert.equal(await bells(supporter), 1)
})

test('an update goes by its athlete alone, from page and feeds', async () => {
  const { ines, supporter } = await audience()
  const { id } = await tell(ines, 'EVERYBODY')
  assert.deepEqual(await inFeed(supporter), [id])
  const rui = await athlete()
  await rui.refused('entityDoesNotExist', deleteUpdate, at({ id }))
  await ines.call(deleteUpdate, at({ id }))
  await ines.refused('entityDoesNotExist', deleteUpdate, at({ id }))
  assert.deepEqual([await inFeed(supporter), await readsOf(supporter, ines)], [[], []])
})

test('who may read an update may report it, and an admin who agrees takes it away', async () => {
  const { ines, follower, supporter } = await audience()
  const { id } = await tell(ines, 'SUPPORTERS')
  const report = { body: { kind: 'update', id, reason: 'SPAM' } } as const
  await follower.refused('entityDoesNotExist', sendReport, report)
  await ines.refused('forbidden', sendReport, report)
  const sent = await supporter.call(sendReport, report)
  const admin = await openAdmin(podium())
  await admin.call(decideReport, {
    ...at(sent),
    body: { decision: 'UPHELD', reason: 'Publicidade', act: 'REMOVE' },
  })
  assert.deepEqual(await readsOf(supporter, ines), [])
})

test('older updates are read page by page, and their athlete takes all of them along', async () => {
  const ines = await athlete()
  const ids = []
  for (let n = 0; n < 12; n += 1) ids.unshift((await tell(ines, 'EVERYBODY')).id)
  const { updates } = await ines.call(readSeason, at(ines))
  assert.deepEqual(
    updates.map(({ id }) => id),
    ids.slice(0, 10),
  )
  const query = { before: ids[9] }
  const rest = await ines.call(listUpdates, { ...at(ines), query })
  assert.deepEqual(
    rest.map(({ id }) => id),
    ids.slice(10),
  )
  const kept = (await seasonExport.collect(podium().context.database.db, ines.id)) as {
    updates: object[]
  }
  assert.equal(kept.updates.length, 12)
})

test('a goal is news while it is open, with what it has received, and not once it is closed', async () => {
  const { ines, follower } = await audience()
  const until = dayAfter(calendarDay(now()), 30)
  const body = { title: 'Nacional', purpose: 'Viagem', credits: 100, until }
  const { id } = await ines.call(addGoal, { body })
  const goals = async () => {
    await podium().settled()
    return (await follower.call(readFeed)).filter(({ kind }) => kind === 'goal')
  }
  const [line] = await goals()
  assert.deepEqual(line?.subject, {
    id,
    title: 'Nacional',
    purpose: 'Viagem',
    credits: 100,
    received: 0,
    matched: 0,
  })
  const giver = await fan(200)
  const asked = supportRequest(ines, 100)
  const request = await giver.call(requestSupport, {
    ...asked,
    body: { ...asked.body, goalId: id },
  })
  await ines.call(acceptSupport, at(request))
  travel({ seconds: 40 * day })
  try {
    await signIn(follower)
    assert.deepEqual((await goals())[0]?.subject, { ...line?.subject, received: 100 })
  } finally {
    restoreClock()
  }
  await signIn(follower)
  await signIn(ines)
  await ines.call(closeGoal, at({ id }))
  assert.deepEqual(await goals(), [])
})
