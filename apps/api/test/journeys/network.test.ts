import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import { putSupportSettings } from '@podium/contract/support'
import { writeStory } from '../../src/features/profiles/index.ts'
import { activate, join, openAdmin, openMember, signUp } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()

test('an athlete who publishes is found by name without accents', async () => {
  const ines = await join(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Gonçalves Brandão' })
  const visitor = podium().visitor()
  const { list, total } = await visitor.call(searchNetwork, { query: { q: 'ines goncalves' } })
  assert.equal(total, 1)
  assert.deepEqual([list[0]?.id, list[0]?.name, list[0]?.region], [ines.id, 'Inês', 'Coimbra'])
  const page = await visitor.call(getAthlete, { params: { id: ines.id } })
  assert.equal(page.lastName, 'Gonçalves Brandão')
  assert.equal(page.own, undefined)
})

test('hiding takes a profile out of the network and off its page at once', async () => {
  const rui = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Escondido' })
  await rui.call(putVisibility, { params: { id: rui.id }, body: { hiddenProfile: true } })
  const visitor = podium().visitor()
  const { total } = await visitor.call(searchNetwork, { query: { q: 'escondido' } })
  assert.equal(total, 0)
  await visitor.refused('userNotFound', getAthlete, { params: { id: rui.id } })
  const own = await rui.call(getAthlete, { params: { id: rui.id } })
  assert.equal(own.own?.hiddenProfile, true)
})

test('a blank card stands for a hidden profile, after all visible ones, and says nothing', async () => {
  const rita = await join(podium(), 'ATHLETE', { name: 'Rita', lastName: 'Invisível' })
  await rita.call(putVisibility, { params: { id: rita.id }, body: { hiddenProfile: true } })
  const visitor = podium().visitor()
  for (const _order of ['ASC', 'DESC'] as const) {
    const { list, total } = await visitor.call(searchNetwork, { query: { _order, _limit: 100 } })
    assert.equal(list.length, total)
    const first = list.findIndex(({ hiddenProfile }) => hiddenProfile)
    assert.ok(first > 0)
    for (const card of list.slice(first)) assert.deepEqual(card, blank)
  }
  for (const filter of [{ type: 'ATHLETE' }, { country: 'PT' }, { q: 'invisivel' }] as const) {
    const { list } = await visitor.call(searchNetwork, { query: { ...filter, _limit: 100 } })
    assert.ok(list.every(({ hiddenProfile, id }) => !hiddenProfile && id !== rita.id))
  }
  const ana = await openAdmin(podium())
  const { list } = await ana.call(searchNetwork, { query: { _limit: 100 } })
  const card = list.find(({ id }) => id === rita.id)
  assert.deepEqual([card?.name, card?.hiddenProfile], ['Rita', true])
})

test('an admin narrows the network to the hidden, or to those who are not; others cannot', async () => {
  const sara = await join(podium(), 'ATHLETE', { name: 'Sara', lastName: 'Recôndita' })
  await sara.call(putVisibility, { params: { id: sara.id }, body: { hiddenProfile: true } })
  const ana = await openAdmin(podium())
  const seen = async (query: object) => {
    const { list, total } = await ana.call(searchNetwork, { query: { _limit: 100, ...query } })
    assert.equal(list.length, total)
    return list
  }
  const hidden = await seen({ hiddenProfile: 'true' })
  assert.ok(hidden.length > 0 && hidden.every(({ hiddenProfile }) => hiddenProfile))
  const visible = await seen({ hiddenProfile: 'false' })
  assert.ok(visible.length > 0 && visible.every(({ hiddenProfile }) => !hiddenProfile))
  for (const found of [{ q: 'recondita' }, { type: 'ATHLETE', country: 'PT', q: 'sara' }]) {
    const list = await seen({ ...found, hiddenProfile: 'true' })
    assert.deepEqual([list.at(-1)?.id, list.at(-1)?.name], [sara.id, 'Sara'])
  }
  assert.deepEqual(await seen({ type: 'SPONSOR', q: 'recondita', hiddenProfile: 'true' }), [])
  const visitor = podium().visitor()
  for (const q of ['', 'recondita']) {
    const asked = await visitor.call(searchNetwork, { query: { q, hiddenProfile: 'true' } })
    assert.deepEqual(asked, await visitor.call(searchNetwork, { query: { q } }))
  }
})

test('fans and admins are found by admins alone, who filter by them', async () => {
  const vasco = await join(podium(), 'FAN', { name: 'Vasco', lastName: 'Bancada' })
  const bela = await join(podium(), 'FAN', { name: 'Bela', lastName: 'Bancada' })
  await bela.call(putVisibility, { params: { id: bela.id }, body: { hiddenProfile: true } })
  const late = await signUp(podium(), 'FAN', { name: 'Zita', lastName: 'Bancada' })
  const ana = await openAdmin(podium())
  const seen = async (query: object) => {
    const { list, total } = await ana.call(searchNetwork, { query: { _limit: 100, ...query } })
    assert.equal(list.length, total)
    return list
  }
  const fans = await seen({ type: 'FAN' })
  assert.ok(fans.every(({ role, id }) => role === 'FAN' && id !== late.id))
  const found = await seen({ type: 'FAN', q: 'bancada' })
  assert.deepEqual(
    found.map(({ id, hiddenProfile }) => [id, hiddenProfile]),
    [
      [bela.id, true],
      [vasco.id, false],
    ],
  )
  const hidden = await seen({ type: 'FAN', q: 'bancada', hiddenProfile: 'true', country: 'PT' })
  assert.deepEqual(
    hidden.map(({ name }) => name),
    ['Bela'],
  )
  assert.deepEqual(await seen({ type: 'FAN', q: 'bancada', sport: 'JUDO' }), [])
  const backwards = await seen({ type: 'FAN', q: 'bancada', _order: 'DESC' })
  assert.deepEqual(
    backwards.map(({ name }) => name),
    ['Vasco', 'Bela'],
  )
  const second = await ana.call(searchNetwork, {
    query: { type: 'FAN', q: 'bancada', _limit: 1, _page: 1 },
  })
  assert.deepEqual([second.total, second.list.map(({ name }) => name)], [2, ['Vasco']])
  const beyond = await ana.call(searchNetwork, { query: { type: 'FAN', _limit: 20, _page: 900 } })
  assert.deepEqual([beyond.total, beyond.list], [fans.length, []])
  const admins = await seen({ type: 'ADMIN' })
  assert.ok(admins.some(({ id }) => id === ana.id))
  assert.ok(admins.every(({ role, hiddenProfile }) => role === 'ADMIN' && !hiddenProfile))
  assert.ok((await seen({})).every(({ role }) => role !== 'FAN' && role !== 'ADMIN'))
  for (const asker of [podium().visitor(), vasco]) {
    for (const type of ['FAN', 'ADMIN'] as const) {
      await asker.violates(['type', 'Pattern'], searchNetwork, { query: { type } })
    }
  }
})

const blank = {
  id: 0,
  role: null,
  name: '',
  lastName: '',
  sport: null,
  clubName: null,
  region: null,
  countryCode: null,
  phrase: null,
  sportestScore: null,
  avatar: { id: 0, main: null },
  hiddenProfile: true,
}

test('a profile never published is no blank card either', async () => {
  const visitor = podium().visitor()
  const before = await visitor.call(searchNetwork, {})
  const nuno = await signUp(podium(), 'ATHLETE', { name: 'Nuno', lastName: 'Por Acabar' })
  await activate(podium(), nuno)
  assert.equal((await visitor.call(searchNetwork, {})).total, before.total)
})

test('blank cards go on over the pages, each once', async () => {
  for (let count = 0; count < 5; count++) {
    await openMember(podium(), 'SPONSOR', { name: `Marca ${count}` }).then((sponsor) =>
      podium().context.inTransaction((tx) =>
        writeStory(tx, sponsor.id, { story: { phrase: null }, published: count > 2 }),
      ),
    )
  }
  const visitor = podium().visitor()
  const { list: whole, total } = await visitor.call(searchNetwork, { query: { _limit: 100 } })
  for (const _limit of [1, 2, 3]) {
    const seen: unknown[] = []
    for (let _page = 0; _page * _limit < total + 2; _page++) {
      const { list } = await visitor.call(searchNetwork, { query: { _page, _limit } })
      seen.push(...list)
    }
    assert.deepEqual(seen, whole)
  }
})

test('a cached answer is never older than what was changed', async () => {
  const visitor = podium().visitor()
  const find = () => visitor.call(searchNetwork, { query: { q: 'frescura' } })
  for (let time = 0; time < 3; time++) await find()
  const eva = await openMember(podium(), 'ATHLETE', { name: 'Eva Frescura', modality: 'GOLF' })
  assert.equal((await find()).total, 1)
  await podium().context.inTransaction((tx) =>
    writeStory(tx, eva.id, { story: { phrase: 'Nova' }, published: true }),
  )
  assert.equal((await find()).list[0]?.phrase, 'Nova')
  await podium().context.inTransaction((tx) =>
    writeStory(tx, eva.id, { story: { phrase: null }, published: false }),
  )
  assert.equal((await find()).total, 0)
})

test('the newest come first, over all pages, and backwards the oldest', async () => {
  const first = await join(podium(), 'ATHLETE', { name: 'Abel', lastName: 'Primeiro' })
  const last = await join(podium(), 'ATHLETE', { name: 'Zeferino', lastName: 'Último' })
  const visitor = podium().visitor()
  const seen = async (query: object) => {
    const { list, total } = await visitor.call(searchNetwork, { query: { _limit: 100, ...query } })
    assert.equal(list.length, total)
    return list.map(({ id }) => id)
  }
  const newest = await seen({ _sort: 'new' })
  assert.deepEqual(newest.slice(0, 2), [last.id, first.id])
  assert.deepEqual(await seen({ _sort: 'new', _order: 'DESC' }), newest.toReversed())
  const { list } = await visitor.call(searchNetwork, {
    query: { _sort: 'new', type: 'ATHLETE', _page: 1, _limit: 1 },
  })
  assert.deepEqual(
    list.map(({ id }) => id),
    [first.id],
  )
  assert.deepEqual(await seen({ _sort: 'new', type: 'SPONSOR', sport: 'JUDO' }), [])
})

test('who pauses is not among those who take requests, until they do again', async () => {
  const taking = await join(podium(), 'ATHLETE', { name: 'Tomás', lastName: 'Aberto' })
  const pausing = await join(podium(), 'ATHLETE', { name: 'Pedro', lastName: 'Pausado' })
  const visitor = podium().visitor()
  const seen = async (query: object = {}) => {
    const asked = { accepts: 'true', _limit: 100, ...query } as const
    const { list, total } = await visitor.call(searchNetwork, { query: asked })
    assert.equal(list.length, total)
    assert.ok(list.every(({ role }) => role === 'ATHLETE'))
    return list.map(({ id }) => id)
  }
  const has = async (id: number, query?: object) => (await seen(query)).includes(id)
  assert.ok(await has(pausing.id))
  const choose = (accepting: boolean) =>
    pausing.call(putSupportSettings, { body: { accepting, thankYou: '' } })
  await choose(false)
  assert.deepEqual([await has(taking.id), await has(pausing.id)], [true, false])
  assert.deepEqual([await has(taking.id, { _sort: 'new' }), await has(pausing.id)], [true, false])
  assert.deepEqual(await seen({ q: 'pausado' }), [])
  assert.deepEqual(await seen({ q: 'aberto' }), [taking.id])
  assert.deepEqual(await seen({ type: 'SPONSOR' }), [])
  await choose(true)
  assert.ok(await has(pausing.id))
})
