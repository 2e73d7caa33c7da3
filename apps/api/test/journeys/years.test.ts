import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import sharp from 'sharp'
import { addAchievement, type CompetitionLevel } from '@podium/contract/achievements'
import { calendarDay, dayAfter, thisYear } from '@podium/contract/calendar'
import { listImpact } from '@podium/contract/exposure'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { addGoal, changeGoal, closeGoal } from '@podium/contract/season'
import { acceptSupport, cancelSupport, requestSupport } from '@podium/contract/support'
import { publishUpdate } from '@podium/contract/updates'
import { readAthleteYear, readOwnYear } from '@podium/contract/years'
import { writeStory } from '../../src/features/profiles/index.ts'
import { now } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { signIn } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const today = () => calendarDay(now())
const year = () => thisYear(now())
const athlete = () => signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
const fan = (name = 'Marta') => signedInMember(podium(), 'FAN', { name, credits: 600 })
const yearOf = ({ id }: Person, of = year()) => ({ params: { id, year: of } })
const own = (of = year()) => ({ params: { year: of } })

async function support(
  supporter: Person,
  of: Person,
  { credits = 100, isPrivate = false, goalId = null as number | null } = {},
): Promise<number> {
  const asked = supportRequest(of, credits, isPrivate)
  const request = await supporter.call(requestSupport, {
    ...asked,
    body: { ...asked.body, goalId },
  })
  await of.call(acceptSupport, { params: { id: request.id } })
  return request.id
}

function win(
  of: Person,
  result: number,
  date = today(),
  competitionLevel: CompetitionLevel = 'NATIONAL',
) {
  const club = { clubCompositeKey: { clubName: 'Clube da Sé', sport: 'ATHLETICS' as const } }
  const form = { date, competitionLevel, ageGroup: 'ADULTS' as const, club }
  return of.call(addAchievement, { body: { ...form, result, competition: 'Nacional de pista' } })
}

function tell(of: Person, text: string, audience: 'EVERYBODY' | 'SUPPORTERS', counted: number) {
  return of.call(publishUpdate, { body: { text, audience, counted } })
}

function wantGoal(of: Person, credits: number) {
  const until = dayAfter(today(), 60)
  return of.call(addGoal, { body: { title: 'Nacional', purpose: '', credits, until } })
}

const hide = (of: Person) =>
  of.call(putVisibility, { params: { id: of.id }, body: { hiddenProfile: true } })

/** An athlete with an open and a private supporter, a goal reached, a result and two updates. */
async function season() {
  const [ines, marta, secret] = [await athlete(), await fan(), await fan('Zulmira Discreta')]
  const { id: goalId } = await wantGoal(ines, 100)
  await support(marta, ines, { goalId })
  await support(secret, ines, { credits: 200, isPrivate: true })
  await win(ines, 3)
  await win(ines, 1, '2019-05-02')
  await tell(ines, 'Finalista!', 'EVERYBODY', 2)
  await tell(ines, 'Só para quem apoia.', 'SUPPORTERS', 2)
  return { ines, marta, secret, goalId }
}

test('the athlete reads all of their year, others no credits and nobody who supports in private', async () => {
  const { ines, marta, goalId } = await season()
  const mine = await ines.call(readAthleteYear, yearOf(ines))
  assert.deepEqual([mine.credits, mine.supporters, mine.months], [300, 2, 1])
  assert.equal(mine.isOver, false)
  const visitor = podium().visitor()
  const shown = await visitor.call(readAthleteYear, yearOf(ines))
  assert.deepEqual([shown.credits, shown.supporters, shown.months], [null, 1, 1])
  assert.deepEqual(
    [mine, shown].map(({ named }) => named.map(({ id }) => id)),
    [[marta.id], [marta.id]],
  )
  assert.deepEqual(shown.goals, {
    total: 1,
    list: [{ id: goalId, title: 'Nacional', credits: 100 }],
  })
  assert.deepEqual(
    shown.results.list.map(({ month, result }) => [month, result]),
    [[Number(today().slice(5, 7)), 3]],
  )
  assert.deepEqual(
    [mine, shown, await marta.call(readAthleteYear, yearOf(ines))].map(({ updates }) => [
      updates.total,
      updates.list[0]?.text,
    ]),
    [
      [2, 'Só para quem apoia.'],
      [1, 'Finalista!'],
      [2, 'Só para quem apoia.'],
    ],
  )
})

test('who takes a support back is shown no more, and the credits stay what they were', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  const id = await support(marta, ines)
  await marta.call(cancelSupport, { params: { id }, query: { status: 'ACTIVE' } })
  const shown = await podium().visitor().call(readAthleteYear, yearOf(ines))
  assert.deepEqual([shown.supporters, shown.months, shown.named], [0, 0, []])
  assert.equal((await ines.call(readAthleteYear, yearOf(ines))).credits, 100)
})

test('who goes on supporting stays where they began, until they take it back', async () => {
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  travel({ seconds: 3 })
  const id = await support(marta, ines, { credits: 50, isPrivate: true })
  const shown = () => podium().visitor().call(readAthleteYear, yearOf(ines))
  const goesOn = await shown()
  assert.deepEqual([goesOn.supporters, goesOn.months, goesOn.named.length], [1, 1, 1])
  await marta.call(cancelSupport, { params: { id }, query: { status: 'ACTIVE' } })
  const over = await shown()
  assert.deepEqual([over.supporters, over.months, over.named.length], [0, 0, 0])
})

test('of a protected athlete others read no figure of supports and no supporter', async () => {
  const { ines } = await season()
  await saveAthlete(ines, { dateOfBirth: `${year() - 16}-01-01` })
  await podium().context.inTransaction((tx) =>
    writeStory(tx, ines.id, { story: { phrase: 'Mais alto' }, published: true }),
  )
  const shown = await podium().visitor().call(readAthleteYear, yearOf(ines))
  const { credits, supporters, months, named, goals } = shown
  assert.deepEqual([credits, supporters, months, named], [null, null, null, []])
  assert.deepEqual(
    goals.list.map((goal) => goal.credits),
    [null],
  )
})

test('a year without anything is empty, a year to come is not there, nor one of a hidden page', async () => {
  const { ines, marta } = await season()
  const empty = await podium().visitor().call(readAthleteYear, yearOf(ines, 1999))
  assert.deepEqual([empty.supporters, empty.months, empty.results.total], [0, 0, 0])
  assert.equal(empty.isOver, true)
  assert.equal((await ines.call(readOwnYear, own())).athletes, 0)
  await ines.refused('entityDoesNotExist', readAthleteYear, yearOf(ines, year() + 1))
  await marta.refused('entityDoesNotExist', readOwnYear, own(year() + 1))
  await hide(ines)
  await marta.refused('userNotFound', readAthleteYear, yearOf(ines))
  assert.equal((await ines.call(readAthleteYear, yearOf(ines))).credits, 300)
})

test('a goal belongs to the year in which it was reached; closed since, it is the athlete’s alone', async () => {
  const { ines, goalId } = await season()
  await ines.call(closeGoal, { params: { id: goalId } })
  const goals = async (who: Person, of = year()) =>
    (await who.call(readAthleteYear, yearOf(ines, of))).goals.total
  assert.deepEqual([await goals(ines), await goals(podium().visitor())], [1, 0])
  assert.equal(await goals(ines, year() - 1), 0)
})

test('a goal that is reached because less is wanted belongs to the year in which less was', async () => {
  travel(new Date(Date.UTC(year() + 1, 10, 3, 12)))
  const given = year()
  const [ines, marta] = [await athlete(), await fan()]
  const { id, title, purpose, until } = await wantGoal(ines, 400)
  await support(marta, ines, { goalId: id })
  travel(new Date(Date.UTC(given + 1, 0, 20, 12)))
  await signIn(ines)
  const body = { title, purpose, credits: 100, until: dayAfter(today(), 5) }
  assert.ok(until < body.until)
  const changed = await ines.call(changeGoal, { params: { id }, body })
  assert.equal(changed.state, 'REACHED')
  const goals = async (of: number) =>
    (await ines.call(readAthleteYear, yearOf(ines, of))).goals.list.map((one) => one.title)
  assert.deepEqual([await goals(given), await goals(given + 1)], [[], [title]])
})

test('a supporter reads whom they supported, how much, and what became of it', async () => {
  const { ines, marta, secret, goalId } = await season()
  await win(ines, 5, dayAfter(today(), -3))
  const mine = await marta.call(readOwnYear, own())
  assert.deepEqual(
    [mine.credits, mine.months, mine.athletes, mine.goalsReached, mine.results, mine.updates],
    [100, 2, 1, 1, 1, 2],
  )
  const [given] = mine.supports
  assert.equal(given?.athlete.id, ines.id)
  assert.deepEqual(given.goals, [{ id: goalId, title: 'Nacional', isReached: true }])
  assert.deepEqual(given.updates.list.length, 1)
  assert.equal((await secret.call(readOwnYear, own())).credits, 200)
})

test('a goal is reached in a supporter’s year until that is over, and in a later one where the support still runs', async () => {
  travel(new Date(Date.UTC(year() + 1, 10, 3, 12)))
  const given = year()
  const [ines, marta, rui] = [await athlete(), await fan(), await fan('Rui')]
  const { id: goalId, title } = await wantGoal(ines, 200)
  await support(marta, ines, { credits: 50, goalId })
  await support(rui, ines, { credits: 100, goalId })
  // Marta's month is over, Rui's second one is not.
  travel(new Date(Date.UTC(given + 1, 0, 1, 12)))
  for (const person of [ines, marta, rui]) await signIn(person)
  await support(await fan('Zita'), ines, { credits: 50, goalId })
  const read = async (who: Person) => {
    const { goalsReached, supports } = await who.call(readOwnYear, own(given))
    return [goalsReached, supports[0]?.goals]
  }
  const goal = { id: goalId, title }
  assert.deepEqual(await read(marta), [0, [{ ...goal, isReached: false }]])
  assert.deepEqual(await read(rui), [1, [{ ...goal, isReached: true }]])
})

test('of whom there is news stand before who received more', async () => {
  const [ines, rui, marta] = [await athlete(), await athlete(), await fan()]
  await support(marta, rui, { credits: 200 })
  await support(marta, ines, { credits: 50 })
  const order = async () =>
    (await marta.call(readOwnYear, own())).supports.map(({ athlete: { id } }) => id)
  assert.deepEqual(await order(), [rui.id, ines.id])
  await win(ines, 1)
  assert.deepEqual(await order(), [ines.id, rui.id])
})

test('of who cannot be seen any more a supporter reads the support and nothing else', async () => {
  const { ines, marta, secret } = await season()
  await ines.call(block, { params: { userId: secret.id } })
  const blocked = await secret.call(readOwnYear, own())
  assert.deepEqual([blocked.credits, blocked.results, blocked.updates], [200, 0, 0])
  const rita = await fan('Rita')
  await support(rita, ines, { goalId: (await wantGoal(ines, 100)).id })
  assert.equal((await rita.call(readOwnYear, own())).goalsReached, 1)
  await hide(ines)
  assert.equal((await rita.call(readOwnYear, own())).goalsReached, 0)
  const { credits, results, updates, supports } = await marta.call(readOwnYear, own())
  assert.deepEqual([credits, results, updates], [100, 0, 0])
  assert.equal(supports[0]?.athlete.hasPage, false)
})

test('both years have a picture, an athlete’s only as far as everybody may know', async () => {
  const { ines, marta } = await season()
  const url = `/files/card/athlete/${ines.id}/${year()}.png?lang=pt`
  const card = await podium().visitor().send({ method: 'GET', url })
  const { width, height } = await sharp(card.rawPayload).metadata()
  assert.deepEqual([card.statusCode, width, height], [200, 1200, 630])
  const path = `/api/users/me/year/${year()}/card.png?lang=pt`
  const mine = await marta.send({ method: 'GET', url: path })
  assert.equal((await sharp(mine.rawPayload).metadata()).format, 'png')
  assert.match(String(mine.headers['content-disposition']), /o-meu-\d{4}\.png/)
  const later = await podium()
    .visitor()
    .send({
      method: 'GET',
      url: `/files/card/athlete/${ines.id}/${year() + 1}.png`,
    })
  assert.equal(later.statusCode, 404)
  await hide(ines)
  assert.equal((await podium().visitor().send({ method: 'GET', url })).statusCode, 404)
})

test('what happens on the first of January is of the new year', async () => {
  travel(new Date(Date.UTC(year() + 1, 2, 1, 12)))
  const [ines, marta] = [await athlete(), await fan()]
  const given = year()
  await support(marta, ines, { credits: 50 })
  travel(new Date(Date.UTC(given + 1, 0, 2, 12)))
  for (const who of [ines, marta]) await signIn(who)
  await win(ines, 2, `${given}-12-31`)
  await win(ines, 1, `${given + 1}-01-01`)
  const mine = await marta.call(readOwnYear, own(given))
  const best = mine.supports[0]?.results.list.map(({ result }) => result)
  assert.deepEqual([mine.results, best], [1, [2]])
  assert.equal((await ines.call(readAthleteYear, yearOf(ines, given))).results.total, 1)
})

test('the best results are those of the page: podiums, then the higher level, then the better place', async () => {
  travel(new Date(Date.UTC(year() + 1, 2, 1, 12)))
  const [ines, marta] = [await athlete(), await fan()]
  await support(marta, ines)
  await win(ines, 1, today(), 'LOCAL')
  await win(ines, 4, today(), 'INTERNATIONAL')
  await win(ines, 2, today(), 'INTERNATIONAL')
  await win(ines, 3)
  const told = (list: { result: number }[] | undefined) => list?.map(({ result }) => result)
  const { results } = await marta.call(readAthleteYear, yearOf(ines))
  assert.deepEqual(told(results.list), [2, 3, 1, 4])
  const mine = await marta.call(readOwnYear, own())
  assert.deepEqual(told(mine.supports[0]?.results.list), [2, 3, 1])
  const { list } = await marta.call(listImpact)
  assert.deepEqual(told(list[0]?.results.list), [2, 3, 1])
})

test('in January everybody of a year’s supports is told of it once', async () => {
  const { ines, marta, secret } = await season()
  const stranger = await fan('Rui')
  travel(new Date(Date.UTC(year() + 1, 0, 3, 9)))
  const bells = async (who: Person) => {
    await signIn(who)
    const { list } = await who.call(listNotifications)
    return list.filter(({ kind }) => kind === 'year').map(({ facts, link }) => [facts.year, link])
  }
  for (let day = 0; day < 2; day++) await runJob(podium(), 'tell-years')
  const told = [[year() - 1, `/year/${year() - 1}`]]
  const people = [ines, marta, secret, stranger]
  const heard = []
  for (const who of people) heard.push(await bells(who))
  // An athlete who supported nobody is led to what others made possible.
  const athletes = [[year() - 1, `/athlete/${ines.id}/year/${year() - 1}`]]
  assert.deepEqual(heard, [athletes, told, told, []])
  await podium().settled()
  assert.ok((await podium().mailsTo(marta.email)).some(({ text }) => text.includes('/year/')))
})
