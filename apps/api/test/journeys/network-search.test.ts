import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchNetwork } from '@podium/contract/network'
import { personName } from '@podium/contract/person-name'
import type { MemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { openMember } from '../cast.ts'
import { usePodium } from '../harness.ts'

type Listed = [MemberRole, string, string, Sport | null, string?, string?]

/** A small network in which every search has a known answer. */
const people: Listed[] = [
  ['ATHLETE', 'Ana', '', 'TENNIS'],
  ['ATHLETE', 'Anabela', 'Costa', 'TENNIS'],
  ['ATHLETE', 'Mariana', 'Lopes', 'JUDO'],
  ['ATHLETE', 'Rui', 'Anastácio', 'ROWING'],
  ['ATHLETE', 'José', 'Ñíguez', 'SWIMMING', 'ES', '28001'],
  ['ATHLETE', 'João', 'Gonçalves', 'SWIMMING', 'PT', '4000-001'],
  ['ATHLETE', 'Zé', 'Cem%Certo', 'GOLF'],
  ['ATHLETE', 'Zé', 'Um_Dois', 'GOLF'],
  ['ATHLETE', "D'Artagnan", 'O"Neil', 'FENCING'],
  ['ATHLETE', 'محمد', 'صلاح', 'SOCCER'],
  ['ATHLETE', 'Bruna 🏊', 'Marés', 'SWIMMING'],
  ['MANAGER', 'Carlos', 'Antunes', 'SOCCER'],
  ['SPONSOR', 'Volta Foods', '', null],
  ['SPONSOR', 'Água & Sal, Lda.', '', null],
  ['FAN', 'Ana', 'Adepta', null],
]

const podium = usePodium({}, async (started) => {
  for (const [role, name, lastName, modality, countryCode = 'PT', postalCode = ''] of people) {
    const details = { name, lastName, modality, countryCode, postalCode }
    await openMember(started, role, details)
  }
})

const search = (query: object) => podium().visitor().call(searchNetwork, { query })

async function names(query: object): Promise<string[]> {
  const { list } = await search(query)
  return list.map(personName)
}

test('without a query all who are visible are there by name, fans aside', async () => {
  const { list, total } = await search({ _limit: 100 })
  assert.equal(total, people.length - 1)
  assert.deepEqual(
    list.slice(0, 4).map(({ name }) => name),
    ['Água & Sal, Lda.', 'Ana', 'Anabela', 'Bruna 🏊'],
  )
  assert.equal(
    list.some(({ role }) => role === 'FAN'),
    false,
  )
})

test('pages follow each other without gap or repeat, whatever their size and order', async () => {
  for (const _order of ['ASC', 'DESC']) {
    const whole = (await search({ _limit: 100, _order })).list.map(({ id }) => id)
    for (const _limit of [1, 3, 7]) {
      const seen: number[] = []
      for (let _page = 0; _page * _limit < people.length; _page++) {
        const { list, total } = await search({ _page, _limit, _order })
        assert.equal(total, people.length - 1)
        seen.push(...list.map(({ id }) => id))
      }
      assert.deepEqual(seen, whole)
    }
  }
  const up = (await search({ _limit: 100 })).list.map(({ id }) => id)
  const down = (await search({ _limit: 100, _order: 'DESC' })).list.map(({ id }) => id)
  assert.deepEqual(down.toReversed(), up)
})

test('a page beyond the end is empty and still tells the total', async () => {
  const { list, total } = await search({ _page: 1_000_000, _limit: 100 })
  assert.deepEqual([list, total], [[], people.length - 1])
})

test('a page has twenty by default', async () => {
  for (let count = 0; count < 10; count++) {
    const details = { name: 'Volante', lastName: `Zulu${count}`, modality: 'RUGBY' as const }
    await openMember(podium(), 'ATHLETE', details)
  }
  assert.equal((await search({})).list.length, 20)
})

const violations: [object, string, string][] = [
  [{ _sort: 'email' }, '_sort', 'Pattern'],
  [{ _sort: 'name; drop table users' }, '_sort', 'Pattern'],
  [{ _order: 'asc' }, '_order', 'Pattern'],
  [{ _limit: 101 }, '_limit', 'Max'],
  [{ _limit: 0 }, '_limit', 'Min'],
  [{ _limit: 'many' }, '_limit', 'Number'],
  [{ _limit: 2.5 }, '_limit', 'Number'],
  [{ _page: -1 }, '_page', 'Min'],
  [{ _page: 1_000_001 }, '_page', 'Max'],
  [{ _page: '1e400' }, '_page', 'Number'],
  [{ q: 'a' }, 'q', 'Size'],
  [{ q: 'an' }, 'q', 'Size'],
  [{ q: 'x'.repeat(201) }, 'q', 'Size'],
  [{ q: '\u0301\u0301\u0301' }, 'q', 'Size'],
  [{ q: 'ana\u0000' }, 'q', 'Pattern'],
  [{ type: 'ADMIN' }, 'type', 'Pattern'],
  [{ type: 'FAN' }, 'type', 'Pattern'],
  [{ sport: 'CHESS' }, 'sport', 'Pattern'],
  [{ country: 'Portugal' }, 'country', 'Pattern'],
  [{ region: 'x'.repeat(101) }, 'region', 'Size'],
  [{ region: 'Porto\u0000' }, 'region', 'Pattern'],
]
for (const [query, field, kind] of violations) {
  test(`${JSON.stringify(query).slice(0, 60)} is a violation: ${kind}`, async () => {
    await podium()
      .visitor()
      .violates([field, kind as 'Size'], searchNetwork, { query })
  })
}

test('a query of 200 characters, or of spaces, is none', async () => {
  assert.deepEqual(await names({ q: 'x'.repeat(200) }), [])
  assert.ok((await search({ q: '    ' })).total > 10)
})

test('exact names come first, then names that begin so, then words, then the rest', async () => {
  assert.deepEqual(await names({ q: 'ana' }), [
    'Ana',
    'Anabela Costa',
    'Rui Anastácio',
    'Mariana Lopes',
  ])
})

test('accents and capitals make no difference, in either direction', async () => {
  for (const q of ['joao goncalves', 'JOÃO GONÇALVES', 'Joao Gonçalves', '  joão   gonçalves ']) {
    assert.deepEqual(await names({ q }), ['João Gonçalves'])
  }
  assert.deepEqual(await names({ q: 'niguez' }), ['José Ñíguez'])
  assert.deepEqual(await names({ q: 'ágùa & sál' }), ['Água & Sal, Lda.'])
})

test('a slip of the finger still finds its fuzzy match', async () => {
  assert.ok((await names({ q: 'gonsalves' })).includes('João Gonçalves'))
  assert.ok((await names({ q: 'anabella' })).includes('Anabela Costa'))
  assert.deepEqual(await names({ q: 'zzzzzzzz' }), [])
})

test('one slip is forgiven in short words and two in longer ones, wherever they are', async () => {
  const slips: [name: string, lastName: string, typed: string[]][] = [
    ['Inês', 'Quintela', ['imes', 'lnes', 'iens']],
    ['Rita', 'Mendes', ['rira', 'rtia', 'rifta']],
    ['Paulo', 'Benfica', ['bemfika', 'ebnfcia', 'benfic4s']],
    ['Hugo', 'Santos', ['samtis', 'asntso', 'xantox']],
    ['Carla', 'Moreira', ['moteura', 'oreir', 'morreirra']],
    ['Xavier', 'Rodrigues', ['xabuer', 'xvaeir', 'rodirgeus']],
  ]
  for (const [name, lastName] of slips)
    await openMember(podium(), 'ATHLETE', { name, lastName, modality: 'RUGBY' })
  for (const [name, lastName, typed] of slips) {
    for (const q of typed) assert.ok((await names({ q })).includes(`${name} ${lastName}`), q)
  }
  for (const q of ['imex', 'samxxx', 'bxmxixa']) assert.deepEqual(await names({ q }), [], q)
})

test('among who takes requests no slip is forgiven, and the order is that of names', async () => {
  await openMember(podium(), 'ATHLETE', { name: 'Aarão', lastName: 'Anacleto', modality: 'RUGBY' })
  const accepts = 'true'
  assert.equal((await names({ q: 'ana' }))[0], 'Ana')
  assert.equal((await names({ q: 'ana', accepts }))[0], 'Aarão Anacleto')
  assert.ok((await names({ q: 'gonsalves' })).includes('João Gonçalves'))
  assert.deepEqual(await names({ q: 'gonsalves', accepts }), [])
})

test('what means something in SQL means itself here', async () => {
  assert.deepEqual(await names({ q: 'cem%certo' }), ['Zé Cem%Certo'])
  assert.deepEqual(await names({ q: 'um_dois' }), ['Zé Um_Dois'])
  for (const q of ['%%%', '___', '\\\\\\', "';--", `" or ""="`, '{}[]', '(((', '*.*']) {
    const found = await names({ q })
    assert.deepEqual(found, [], q)
  }
  assert.deepEqual(await names({ q: "d'artagnan" }), [`D'Artagnan O"Neil`])
  assert.deepEqual(await names({ q: 'o"neil' }), [`D'Artagnan O"Neil`])
})

test('names in other writings are found', async () => {
  assert.deepEqual(await names({ q: 'محمد' }), ['محمد صلاح'])
  assert.ok((await names({ q: 'bruna 🏊' })).includes('Bruna 🏊 Marés'))
})

test('the sport is found by its name in either language', async () => {
  const swimmers = ['Bruna 🏊 Marés', 'João Gonçalves', 'José Ñíguez']
  for (const q of ['natação', 'natacao', 'swimming', 'Swimm']) {
    assert.deepEqual(await names({ q }), swimmers)
  }
})

test('filters narrow, each by itself and together', async () => {
  assert.deepEqual(await names({ type: 'MANAGER' }), ['Carlos Antunes'])
  assert.deepEqual(await names({ type: 'SPONSOR' }), ['Água & Sal, Lda.', 'Volta Foods'])
  assert.deepEqual(await names({ sport: 'SOCCER' }), ['Carlos Antunes', 'محمد صلاح'])
  assert.deepEqual(await names({ sport: 'SOCCER', type: 'ATHLETE' }), ['محمد صلاح'])
  assert.deepEqual(await names({ country: 'es' }), ['José Ñíguez'])
  assert.deepEqual(await names({ region: 'Porto' }), ['João Gonçalves'])
  assert.deepEqual(await names({ region: 'Porto', country: 'ES' }), [])
  assert.deepEqual(await names({ q: 'swimming', country: 'ES' }), ['José Ñíguez'])
  assert.equal((await search({ q: 'swimming', country: 'ES' })).total, 1)
})

test('unknown parameters, or given twice, do no harm', async () => {
  const visitor = podium().visitor()
  const unknown = await visitor.send({ method: 'GET', url: '/api/users?foo=1&__proto__=2' })
  assert.equal(unknown.statusCode, 200)
  const twice = await visitor.send({ method: 'GET', url: '/api/users?q=ana&q=rui' })
  assert.equal(twice.statusCode, 400)
})
