import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { addAchievement, changeAchievement, deleteAchievement } from '@podium/contract/achievements'
import { readFeed } from '@podium/contract/feed'
import { follow, unfollow } from '@podium/contract/follows'
import { galleryOf } from '@podium/contract/galleries'
import { block, unblock } from '@podium/contract/messages'
import { deleteProduct } from '@podium/contract/products'
import { putVisibility } from '@podium/contract/profiles'
import { memberRoles } from '@podium/contract/roles'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import { decideTrader } from '@podium/contract/traders'
import { mostEntries, spreadNews, sweepEntries } from '../../src/features/feed/records.ts'
import { castResult as result, openAdmin, signIn } from '../cast.ts'
import { film } from '../films.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { checkedFor, offerProduct, openSponsor } from '../shop.ts'
import { countStatements } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { photo, sendForm, upload } from '../uploads.ts'
import { waitFor } from '../wait.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 60 * 60

const follows = (reader: Person, person: Person) =>
  reader.call(follow, { params: { userId: person.id } })

const hide = (person: Person, hiddenProfile = true) =>
  person.call(putVisibility, { params: { id: person.id }, body: { hiddenProfile } })

async function feedOf(reader: Person, query: { before?: number; _limit?: number } = {}) {
  await podium().settled()
  return reader.call(readFeed, { query })
}

/** Each line in short: what it is, and of whom. */
async function linesOf(reader: Person): Promise<string[]> {
  return (await feedOf(reader)).map(
    ({ kind, person, subject }) => `${kind} ${person.id} ${subject.id}`,
  )
}

async function addPicture(owner: Person): Promise<number> {
  const sent = await upload(owner, '/files/gallery-media', await photo({ width: 90, height: 60 }))
  return sent.json<{ id: number }>().id
}

async function supportBy(supporter: Person, athlete: Person, isPrivate = false): Promise<number> {
  const { id } = await askForSupport(supporter, athlete, 100, isPrivate)
  await athlete.call(acceptSupport, { params: { id } })
  return id
}

test('one reads what is new of whom one follows, newest first, and of nobody else', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const ines = await signedInMember(podium(), 'ATHLETE')
  const helena = await openSponsor(podium())
  const stranger = await signedInMember(podium(), 'ATHLETE')
  await follows(marta, ines)
  await follows(marta, helena)
  const won = await ines.call(addAchievement, { body: result })
  const picture = await addPicture(ines)
  const product = await offerProduct(helena)
  await stranger.call(addAchievement, { body: result })
  const feed = await feedOf(marta)
  assert.deepEqual(
    feed.map(({ kind, subject }) => [kind, subject.id]),
    [
      ['product', product.id],
      ['media', picture],
      ['achievement', won.id],
    ],
  )
  assert.deepEqual(feed.at(-1)?.subject, won)
  assert.ok(
    feed.every(({ id }, index) => id < (feed[index - 1]?.id ?? Infinity)),
    'ids sort',
  )
})

test('a page of the feed is sent again only where a line of it is another, or says another thing', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const ines = await signedInMember(podium(), 'ATHLETE')
  await follows(marta, ines)
  const { id } = await ines.call(addAchievement, { body: result })
  await feedOf(marta)
  let known = ''
  const ask = async () => {
    await podium().settled()
    const headers = { 'if-none-match': known }
    const answer = await marta.send({ method: 'GET', url: '/api/feed', headers })
    known = String(answer.headers.etag)
    return answer.statusCode
  }
  assert.deepEqual([await ask(), await ask()], [200, 304])
  await ines.call(changeAchievement, { params: { id }, body: { ...result, result: 2 } })
  assert.deepEqual([await ask(), await ask()], [200, 304])
  await ines.call(addAchievement, { body: result })
  assert.deepEqual([await ask(), await ask()], [200, 304])
  await ines.call(deleteAchievement, { params: { id } })
  assert.deepEqual([await ask(), await ask()], [200, 304])
})

test('people of every role are followed, and hear of what they bring into their galleries', async () => {
  for (const role of memberRoles) {
    const person = await signedInMember(podium(), role)
    const reader = await signedInMember(podium(), 'MANAGER')
    await follows(reader, person)
    const picture = await addPicture(person)
    assert.deepEqual(await linesOf(reader), [`media ${person.id} ${picture}`], role)
  }
})

test('who begins to follow or to support finds what was new before, and no more than the latest', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  const rui = await signedInMember(podium(), 'FAN', { credits: 100 })
  const added: number[] = []
  for (let count = 0; count < 22; count++) {
    added.unshift((await ines.call(addAchievement, { body: result })).id)
  }
  await follows(marta, ines)
  const query = { _limit: 100 }
  const idsOf = async (reader: Person) =>
    (await feedOf(reader, query)).map(({ subject }) => subject.id)
  assert.deepEqual(await idsOf(marta), added.slice(0, 20))
  await supportBy(rui, ines, true)
  assert.deepEqual(await idsOf(rui), added.slice(0, 20))
})

test('a page goes on before the last line seen, also when that line is gone', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  for (let count = 0; count < 5; count++) await ines.call(addAchievement, { body: result })
  const all = await feedOf(marta)
  const [, second] = await feedOf(marta, { _limit: 2 })
  await ines.call(deleteAchievement, { params: { id: second!.subject.id } })
  const rest = await feedOf(marta, { before: second!.id, _limit: 2 })
  assert.deepEqual(rest, all.slice(2, 4))
  assert.deepEqual(await feedOf(marta, { before: all.at(-1)!.id }), [])
})

test('a line tells its subject as it is now, and goes with it', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  const { id } = await ines.call(addAchievement, { body: result })
  await ines.call(changeAchievement, { params: { id }, body: { ...result, result: 3 } })
  const [line] = await feedOf(marta)
  assert.equal(line?.kind === 'achievement' && line.subject.result, 3)
  const picture = await addPicture(ines)
  const params = { mediaId: picture }
  await ines.call(galleryOf.ATHLETE.remove, { params })
  assert.deepEqual(await linesOf(marta), [`achievement ${ines.id} ${id}`])
  await ines.call(galleryOf.ATHLETE.restore, { params })
  assert.equal((await linesOf(marta)).length, 2)
  await ines.call(deleteAchievement, { params: { id } })
  assert.deepEqual(await linesOf(marta), [`media ${ines.id} ${picture}`])
})

test('a product is news once, when it can be bought, and only while it can', async () => {
  const helena = await openSponsor(podium())
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, helena)
  const product = await offerProduct(helena, { active: false })
  assert.deepEqual(await linesOf(marta), [])
  const save = (active: boolean) => {
    const { id, title, description, credits } = product
    const info = { title, description, credits, active }
    return sendForm(helena, { method: 'PUT', url: `/api/sponsor/product/${id}`, info })
  }
  await save(true)
  const [line, ...more] = await feedOf(marta)
  assert.deepEqual([line?.kind, line?.subject.id, more], ['product', product.id, []])
  await save(false)
  assert.deepEqual(await linesOf(marta), [])
  await save(true)
  assert.deepEqual(
    (await feedOf(marta)).map(({ id }) => id),
    [line!.id],
  )
  const admin = await openAdmin(podium())
  const decide = async (body: object) => {
    const params = { userId: helena.id }
    await admin.call(decideTrader, { params, body: body as never })
    return (await feedOf(marta)).length
  }
  // Whose seller is refused it cannot be bought (`traders.check`), until they are checked again.
  assert.equal(await decide({ state: 'REFUSED', reason: 'The number is not in the register.' }), 0)
  assert.equal(await decide({ state: 'VERIFIED', until: checkedFor(20) }), 1)
  travel({ seconds: 21 * day })
  await signIn(marta)
  assert.deepEqual(await linesOf(marta), [])
  restoreClock()
  await helena.call(deleteProduct, { params: { id: product.id } })
  assert.deepEqual(await linesOf(marta), [])
})

test('a film is news once it can be seen', async () => {
  const rui = await signedInMember(podium(), 'FAN')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, rui)
  const sent = await upload(rui, '/files/gallery-media', await film('mp4'))
  const { id } = sent.json<{ id: number }>()
  const line = await waitFor(async () => (await feedOf(marta))[0], 'the film is never news')
  assert.deepEqual(
    [line.kind, line.subject.id, line.kind === 'media' && line.subject.mediaType],
    ['media', id, 'VIDEO'],
  )
})

test('a support that is not private is news to who follows either side, once, while it runs', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const rui = await signedInMember(podium(), 'FAN', { credits: 300 })
  const [ofBoth, ofInes, ofRui] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'SPONSOR'),
    await signedInMember(podium(), 'MANAGER'),
  ]
  await follows(ofBoth, ines)
  await follows(ofBoth, rui)
  await follows(ofInes, ines)
  await follows(ofRui, rui)
  const first = await supportBy(rui, ines)
  for (const reader of [ofBoth, ofInes, ofRui]) {
    const [line, ...more] = await feedOf(reader)
    assert.deepEqual([line?.kind, line?.person.id, more], ['support', rui.id, []])
    const { id, athlete, extended } = line?.kind === 'support' ? line.subject : assert.fail()
    assert.deepEqual([id, athlete.id, extended], [first, ines.id, false])
  }
  assert.deepEqual(await linesOf(rui), [], 'neither side reads of itself')
  const second = await supportBy(rui, ines)
  const [extended, ...before] = await feedOf(ofBoth)
  assert.deepEqual([extended?.subject.id, before], [second, []])
  assert.equal(extended?.kind === 'support' && extended.subject.extended, true)
  await rui.call(cancelSupport, { params: { id: second }, query: { status: 'ACTIVE' } })
  assert.deepEqual(await linesOf(ofBoth), [])
})

// --- what is not to be seen ----------------------------------------------------------------------

test('a private support is never news', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const rui = await signedInMember(podium(), 'FAN', { credits: 300 })
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  await follows(marta, rui)
  await supportBy(rui, ines, true)
  assert.deepEqual(await linesOf(marta), [])
})

test('who hides is not read, by nobody’s line, and is there again with the page', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const rui = await signedInMember(podium(), 'FAN', { credits: 100 })
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  const won = await ines.call(addAchievement, { body: result })
  const support = await supportBy(rui, ines)
  const all = [`support ${rui.id} ${support}`, `achievement ${ines.id} ${won.id}`]
  assert.deepEqual(await linesOf(marta), all)
  await hide(rui)
  assert.deepEqual(await linesOf(marta), all.slice(1))
  await hide(ines)
  await hide(rui, false)
  assert.deepEqual(await linesOf(marta), [])
  await hide(ines, false)
  assert.deepEqual(await linesOf(marta), all)
})

test('an admin’s hiding holds for the feed too', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  await ines.call(addAchievement, { body: result })
  assert.equal((await linesOf(marta)).length, 1)
  const body = { hiddenProfile: true, reason: 'Spam' }
  await ana.call(putVisibility, { params: { id: ines.id }, body })
  assert.deepEqual(await linesOf(marta), [])
  assert.deepEqual(await feedOf(ana), [])
})

test('across a block nothing is read, in neither direction, also not as the other side of a support', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const rui = await signedInMember(podium(), 'FAN', { credits: 100 })
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  await ines.call(addAchievement, { body: result })
  await supportBy(rui, ines)
  for (const [blocker, blocked, left] of [
    [marta, ines, 0],
    [ines, marta, 0],
    [marta, rui, 1],
    [rui, marta, 1],
  ] as const) {
    assert.equal((await linesOf(marta)).length, 2)
    await blocker.call(block, { params: { userId: blocked.id } })
    assert.equal((await linesOf(marta)).length, left)
    await blocker.call(unblock, { params: { userId: blocked.id } })
  }
})

test('who unfollows reads nothing more, unless they support, and that until the support is over', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const params = { userId: ines.id }
  await marta.call(follow, { params })
  await ines.call(addAchievement, { body: result })
  await marta.call(unfollow, { params })
  assert.deepEqual(await linesOf(marta), [])
  await marta.call(follow, { params })
  assert.equal((await linesOf(marta)).length, 1)
  await supportBy(marta, ines)
  await marta.call(unfollow, { params })
  await ines.call(addAchievement, { body: result })
  assert.equal((await linesOf(marta)).length, 2)
  travel({ seconds: 70 * day })
  await signIn(marta)
  assert.deepEqual(await marta.call(readFeed, { query: {} }), [])
})

test('a closed account is read by nobody', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  await ines.call(addAchievement, { body: result })
  assert.equal((await linesOf(marta)).length, 1)
  await ines.call(closeAccount, { body: { password: ines.password } })
  assert.deepEqual(await linesOf(marta), [])
})

// --- at once, and again --------------------------------------------------------------------------

for (const round of [1, 2]) {
  test(`who follows while something becomes news finds it, whichever comes first (${round})`, async () => {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const readers = await Promise.all(
      Array.from({ length: 8 }, () => signedInMember(podium(), 'FAN')),
    )
    await Promise.all([
      ...readers.slice(0, 4).map((reader) => follows(reader, ines)),
      ines.call(addAchievement, { body: result }),
      ...readers.slice(4).map((reader) => follows(reader, ines)),
      addPicture(ines),
    ])
    for (const reader of readers) assert.equal((await linesOf(reader)).length, 2)
  })
}

test('spreading a line twice, or a line that is gone, changes nothing', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const readers = [await signedInMember(podium(), 'FAN'), await signedInMember(podium(), 'FAN')]
  for (const reader of readers) await follows(reader, ines)
  await ines.call(addAchievement, { body: result })
  const [line] = await feedOf(readers[0]!)
  const { inTransaction } = podium().context
  const spread = (id: number, after: number) =>
    inTransaction((tx) => spreadNews(tx, id, { after, limit: 1 }))
  const ids = readers.map(({ id }) => id).toSorted((a, b) => a - b)
  assert.equal(await spread(line!.id, 0), ids[0])
  assert.equal(await spread(line!.id, ids[0]!), ids[1])
  assert.equal(await spread(line!.id, ids[1]!), null)
  assert.equal(await spread(2_000_000_000, 0), null)
  for (const reader of readers) assert.equal((await linesOf(reader)).length, 1)
})

test('at night a feed is cut to what is kept, and lines that are gone are swept', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  const won = await ines.call(addAchievement, { body: result })
  await podium().settled()
  const { pool } = podium().context.database
  const kept = async () => {
    const { rows } = await pool.query<{ least: number; count: number }>(
      'select min(news_id) as least, count(*)::integer from feed_entries where reader_id = $1',
      [marta.id],
    )
    return rows[0]
  }
  await pool.query(
    `with made as (
       insert into products (sponsor_id, title, description, credits, active, created_at, ordered, archived_at)
       select $1, 'x', 'x', 1, false, now(), true, now() from generate_series(1, $2) returning id
     ), told as (
       insert into news (kind, person_id, at, product_id)
       select 'product', $1, now(), id from made returning id
     )
     insert into feed_entries select $1, id from told`,
    [marta.id, mostEntries + 5],
  )
  const { inTransaction } = podium().context
  const sweep = () => inTransaction((tx) => sweepEntries(tx, { after: marta.id - 1, limit: 1 }))
  assert.equal(await sweep(), marta.id)
  assert.equal((await kept())?.count, mostEntries)
  assert.ok(!(await linesOf(marta)).some((line) => line.endsWith(` ${won.id}`)))
  await pool.query('delete from news where person_id = $1', [marta.id])
  await sweep()
  assert.equal((await kept())?.count, 0)
})

test('a page is one statement beside the session’s, however many are followed', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const read = () => marta.call(readFeed, { query: {} })
  const follow20 = async () => {
    for (let count = 0; count < 20; count++) {
      const ines = await signedInMember(podium(), 'ATHLETE')
      await follows(marta, ines)
      await ines.call(addAchievement, { body: result })
    }
    await podium().settled()
    await read()
    return countStatements(read)
  }
  assert.deepEqual([await follow20(), await follow20()], [1, 1])
})

test('visitors have no feed', async () => {
  const { statusCode } = await podium().visitor().send({ method: 'GET', url: '/api/feed' })
  assert.equal(statusCode, 401)
})

test('of a result of who is protected others read the month, and no link', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  await follows(marta, ines)
  await ines.call(addAchievement, { body: { ...result, evidence: 'https://provas.example/1' } })
  const read = async () => {
    const [line] = await feedOf(marta)
    return line?.kind === 'achievement' && [line.subject.date, line.subject.evidence]
  }
  assert.deepEqual(await read(), ['2026-02-01', 'https://provas.example/1'])
  const { db } = podium().context.database
  await db.updateTable('users').set({ protected: true }).where('id', '=', ines.id).execute()
  assert.deepEqual(await read(), ['2026-02', null])
})
