import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wallPath, wallSnippet } from '@podium/contract/badge-wall'
import { figureOf } from '@podium/contract/drawn/figure'
import type { Shape } from '@podium/contract/drawn/shapes'
import { putVisibility } from '@podium/contract/profiles'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import { drawWall } from '../../src/features/badge-wall/draw-wall.ts'
import { openMember } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { Planted } from '../secrets.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

const fetchPage = (url: string, headers: Record<string, string> = {}) =>
  podium().visitor().send({ method: 'GET', url, headers })

const addressOf = ({ id }: { id: number }, language: 'en' | 'pt' = 'en') =>
  wallPath(id, { language, theme: 'auto' })

const wallOf = async (athlete: Person, language: 'en' | 'pt' = 'en') =>
  (await fetchPage(addressOf(athlete, language))).body

const athlete = (name = 'Inês') =>
  signedInMember(podium(), 'ATHLETE', { name, lastName: 'Carvalho' })

async function support(by: Person, whom: Person, hidden = false): Promise<number> {
  const { id } = await askForSupport(by, whom, 50, hidden)
  await whom.call(acceptSupport, { params: { id } })
  return id
}

test('a wall shows who supports an athlete, with links that open a tab of their own', async () => {
  const ines = await athlete()
  const marta = await signedInMember(podium(), 'FAN', {
    credits: 500,
    name: 'Marta',
    lastName: 'Nóbrega',
  })
  assert.match(await wallOf(ines), /Be the one to support Inês Carvalho/)
  await support(marta, ines)
  const inEnglish = await wallOf(ines)
  assert.match(inEnglish, /<html lang="en-GB" data-theme="auto">/)
  assert.match(inEnglish, /Supporters of Inês Carvalho.*1 supporter/s)
  assert.ok(inEnglish.includes(`href="http://podium.test/fan/${marta.id}"`))
  const inPortuguese = await wallOf(ines, 'pt')
  assert.match(inPortuguese, /Apoiantes de Inês Carvalho.*1 apoiante.*Marta Nóbrega.*Adepto/s)
  assert.doesNotMatch(inPortuguese, /Supporter|opens/)
  const links = inPortuguese.match(/<a [^>]*>/g) ?? []
  assert.equal(links.length, 3)
  for (const link of links) assert.match(link, /target="_blank" rel="noopener"/)
  assert.doesNotMatch(inPortuguese, /<script|style="|\son\w+=/)
})

test('language and colours come from the address, otherwise from the browser, never from a cookie', async () => {
  const ines = await athlete()
  const page = `/wall/${ines.id}`
  const cookie = 'podium_preferences=pt.DARK'
  const english = await fetchPage(page, { 'accept-language': 'en-GB', cookie })
  assert.match(english.body, /lang="en-GB" data-theme="auto"/)
  assert.match((await fetchPage(page, { 'accept-language': 'pt-PT' })).body, /lang="pt-PT"/)
  assert.match((await fetchPage(`${page}?theme=dark&lang=pt`)).body, /"pt-PT" data-theme="dark"/)
  assert.match((await fetchPage(`${page}?theme="><script>`)).body, /data-theme="auto"/)
  assert.match((await fetchPage(`${page}?theme=a&theme=b&lang=a&lang=b`)).body, /"auto"/)
})

test('only walls may be framed, and a wall may do nothing else', async () => {
  const ines = await athlete()
  const wall = await fetchPage(addressOf(ines))
  const policy = String(wall.headers['content-security-policy'])
  assert.match(policy, /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; /)
  assert.match(policy, /frame-ancestors \*$/)
  assert.equal(wall.headers['x-frame-options'], undefined)
  assert.equal(wall.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(wall.headers['x-content-type-options'], 'nosniff')
  assert.equal(wall.headers['set-cookie'], undefined)
  const others = [
    '/',
    '/login',
    '/wall',
    `/wall/${ines.id}/more`,
    `/athlete/${ines.id}`,
    `/api/athletes/${ines.id}`,
    `/api/athletes/${ines.id}/media-kit.pdf`,
    `/files/card/athlete/${ines.id}.png`,
    '/api/openapi.json',
    '/api/docs',
    '/mailbox',
    '/sitemap.xml',
  ]
  for (const url of others) {
    const { headers } = await fetchPage(url)
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, url)
    assert.equal(headers['x-frame-options'], 'SAMEORIGIN', url)
  }
})

test('private supporters and hidden ones are on no wall', async () => {
  const ines = await athlete()
  const quiet = await signedInMember(podium(), 'FAN', { credits: 500, name: 'Quieta' })
  const hiding = await signedInMember(podium(), 'FAN', { credits: 500, name: 'Escondida' })
  await support(quiet, ines, true)
  await support(hiding, ines)
  assert.match(await wallOf(ines), /Escondida/)
  await hiding.call(putVisibility, { params: { id: hiding.id }, body: { hiddenProfile: true } })
  const wall = await wallOf(ines)
  assert.doesNotMatch(wall, /Quieta|Escondida/)
  assert.match(wall, /Be the one/)
})

test('a hidden athlete’s wall is not there, as one that never was', async () => {
  const ines = await athlete('Sumida')
  const marta = await openMember(podium(), 'FAN')
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  const hidden = await ines.send({ method: 'GET', url: addressOf(ines) })
  assert.doesNotMatch(hidden.body, /Sumida/)
  for (const id of [marta.id, 2147483647, 0, -1, 'x', '1e3', '%00', '1'.repeat(200)]) {
    const never = await fetchPage(`/wall/${id}?lang=en&theme=auto`)
    assert.deepEqual([never.statusCode, never.body], [404, hidden.body], String(id))
    assert.equal(never.headers['cache-control'], 'no-store')
  }
})

test('a wall is kept for a minute, and is right as soon as it is asked for again', async () => {
  const ines = await athlete()
  const marta = await signedInMember(podium(), 'FAN', { credits: 500, name: 'Marta' })
  const id = await support(marta, ines)
  const before = await fetchPage(addressOf(ines))
  assert.equal(before.headers['cache-control'], 'public, max-age=60')
  const known = { 'if-none-match': String(before.headers.etag) }
  assert.equal((await fetchPage(addressOf(ines), known)).statusCode, 304)
  await marta.call(cancelSupport, { params: { id }, query: { status: 'ACTIVE' } })
  const after = await fetchPage(addressOf(ines), known)
  assert.equal(after.statusCode, 200)
  assert.doesNotMatch(after.body, /Marta/)
})

const every = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [shape, ...every(shape.inside ?? [])])

test('sponsors stand first on a wall; who has no picture is drawn as on the page', async () => {
  const ines = await athlete()
  const volta = await signedInMember(podium(), 'SPONSOR', {
    credits: 500,
    name: 'Volta Foods',
    lastName: '',
  })
  const marta = await signedInMember(podium(), 'FAN', {
    credits: 500,
    name: 'Marta',
    lastName: 'Nóbrega',
  })
  await support(volta, ines)
  await support(marta, ines)
  const wall = await wallOf(ines)
  assert.ok(wall.indexOf('Volta Foods<') < wall.indexOf('Marta Nóbrega<'), wall)
  assert.match(wall, /<svg class="picture square" [^>]* aria-hidden="true">.*>V<\/text><\/svg>/)
  assert.doesNotMatch(wall, />MN?</)
  for (const [{ id }, role] of [
    [volta, 'SPONSOR'],
    [marta, 'FAN'],
  ] as const) {
    for (const { looks } of every(figureOf({ userId: id, role }))) {
      for (const said of Object.values(looks)) assert.ok(wall.includes(`="${said}"`), `${said}`)
    }
  }
  // Every colour of a drawing is one the page knows.
  for (const [, name] of wall.matchAll(/var\(--drawn-([a-z]+)\)/g)) {
    assert.ok(wall.includes(`--drawn-${name}:#`), name)
  }
})

test('names are text on a wall and in the code for it, and pictures are ours', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', {
    name: '<b>"Zé" & Ção',
    lastName: '</title>',
  })
  const marta = await signedInMember(podium(), 'FAN', {
    credits: 500,
    name: '"><img src=x onerror=y>',
  })
  const { id } = (await upload(marta, '/files/avatar', await photo())).json<{ id: number }>()
  // The directory shows the picture as well.
  for (const table of ['profiles', 'directory']) {
    const setAvatar = `update ${table} set avatar_id = $1 where user_id = $2`
    await podium().context.database.pool.query(setAvatar, [id, marta.id])
  }
  await support(marta, ines)
  const wall = await wallOf(ines)
  assert.ok(wall.includes(`<img src="/files/${id}/avatar-96.webp"`), wall)
  assert.ok(wall.includes('&lt;b&gt;&quot;Zé&quot; &amp; Ção &lt;/title&gt;'))
  assert.doesNotMatch(wall, /<img src=x|<b>/)
  const address = `http://podium.test${addressOf(ines)}`
  const code = wallSnippet({ address, title: '"Zé" <&>', size: 'small' })
  assert.ok(code.includes('lang=en&amp;theme=auto" title="&quot;Zé&quot; &lt;&amp;&gt;"'), code)
})

test('a wall says nothing private, and counts whom it has no room for', async () => {
  const planted = await new Planted(podium()).plant()
  for (const lang of ['en', 'pt'] as const) {
    const wall = (await wallOf(planted.member('ATHLETE'), lang)).toLowerCase()
    for (const { what, value } of planted.secrets) assert.ok(!wall.includes(value), what)
  }
  const supporters = [
    { id: 2, role: 'FAN', name: 'Marta', badgeUrl: { id: 0, main: null }, hasWebsite: false },
  ] as const
  const wall = { athlete: { id: 1, name: 'Inês' }, supporters: [...supporters], total: 1061 }
  const look = { theme: 'auto', productName: 'Podium', publicUrl: 'http://podium.test' } as const
  assert.match(drawWall(wall, { ...look, language: 'en' }), /1061 supporters.*and 1,060 more/s)
  assert.match(drawWall(wall, { ...look, language: 'pt' }), /1061 apoiantes.*e mais 1060/s)
})
