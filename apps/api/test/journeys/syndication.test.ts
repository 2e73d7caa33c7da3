import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { decide } from '@podium/contract/decisions'
import { paths } from '@podium/contract/paths'
import { putVisibility } from '@podium/contract/profiles'
import type { Reply } from '@podium/contract/route'
import { readOembed } from '@podium/contract/syndication'
import { publishUpdate } from '@podium/contract/updates'
import { type Element, Window } from 'happy-dom'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
const host = 'http://podium.test'
const now = new Date().toISOString().slice(0, 10)

async function openAthlete(details: object = {}): Promise<Person> {
  const ines = await openMember(podium(), 'ATHLETE', { modality: 'ATHLETICS', ...details })
  await signIn(ines)
  return ines
}

const ask = (query: Record<string, string | number>, person = podium().visitor()) =>
  person.raw(readOembed, { query } as never)

const pageOf = ({ id }: Person) => host + paths.profile('ATHLETE', id)
const feedOf = ({ id }: Person, headers: Record<string, string> = {}) =>
  podium()
    .visitor()
    .send({ method: 'GET', url: `/api/athletes/${id}/updates.atom?lang=en`, headers })

interface Entry {
  id: string
  title: string
  updated: string
}

const atom = 'http://www.w3.org/2005/Atom'
const { DOMParser } = new Window()

/** The feed as a program reads it that takes nothing but well-formed XML, with what RFC 4287 asks for. */
function parse(text: string) {
  // What the parser below lets pass: a bare ampersand, and characters that XML has no place for.
  assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot);)/)
  assert.match(text, /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u)
  const read = new DOMParser().parseFromString(text, 'application/xml')
  assert.equal(read.querySelector('parsererror'), null, text)
  const { documentElement: feed } = read
  assert.deepEqual([feed.localName, feed.namespaceURI], ['feed', atom])
  const own = (from: Element, name: string) =>
    [...from.children].filter(({ localName }) => localName === name)
  const one = (from: Element, name: string) => {
    const [found, ...others] = own(from, name)
    assert.ok(found?.textContent && others.length === 0, `${name} of ${from.localName}`)
    return found.textContent
  }
  const entries = own(feed, 'entry').map((entry): Entry => {
    assert.ok(one(entry, 'content'))
    return { id: one(entry, 'id'), title: one(entry, 'title'), updated: one(entry, 'updated') }
  })
  for (const { updated } of entries) assert.ok(!Number.isNaN(Date.parse(updated)), updated)
  assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length)
  assert.ok(one(feed, 'id') && one(feed, 'updated') && own(feed, 'author').length === 1)
  const self = own(feed, 'link').find((link) => link.getAttribute('rel') === 'self')
  return { title: one(feed, 'title'), self: self?.getAttribute('href'), entries }
}

const tell = (person: Person, text: string, audience: 'EVERYBODY' | 'FOLLOWERS' = 'EVERYBODY') =>
  person.call(publishUpdate, { body: { text, audience, counted: 0, mediaIds: [] } } as never)

test('a link to a public page is shown with its name and its share card', async () => {
  const ines = await openAthlete({ name: 'Inês', lastName: 'Carvalho' })
  for (const url of [pageOf(ines), `${pageOf(ines)}?lang=pt`, `${pageOf(ines)}/media/3`]) {
    const shown = (await ask({ url, format: 'json' })).json<Reply<typeof readOembed>>()
    assert.deepEqual(
      [shown.version, shown.type, shown.title, shown.author_url],
      ['1.0', 'link', 'Inês Carvalho', pageOf(ines)],
    )
    const card = await podium().app.inject((shown.thumbnail_url ?? '').slice(host.length))
    assert.equal(card.headers['content-type'], 'image/png')
  }
  const small = (await ask({ url: pageOf(ines), maxwidth: 600 })).json<object>()
  assert.ok(!('thumbnail_url' in small))
})

test('what is none of our pages, or not for everybody, has neither card nor feed', async () => {
  const hidden = await openAthlete()
  await hidden.call(putVisibility, { params: { id: hidden.id }, body: { hiddenProfile: true } })
  const young = await openAthlete({ dateOfBirth: `${Number(now.slice(0, 4)) - 15}-01-01` })
  const limited = await openAthlete()
  const about = { subjectType: 'profile', subjectId: limited.id, explanation: 'Spam' } as const
  const ana = await openAdmin(podium())
  await ana.call(decide, { body: { ...about, act: 'LIMIT', ground: 'TERMS' } })
  for (const person of [hidden, young, limited]) {
    // Also to the owner: what is answered here is passed on.
    for (const asking of [podium().visitor(), person, ana]) {
      assert.equal((await ask({ url: pageOf(person) }, asking)).statusCode, 404)
    }
    assert.equal((await feedOf(person)).statusCode, 404)
  }
  const seen = await openAthlete()
  for (const url of [
    'https://elsewhere.example/athlete/1',
    `${host}/`,
    `${host}/athlete/2147483647`,
    `${host}/fan/${seen.id}`,
    `${host}.elsewhere.example/athlete/${seen.id}`,
    'javascript:alert(1)',
    'nothing',
  ]) {
    assert.equal((await ask({ url })).statusCode, 404, url)
  }
  await podium().visitor().violates(['url', 'NotBlank'], readOembed, { query: {} })
  await podium()
    .visitor()
    .violates(['format', 'Pattern'], readOembed, { query: { url: pageOf(seen), format: 'xml' } })
})

test('an athlete is followed by a feed: what they told everybody and their results, newest first', async () => {
  const ines = await openAthlete({ name: 'Inês & "Nês"', lastName: 'Carvalho' })
  assert.deepEqual(parse((await feedOf(ines)).body).entries, [])
  await ines.call(addAchievement, {
    body: {
      date: '2026-05-02',
      competitionLevel: 'NATIONAL',
      ageGroup: 'ADULTS',
      club: { clubCompositeKey: { clubName: 'Académica', sport: 'ATHLETICS' } },
      result: 2,
      competition: 'Meeting <de> Coimbra & companhia',
      evidence: '',
    },
  } as never)
  await tell(ines, 'Corri <b>hoje</b> & ganhei ]]> \u{1f3c5}\u000b\nSegunda linha')
  await tell(ines, 'Só para quem me segue', 'FOLLOWERS')
  const answer = await feedOf(ines)
  assert.equal(answer.headers['content-type'], 'application/atom+xml; charset=utf-8')
  assert.equal(answer.headers['content-disposition'], undefined)
  const feed = parse(answer.body)
  assert.equal(feed.title, 'Inês & "Nês" Carvalho on Podium')
  assert.equal(feed.self, `${host}/api/athletes/${ines.id}/updates.atom?lang=en`)
  assert.deepEqual(
    feed.entries.map(({ title }) => title),
    ['Corri <b>hoje</b> & ganhei ]]> \u{1f3c5}', '2nd place · Meeting <de> Coimbra & companhia'],
  )
  assert.doesNotMatch(answer.body, /quem me segue/)
  // A reader that has it already is told so, and hears of what is new.
  const etag = String(answer.headers.etag)
  assert.equal((await feedOf(ines, { 'if-none-match': etag })).statusCode, 304)
  await tell(ines, 'Amanhã há mais')
  const again = await feedOf(ines, { 'if-none-match': etag })
  assert.equal(again.statusCode, 200)
  assert.equal(parse(again.body).entries.length, 3)
})
