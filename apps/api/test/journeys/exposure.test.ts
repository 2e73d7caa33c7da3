import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  exposurePlaces,
  type ImpactRow,
  listAthleteImpact,
  listImpact,
  sumAthleteImpact,
  sumImpact,
  websitePath,
} from '@podium/contract/exposure'
import { thisYear } from '@podium/contract/calendar'
import { listNextSteps } from '@podium/contract/home'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete, putSponsor, putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport, listSupporterBadges } from '@podium/contract/support'
import { endDelegations } from '../../src/features/delegations/index.ts'
import { day, now } from '../../src/platform/clock.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { openAdmin, signIn } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { readPdf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { waitFor } from '../wait.ts'

const podium = usePodium()
afterEach(restoreClock)

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

let browsers = 0
/** Somebody at a browser that nobody else has. */
function at(person: Person): Person {
  person.headers['user-agent'] = `${firefox} Test/${++browsers}`
  return person
}
const visitor = () => at(podium().visitor())

const athlete = async () =>
  at(await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' }))
const fan = async (name = 'Marta') =>
  at(await signedInMember(podium(), 'FAN', { name, credits: 600 }))
const sponsor = async (website = 'https://volta.example/') => {
  const volta = at(await signedInMember(podium(), 'SPONSOR', { name: 'Volta', credits: 900 }))
  const form = { countryCode: 'PT', postalCode: '3000-456', fiscalCode: '123456789', address: '' }
  const body = { ...form, name: 'Volta', phone: website, avatarId: 0, coverId: 0 }
  if (website) await volta.call(putSponsor, { body: body as never })
  return volta
}

async function support(supporter: Person, of: Person, { credits = 100, isPrivate = false } = {}) {
  const { id } = await askForSupport(supporter, of, credits, isPrivate)
  await of.call(acceptSupport, { params: { id } })
  return id
}

const page = (of: Person) => ({ params: { id: of.id } })
const seenNowhere = { page: 0, card: 0, wall: 0, kit: 0, share: 0 }

/** The figures of a supporter with an athlete, once a condition holds: they are written each second. */
async function impactOf(
  supporter: Person,
  of: Person,
  holds: (row: ImpactRow) => boolean = () => true,
): Promise<ImpactRow> {
  let last: ImpactRow | undefined
  return waitFor(
    async () => {
      const { list } = await supporter.call(listImpact, { query: { athleteId: of.id } })
      last = list[0]
      return last && holds(last) ? last : null
    },
    () => JSON.stringify(last),
  )
}

/** Longer than a write takes to come. */
const written = () => new Promise((done) => setTimeout(done, 1300))

const look = (person: Person, url: string, method = 'GET') => person.send({ method, url })

test('each place counts a view for each supporter shown, and both sides read the same', async () => {
  const [ines, marta, volta] = [await athlete(), await fan(), await sponsor()]
  await support(marta, ines)
  await support(volta, ines, { credits: 200 })
  const looker = visitor()
  await looker.call(getAthlete, page(ines))
  await look(looker, `/wall/${ines.id}`)
  await look(looker, `/files/card/athlete/${ines.id}.png`)
  await look(looker, `/api/athletes/${ines.id}/media-kit.pdf`)
  const { list: cards } = await looker.call(searchNetwork, { query: { q: 'Inês Carvalho' } })
  assert.ok(cards.some(({ id }) => id === ines.id))
  const once = { page: 1, card: 1, wall: 1, kit: 1, share: 1 }
  const isWhole = ({ seen }: ImpactRow) => exposurePlaces.every((place) => seen[place] > 0)
  assert.deepEqual((await impactOf(marta, ines, isWhole)).seen, once)
  const own = await impactOf(volta, ines, isWhole)
  assert.deepEqual([own.seen, own.credits, own.cents, own.months], [once, 200, 40_000, 4])
  const { list, total } = await ines.call(listAthleteImpact)
  assert.deepEqual([list.map(({ person }) => person.id), total], [[volta.id, marta.id], 2])
  const { person: _, ...figures } = own
  const { person: __, ...athletes } = list[0] ?? assert.fail()
  assert.deepEqual(athletes, figures)
  const [mine, theirs] = [await volta.call(sumImpact), await ines.call(sumAthleteImpact)]
  assert.deepEqual([mine.people, mine.credits, mine.seen], [1, 200, once])
  assert.deepEqual([theirs.people, theirs.credits, theirs.seen.page], [2, 300, 2])
  assert.deepEqual(mine.seasons, [thisYear(now())])
})

test('owner, supporter, robots, HEAD and the same browser again count nothing', async () => {
  const [ines, marta, rui] = [await athlete(), await fan(), await fan('Rui')]
  await support(marta, ines)
  await support(rui, ines)
  await ines.call(getAthlete, page(ines))
  await look(ines, `/wall/${ines.id}`)
  await marta.call(getAthlete, page(ines))
  const robots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.9', '']
  for (const userAgent of robots) {
    const robot = podium().visitor()
    robot.headers['user-agent'] = userAgent
    await robot.call(getAthlete, page(ines))
  }
  const looker = visitor()
  await look(looker, `/api/athletes/${ines.id}`, 'HEAD')
  await look(looker, `/wall/${ines.id}`, 'HEAD')
  const ahead = { 'podium-ahead': '1' }
  await looker.send({ method: 'GET', url: `/api/athletes/${ines.id}`, headers: ahead })
  await written()
  assert.deepEqual((await impactOf(marta, ines)).seen, seenNowhere)
  // Marta looked: that counts for Rui alone.
  assert.deepEqual((await impactOf(rui, ines)).seen, { ...seenNowhere, page: 1 })
  await looker.call(getAthlete, page(ines))
  await looker.call(getAthlete, page(ines))
  await written()
  assert.equal((await impactOf(marta, ines)).seen.page, 1)
  travel({ seconds: 31 * 60 })
  await looker.call(getAthlete, page(ines))
  await signIn(marta)
  await impactOf(marta, ines, ({ seen }) => seen.page === 2)
})

test('who acts for the athlete or a supporter counts nothing for them, whatever they may do', async () => {
  const details = { name: 'Zulmira', lastName: 'Vidal' }
  const ines = at(await signedInMember(podium(), 'ATHLETE', details))
  const [marta, carlos] = [await fan(), await fan('Carlos')]
  await support(marta, ines)
  for (const principal of [ines, marta]) {
    await letAct(podium(), carlos, principal, ['MESSAGES'])
    const acting = at(actingFor(carlos, principal))
    await acting.call(getAthlete, page(ines))
    const { list } = await acting.call(searchNetwork, { query: { q: 'Zulmira Vidal' } })
    assert.ok(list.some(({ id }) => id === ines.id))
  }
  await written()
  assert.deepEqual((await impactOf(marta, ines)).seen, seenNowhere)
})

test('a tab of who acts for somebody that is loaded again counts nothing, until they act no more', async () => {
  const [ines, carlos] = [await athlete(), await fan('Carlos')]
  const [marta, rui] = [await fan(), await fan('Rui')]
  for (const supporter of [marta, rui]) await support(supporter, ines)
  const seen = async () => {
    await written()
    const rows = [await impactOf(marta, ines), await impactOf(rui, ines)]
    return rows.map((row) => row.seen.page)
  }
  // What is drawn on the server is asked for by who sits there: for whom they act the tab alone knows.
  const loadAgain = () => at(carlos).call(getAthlete, page(ines))
  const forInes = await letAct(podium(), carlos, ines, ['PAGE'])
  await loadAgain()
  assert.deepEqual(await seen(), [0, 0])
  await podium().context.inTransaction((tx) => endDelegations(tx, [forInes], carlos.id))
  await letAct(podium(), carlos, marta, ['SUPPORT'])
  await loadAgain()
  assert.deepEqual(await seen(), [0, 1])
})

test('ten browsers of one address within a second are one view', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  await written()
  await Promise.all(Array.from({ length: 12 }, () => visitor().call(getAthlete, page(ines))))
  await impactOf(marta, ines, ({ seen }) => seen.page > 0)
  await written()
  assert.ok((await impactOf(marta, ines)).seen.page <= 3)
})

test('a private support has zeros, and the athlete’s figures are without it', async () => {
  const [ines, secret, marta] = [await athlete(), await fan('Zulmira'), await fan()]
  await support(secret, ines, { credits: 300, isPrivate: true })
  await support(marta, ines)
  await visitor().call(getAthlete, page(ines))
  await impactOf(marta, ines, ({ seen }) => seen.page === 1)
  const own = await impactOf(secret, ines)
  assert.deepEqual([own.credits, own.seen, own.counted], [300, seenNowhere, false])
  const { list } = await ines.call(listAthleteImpact)
  assert.deepEqual(
    list.map(({ person }) => person.id),
    [marta.id],
  )
  const { people, credits } = await ines.call(sumAthleteImpact)
  assert.deepEqual([people, credits], [1, 100])
  const csv = (await look(ines, '/api/athletes/impact.csv?lang=en')).body
  assert.match(csv, /"Marta Duarte";"Fan";100;/)
  assert.doesNotMatch(csv, /Zulmira/)
})

test('who goes on in private is seen no more, and what was seen before stays', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  await visitor().call(getAthlete, page(ines))
  await impactOf(marta, ines, ({ seen }) => seen.page === 1)
  await support(marta, ines, { credits: 150, isPrivate: true })
  await visitor().call(getAthlete, page(ines))
  await written()
  const own = await impactOf(marta, ines)
  assert.deepEqual([own.seen.page, own.credits], [1, 250])
  const [theirs] = (await ines.call(listAthleteImpact)).list
  assert.deepEqual([theirs?.seen.page, theirs?.credits], [1, 100])
})

test('a hidden page counts nothing, of a supporter who hides neither', async () => {
  const [ines, marta, volta] = [await athlete(), await fan(), await sponsor()]
  await support(marta, ines)
  await support(volta, ines)
  const hide = (person: Person, hiddenProfile: boolean) =>
    person.call(putVisibility, { params: { id: person.id }, body: { hiddenProfile } })
  await hide(volta, true)
  await visitor().call(getAthlete, page(ines))
  await impactOf(marta, ines, ({ seen }) => seen.page === 1)
  assert.equal((await impactOf(volta, ines)).seen.page, 0)
  await hide(ines, true)
  const ana = at(await openAdmin(podium()))
  await ana.call(getAthlete, page(ines))
  assert.equal((await look(visitor(), `/wall/${ines.id}`)).statusCode, 404)
  await written()
  assert.equal((await impactOf(marta, ines)).seen.page, 1)
})

test('of an athlete who closes the account what was seen before stays, with its supporter alone', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  await visitor().call(getAthlete, page(ines))
  await impactOf(marta, ines, ({ seen }) => seen.page === 1)
  await ines.call(closeAccount, { body: { password: ines.password } })
  await visitor().refused('userNotFound', getAthlete, page(ines))
  assert.equal((await look(visitor(), `/wall/${ines.id}`)).statusCode, 404)
  await written()
  const { seen, credits, person } = await impactOf(marta, ines)
  assert.deepEqual([seen, credits, person.hasPage], [{ ...seenNowhere, page: 1 }, 100, false])
  assert.equal((await look(marta, '/api/support/impact.pdf')).statusCode, 200)
})

test('the link to a sponsor’s website counts a click and leads nowhere else', async () => {
  const [ines, volta, marta] = [await athlete(), await sponsor(), await fan()]
  await support(volta, ines)
  await support(marta, ines)
  const path = websitePath({ athleteId: ines.id, supporterId: volta.id, from: 'page' })
  const { list } = await visitor().call(listSupporterBadges, page(ines))
  assert.deepEqual(
    list.map(({ hasWebsite }) => hasWebsite),
    [false, true],
  )
  const looker = visitor()
  for (const _ of [1, 2]) {
    const answer = await look(looker, path)
    assert.deepEqual([answer.statusCode, answer.headers.location], [302, 'https://volta.example/'])
  }
  await look(ines, path)
  await look(volta, path)
  await look(visitor(), path, 'HEAD')
  await look(visitor(), `/go/${ines.id}/${volta.id}?from=elsewhere`)
  assert.equal(
    (await look(visitor(), `/go/${ines.id}/${marta.id}?from=page`)).headers.location,
    '/not_found',
  )
  assert.equal((await look(visitor(), '/go/x/9999999?from=page')).headers.location, '/not_found')
  const row = await impactOf(volta, ines, ({ clicks }) => clicks > 0)
  await written()
  assert.deepEqual([row.clicks, (await impactOf(volta, ines)).clicks], [1, 1])
  // Who supports no more is led to, and not counted.
  const stranger = await sponsor('https://outra.example/')
  const answer = await look(visitor(), `/go/${ines.id}/${stranger.id}?from=wall`)
  assert.equal(answer.headers.location, 'https://outra.example/')
})

test('of an athlete under age the guardian alone reads figures', async () => {
  const [rui, marta, paula] = [await athlete(), await fan(), await fan('Paula')]
  await support(marta, rui)
  await visitor().call(getAthlete, page(rui))
  await impactOf(marta, rui, ({ seen }) => seen.page === 1)
  const { db } = podium().context.database
  const id = await letAct(podium(), paula, rui)
  await db.updateTable('delegations').set({ kind: 'GUARDIAN' }).where('id', '=', id).execute()
  await db.updateTable('users').set({ protected: true }).where('id', '=', rui.id).execute()
  const own = await impactOf(marta, rui)
  assert.deepEqual([own.seen, own.counted, own.credits], [seenNowhere, false, 100])
  assert.equal((await marta.call(sumImpact)).seen.page, 0)
  await new Promise((done) => setTimeout(done, 900))
  await rui.refused('guardianNeeded', listAthleteImpact)
  const guardian = actingFor(paula, rui)
  assert.equal((await guardian.call(listAthleteImpact)).list[0]?.seen.page, 1)
  await db.updateTable('users').set({ protected: false }).where('id', '=', rui.id).execute()
})

test('what was seen stays a year after the athlete left, and goes where they were under age', async () => {
  const [ines, rui, marta] = [await athlete(), await athlete(), await fan()]
  const { db } = podium().context.database
  for (const who of [ines, rui]) {
    await support(marta, who)
    await visitor().call(getAthlete, page(who))
    await impactOf(marta, who, ({ seen }) => seen.page === 1)
    await who.call(closeAccount, { body: { password: who.password } })
  }
  await db.updateTable('users').set({ protected: true }).where('id', '=', rui.id).execute()
  const season = thisYear(now())
  travel({ seconds: 366 * day })
  await runJob(podium(), 'anonymise-closed-accounts')
  await signIn(marta)
  const { list } = await marta.call(listImpact, { query: { season } })
  const seen = new Map(list.map((row) => [row.person.id, row.seen.page]))
  assert.deepEqual([seen.get(ines.id), seen.get(rui.id)], [1, 0])
})

test('who sees money for somebody reads their figures, other delegates none; a season to come is not there', async () => {
  const [volta, carlos] = [await sponsor(), await fan('Carlos')]
  await letAct(podium(), carlos, volta, ['SUPPORT'])
  await actingFor(carlos, volta).refused('scopeMissing', listImpact)
  await letAct(podium(), carlos, volta, ['MONEY_READ'])
  assert.equal((await actingFor(carlos, volta).call(sumImpact)).people, 0)
  await volta.refused('entityDoesNotExist', sumImpact, { query: { season: thisYear(now()) + 1 } })
  await volta.refused('forbidden', listAthleteImpact)
  await volta.call(listNextSteps)
})

test('a sponsor who supports nobody has a season from the first sale on', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  await order(marta, await offerProduct(helena))
  travel({ seconds: 366 * day })
  await signIn(helena)
  const { seasons } = await helena.call(sumImpact)
  const season = thisYear(now()) - 1
  assert.deepEqual(seasons, [season + 1, season])
  const { people, soldTo } = await helena.call(sumImpact, { query: { season } })
  assert.deepEqual([people, soldTo], [0, [{ role: 'FAN', orders: 1, credits: 40 }]])
  assert.deepEqual((await helena.call(sumImpact, { query: { athleteId: marta.id } })).seasons, [
    season + 1,
  ])
})

test('the report is a tagged document in the language asked for, with the same figures on both sides', async () => {
  const [ines, volta, secret] = [await athlete(), await sponsor(), await fan('Zulmira')]
  await support(volta, ines, { credits: 250 })
  await support(secret, ines, { isPrivate: true })
  await visitor().call(getAthlete, page(ines))
  await impactOf(volta, ines, ({ seen }) => seen.page === 1)
  const season = thisYear(now())
  for (const [reader, path, lang, heading, name] of [
    [volta, 'support', 'pt', 'O que o meu apoio trouxe', `o-meu-apoio-${season}.pdf`],
    [volta, 'support', 'en', 'What my support brought', `my-support-${season}.pdf`],
    [
      ines,
      'athletes',
      'pt',
      'O que os meus apoiantes receberam',
      `os-meus-apoiantes-${season}.pdf`,
    ],
    [ines, 'athletes', 'en', 'What my supporters got', `my-supporters-${season}.pdf`],
  ] as const) {
    const answer = await look(reader, `/api/${path}/impact.pdf?lang=${lang}`)
    assert.equal(answer.statusCode, 200, answer.body)
    assert.equal(answer.headers['content-type'], 'application/pdf')
    assert.equal(answer.headers['content-disposition'], `attachment; filename="${name}"`)
    const { text, source } = readPdf(answer.rawPayload)
    const other = reader === volta ? 'InêsCarvalho' : 'VoltaDuarte'
    for (const part of [heading.replaceAll(' ', ''), String(season), other, '250']) {
      assert.ok(text.includes(part), `${part} is missing in: ${text}`)
    }
    assert.doesNotMatch(text, /Zulmira/)
    assert.ok(source.includes(`/Lang (${lang === 'pt' ? 'pt-PT' : 'en-GB'})`))
    for (const part of ['/S /Table', '/S /TH', '/Scope /Column', '/S /H1', '/Marked true']) {
      assert.ok(source.includes(part), part)
    }
    assert.match(source, /\/DisplayDocTitle true/)
    assert.match(source, /\/Title /)
  }
  const one = (await look(volta, `/api/support/impact.csv?lang=pt&athleteId=${ines.id}`)).body
  assert.match(
    one,
    new RegExp(`${season};"Inês Carvalho";"Atleta";250;"500,00";5;1;0;0;0;0;0;0;0;0;0`),
  )
})

test('what was counted is written when the server ends', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  const second = await podium().secondServer()
  const looker = visitor()
  looker.moveTo(second)
  await looker.call(getAthlete, page(ines))
  await second.close()
  const { list } = await marta.call(listImpact, { query: { athleteId: ines.id } })
  assert.equal(list[0]?.seen.page, 1)
})

test('views of a page that could not be read count nothing', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  assert.equal((await look(visitor(), `/api/managers/${ines.id}`)).statusCode, 404)
  await saveAthlete(ines, { phrase: 'Corro' })
  await written()
  assert.deepEqual((await impactOf(marta, ines)).seen, seenNowhere)
})
