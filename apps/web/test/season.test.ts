import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { galleryOf, type Media, type ShownMedia } from '@podium/contract/galleries'
import {
  addCompetition,
  addGoal,
  changeCompetition,
  changeGoal,
  closeGoal,
  type Competition,
  deleteCompetition,
  type Goal,
  readSeason,
} from '@podium/contract/season'
import { seasonLimits } from '@podium/contract/limits'
import {
  countAudience,
  deleteUpdate,
  listUpdates,
  publishUpdate,
  type Update,
} from '@podium/contract/updates'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { datePhrases } from '@podium/phrases/dates'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { refusalPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { reportsPhrases } from '@podium/phrases/reports'
import { seasonPhrases } from '@podium/phrases/season'
import { formatPhrases } from '@podium/phrases/violations'
import { answer, Lost, type PreparedAnswer, refused, unreachable, violated } from './answers.ts'
import { origin } from './document.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = ownSeasonPhrases.en
const athlete = member('ATHLETE')
const goal: Goal = {
  ...{ id: 7, title: 'Nationals', purpose: 'The trip', credits: 300 },
  ...{ until: '2099-02-20', received: 0, matched: 0, state: 'OPEN' },
}
const today = calendarDay(new Date())
const over: Competition = {
  ...{ id: 4, name: 'Regional', place: 'Braga', date: today, link: 'https://results.example/' },
}
const ahead: Competition = {
  ...over,
  id: 5,
  name: 'National',
  date: dayAfter(today, 9),
  link: null,
}

const section = async (name = seasonPhrases.en.title) =>
  within(await screen.findByRole('region', { name }))

function openOwn(...answers: PreparedAnswer[]) {
  return renderPage('/athlete/2?tab=manage', {
    as: athlete,
    answers: [...pageAnswers(ownProfile('ATHLETE')), ...answers],
  })
}

test('a visitor reads what is ahead and takes it into a calendar; without a season nothing stands there', async () => {
  const answers = [
    ...pageAnswers(profile('ATHLETE')),
    answer(readSeason, { competitions: [over, ahead], goals: [], matches: [], updates: [] }),
  ]
  const { user } = await renderPage('/athlete/2', { answers })
  const season = await section()
  season.getByRole('link', { name: /^Regional/ })
  const calendar = season.getByRole('link', { name: seasonPhrases.en.competitions.calendar })
  assert.equal(calendar.getAttribute('href'), '/api/athletes/2/season.ics?lang=en')
  const subscribing = season.getByRole('link', { name: seasonPhrases.en.competitions.subscribe })
  const address = `//${new URL(origin).host}/api/athletes/2/season.ics?lang=en`
  assert.equal(subscribing.getAttribute('href'), `webcal:${address}`)
  await user.click(season.getByRole('button', { name: seasonPhrases.en.competitions.copy }))
  assert.ok((await navigator.clipboard.readText()).endsWith(address))
  const none = answer(readSeason, { competitions: [], goals: [], matches: [], updates: [] })
  await renderPage('/athlete/2', { answers: [...pageAnswers(profile('ATHLETE')), none] })
  await screen.findByRole('heading', { level: 1 })
  assert.equal(screen.queryByRole('region', { name: seasonPhrases.en.title }), null)
})

test('one’s own page has of the season what others see, also of who is protected', async () => {
  const closed: Goal = { ...goal, id: 8, title: 'A new boat', state: 'CLOSED' }
  const past = { ...over, date: dayAfter(today, -40) }
  const season = answer(readSeason, {
    ...{ competitions: [past, ahead], goals: [goal, closed], matches: [], updates: [] },
  })
  const open = async (isProtected: boolean) => {
    const own = ownProfile('ATHLETE', { own: { protected: isProtected } })
    await renderPage('/athlete/2', { as: athlete, answers: [...pageAnswers(own), season] })
    return section()
  }
  for (const isProtected of [false, true]) {
    const shown = await open(isProtected)
    shown.getByRole('heading', { name: goal.title })
    shown.getByText('National')
    assert.equal(shown.queryByText(closed.title), null)
    assert.equal(shown.queryByText('Regional'), null)
  }
})

test('a competition that is over becomes a result in two taps, and leaves the list', async () => {
  const { server } = await makeResult(answer(deleteCompetition, undefined))
  assert.equal(server.sent(addAchievement)[0]?.body.competition, 'Regional')
})

const notLeaving = {
  refused: answer(deleteCompetition, refused('entityDoesNotExist')),
  unreachable: answer(deleteCompetition, unreachable),
}
for (const [name, leaving] of Object.entries(notLeaving)) {
  test(`a result is saved once, also where its competition does not leave: ${name}`, async () => {
    const { server } = await makeResult(leaving)
    await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
    assert.equal(server.sent(addAchievement).length, 1)
  })
}

test('a result begins with the athlete’s latest club of their sport', async () => {
  const club = (clubName: string, sport: 'JUDO' | 'GOLF') => ({
    clubCompositeKey: { clubName, sport },
  })
  const clubs = [club('Clube de Golfe', 'GOLF'), club('Judo Norte', 'JUDO')]
  const { user } = await renderPage('/athlete/2?tab=manage', {
    as: athlete,
    answers: [
      ...pageAnswers(ownProfile('ATHLETE', { own: { clubs } })),
      answer(readSeason, { competitions: [over], goals: [], matches: [], updates: [] }),
    ],
  })
  const season = await section()
  await user.click(season.getByRole('button', { name: t.competitions.resultOf('Regional') }))
  await waitFor(() => assert.equal(field('competition').value, 'Regional'))
  assert.equal(field('club.clubCompositeKey.clubName').value, 'Judo Norte')
})

test('of a page that is hidden no calendar is offered, which nobody could read', async () => {
  const own = ownProfile('ATHLETE', { own: { hiddenProfile: true } })
  for (const tab of ['', '?tab=manage']) {
    await renderPage(`/athlete/2${tab}`, {
      as: athlete,
      answers: [
        ...pageAnswers(own),
        answer(readSeason, { competitions: [ahead], goals: [], matches: [], updates: [] }),
      ],
    })
    const season = await section()
    season.getByText('National')
    const name = seasonPhrases.en.competitions.subscribe
    assert.equal(season.queryByRole('link', { name }), null)
  }
})

/** Makes a result of the competition that is over, in two taps and what cannot be known. */
async function makeResult(leaving: PreparedAnswer) {
  const { user, server } = await openOwn(
    answer(readSeason, { competitions: [over, ahead], goals: [], matches: [], updates: [] }),
    leaving,
    answer(addAchievement, ({ body }) => ({ ...body, id: 9 }) as never),
  )
  const season = await section()
  const { result, resultOf } = t.competitions
  assert.equal(season.getAllByText(result).length, 1)
  await user.click(season.getByRole('button', { name: resultOf('Regional') }))
  await waitFor(() => assert.equal(field('competition').value, 'Regional'))
  assert.equal(field('date').value, today.split('-').toReversed().join('-'))
  assert.equal(field('evidence').value, 'https://results.example/')
  fill(field('result'), '2')
  await user.click(screen.getByRole('radio', { name: achievementsPhrases.en.levels.NATIONAL }))
  await user.selectOptions(field('ageGroup'), 'SENIORS')
  fill(field('club.clubCompositeKey.clubName'), 'Judo Clube')
  await user.click(screen.getByRole('button', { name: ownAchievementsPhrases.en.form.save }))
  await waitFor(() => assert.equal(server.sent(deleteCompetition)[0]?.params.id, 4))
  return { server }
}

test('a goal is set, refused at its field, and closed for good after a question', async () => {
  const { user, server } = await openOwn(
    answer(readSeason, { competitions: [], goals: [goal], matches: [], updates: [] }),
    answer(addGoal, violated({ until: [{ kind: 'Pattern' }] })),
    answer(closeGoal, { ...goal, state: 'CLOSED' }),
  )
  const season = await section()
  await user.click(season.getByRole('button', { name: t.goals.add }))
  await waitFor(() => field('title'))
  fill(field('title'), 'Spikes')
  // What the field refuses is no amount.
  for (const [typed, isAmount] of [
    ['2e2', false],
    ['0x20', false],
    ['200', true],
  ] as const) {
    fill(field('credits'), typed)
    assert.equal(screen.queryByText(/^about €/) !== null, isAmount, typed)
  }
  await user.click(screen.getByRole('button', { name: t.goalForm.save }))
  await waitFor(() => assert.equal(field('until').getAttribute('aria-invalid'), 'true'))
  assert.equal(field('title').value, 'Spikes')
  assert.deepEqual(
    [server.sent(addGoal)[0]?.body.title, server.sent(addGoal)[0]?.body.credits],
    ['Spikes', 200],
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(season.getByRole('button', { name: t.goals.closeOf('Nationals') }))
  await user.click(await screen.findByRole('button', { name: t.closeGoal.confirm }))
  await waitFor(() => assert.equal(server.sent(closeGoal)[0]?.params.id, 7))
})

for (const [typed, said] of [
  ['31-02-2027', formatPhrases.en.noSuchDay],
  ['in spring', formatPhrases.en.noDay],
  ['12-07-2020', datePhrases.en.over],
  ['12-07-2199', /^Choose a day no later than /],
] as const) {
  test(`the day of a competition says what is wrong with “${typed}”`, async () => {
    const { user, server } = await openOwn(
      answer(readSeason, { competitions: [], goals: [], matches: [], updates: [] }),
    )
    const season = await section()
    await user.click(season.getByRole('button', { name: t.competitions.add }))
    await waitFor(() => field('name'))
    fill(field('name'), 'Regional')
    fill(field('date'), typed)
    await user.click(screen.getByRole('button', { name: t.competitionForm.save }))
    await screen.findByText(said)
    await hasFocus(field('date'))
    assert.equal(server.sent(addCompetition).length, 0)
  })
}

const told: Update = {
  ...{ id: 31, text: 'Third in Braga!', at: new Date().toISOString(), audience: 'SUPPORTERS' },
  ...{ media: [], told: 2 },
}
const seasonWith = (updates: Update[]) =>
  answer(readSeason, { competitions: [], goals: [], matches: [], updates })

test('an update says how many people hear of it; with others by now it is kept and sent again', async () => {
  const counts = { EVERYBODY: 12, FOLLOWERS: 11, SUPPORTERS: 1 }
  const { user, server } = await openOwn(
    seasonWith([]),
    answer(countAudience, ({ query }) => ({ count: counts[query?.audience ?? 'EVERYBODY'] })),
    answer(publishUpdate, ({ body }) =>
      body.counted === 1 ? refused('stateChanged', { current: { count: 2 } }) : (told as never),
    ),
  )
  const season = await section()
  await user.click(season.getByRole('button', { name: t.updates.write }))
  await screen.findByText(t.updateForm.reaches(12, '12'))
  await user.click(screen.getByRole('radio', { name: /^Supporters only/ }))
  await screen.findByText(t.updateForm.reaches(1, '1'))
  fill(field('text'), 'Third in Braga!')
  await screen.findByText(t.updateForm.left('1,985'))
  await user.click(screen.getByRole('button', { name: t.updateForm.publish }))
  await screen.findByText(t.updateForm.changed)
  await screen.findByText(t.updateForm.reaches(2, '2'))
  assert.equal(field('text').value, 'Third in Braga!')
  // Nothing has changed about another audience.
  await user.click(screen.getByRole('radio', { name: /^Everybody/ }))
  await screen.findByText(t.updateForm.reaches(12, '12'))
  assert.equal(screen.queryByText(t.updateForm.changed), null)
  counts.SUPPORTERS = 2
  await user.click(screen.getByRole('radio', { name: /^Supporters only/ }))
  await screen.findByText(t.updateForm.reaches(2, '2'))
  await user.click(screen.getByRole('button', { name: t.updateForm.publish }))
  await waitFor(() => assert.equal(server.sent(publishUpdate).length, 2))
  assert.deepEqual(
    server.sent(publishUpdate).map(({ body }) => [body.audience, body.counted]),
    [
      ['SUPPORTERS', 1],
      ['SUPPORTERS', 2],
    ],
  )
})

test('an update is written with the way to bring pictures, also while the gallery is empty', async () => {
  const { user } = await openOwn(seasonWith([]), answer(countAudience, { count: 0 }))
  const season = await section()
  await user.click(season.getByRole('button', { name: t.updates.write }))
  const media = within(await screen.findByRole('group', { name: t.updateForm.media }))
  await media.findByText(galleriesPhrases.en.picker.empty)
  media.getByRole('button', { name: galleriesPhrases.en.add })
  await hasFocus(field('text'))
})

test('a picture that was deleted meanwhile keeps no update back', async () => {
  const medium = (id: number): Media => ({
    ...{ id, mediaType: 'IMAGE', state: 'READY', errorCode: null, caption: `Photo ${id}` },
    ...{ thumbnail: `/files/${id}/card.webp`, main: `/files/${id}/page.webp`, poster: null },
    ...{ width: 400, height: 300, durationMs: null, altText: null },
    ...{ createdAt: '2026-03-01T10:00:00.000Z', abilities: { edit: true } },
  })
  let list = [medium(4), medium(3)]
  const { user, server } = await openOwn(
    seasonWith([]),
    answer(galleryOf.ATHLETE.list, () => ({ list, total: list.length })),
    answer(countAudience, { count: 0 }),
    answer(publishUpdate, ({ body }) =>
      body.mediaIds?.includes(3) ? violated({ mediaIds: [{ kind: 'Pattern' }] }) : (told as never),
    ),
  )
  const season = await section()
  await user.click(season.getByRole('button', { name: t.updates.write }))
  const media = within(await screen.findByRole('group', { name: t.updateForm.media }))
  for (const id of [3, 4]) await user.click(media.getByRole('checkbox', { name: `Photo ${id}` }))
  fill(field('text'), 'Third in Braga!')
  list = [medium(4)]
  const publish = () => user.click(screen.getByRole('button', { name: t.updateForm.publish }))
  await publish()
  await waitFor(() => assert.equal(media.queryByRole('checkbox', { name: 'Photo 3' }), null))
  await publish()
  await waitFor(() => assert.equal(server.sent(publishUpdate).length, 2))
  assert.deepEqual(server.sent(publishUpdate)[1]?.body.mediaIds, [4])
})

test('a film comes into the update it belongs to as soon as it can be played', async () => {
  const film: ShownMedia = {
    ...{ id: 8, mediaType: 'VIDEO', width: 400, height: 300, durationMs: 9000 },
    ...{ thumbnail: '/files/8/card.webp', picture: '/files/8/page.webp' },
    ...{ caption: 'The final', altText: null },
  }
  const { server, tell } = await openOwn(seasonWith([told]))
  const season = await section()
  await season.findByText(told.text)
  server.prepare(seasonWith([{ ...told, media: [film] }]))
  tell({ type: 'MEDIA_READY', id: 8 })
  await season.findByRole('link', { name: /The final/ })
})

test('an update stands on the page with whom it is for; its athlete sees how many were told, and deletes it', async () => {
  await renderPage('/athlete/2', {
    as: member('FAN'),
    answers: [...pageAnswers(profile('ATHLETE')), seasonWith([{ ...told, told: null }])],
  })
  const read = await section(seasonPhrases.en.updates.title)
  read.getByText('Third in Braga!')
  read.getByText(seasonPhrases.en.updates.only.SUPPORTERS)
  read.getByRole('button', { name: reportsPhrases.en.title.update })
  const { user, server } = await openOwn(seasonWith([told]), answer(deleteUpdate, undefined))
  const own = await section()
  own.getByText(t.updates.told(2, '2'))
  await user.click(own.getByRole('button', { name: /^Delete the update/ }))
  await user.click(await screen.findByRole('button', { name: t.removeUpdate.confirm }))
  await waitFor(() => assert.equal(server.sent(deleteUpdate)[0]?.params.id, 31))
})

test('a competition that was taken away in another window meanwhile leaves the list', async () => {
  const seasonOf = (competitions: Competition[]) =>
    answer(readSeason, { competitions, goals: [], matches: [], updates: [] })
  const page = await openOwn(
    seasonOf([over, ahead]),
    answer(deleteCompetition, () => {
      page.server.prepare(seasonOf([over]))
      return refused('entityDoesNotExist')
    }),
  )
  const own = await section()
  await page.user.click(own.getByRole('button', { name: t.competitions.actionsOf('National') }))
  await page.user.click(await screen.findByRole('button', { name: t.competitions.remove }))
  await page.user.click(await screen.findByRole('button', { name: t.removeCompetition.confirm }))
  await screen.findByText(refusalPhrases.en.entityDoesNotExist)
  await waitFor(() => assert.equal(own.queryByText('National'), null))
})

test('who changes a competition or a goal sends what they changed alone: what another window did stays', async () => {
  const near = { ...goal, until: dayAfter(today, 30) }
  const past = {
    ...goal,
    id: 8,
    title: 'Regionals',
    until: dayAfter(today, -3),
    state: 'ENDED' as const,
  }
  const page = await openOwn(
    answer(readSeason, { competitions: [ahead], goals: [near, past], matches: [], updates: [] }),
    answer(changeCompetition, ahead),
    answer(changeGoal, near),
  )
  const own = await section()
  await page.user.click(own.getByRole('button', { name: t.competitions.actionsOf('National') }))
  await page.user.click(await screen.findByRole('button', { name: t.competitions.change }))
  await waitFor(() => field('place'))
  fill(field('place'), 'Leiria')
  await page.user.click(await screen.findByRole('button', { name: t.competitionForm.save }))
  await waitFor(() =>
    assert.deepEqual(page.server.sent(changeCompetition)[0]?.body, { place: 'Leiria' }),
  )
  await page.user.click(await screen.findByRole('button', { name: t.goals.changeOf('Nationals') }))
  await waitFor(() => field('title'))
  fill(field('title'), 'Europeans')
  await page.user.click(await screen.findByRole('button', { name: t.goalForm.save }))
  await waitFor(() =>
    assert.deepEqual(page.server.sent(changeGoal)[0]?.body, { title: 'Europeans' }),
  )
  // One whose day is over needs another, whatever else is wanted of it.
  await page.user.click(await screen.findByRole('button', { name: t.goals.changeOf('Regionals') }))
  await waitFor(() => assert.equal(field('title').value, 'Regionals'))
  fill(field('credits'), '500')
  await page.user.click(await screen.findByRole('button', { name: t.goalForm.save }))
  await screen.findByText(datePhrases.en.over)
  assert.equal(page.server.sent(changeGoal).length, 1)
})

test('what was closed or taken away in another window while it was changed here leaves the list', async () => {
  const near = { ...goal, until: dayAfter(today, 30) }
  const seasonOf = (competitions: Competition[], goals: Goal[]) =>
    answer(readSeason, { competitions, goals, matches: [], updates: [] })
  const page = await openOwn(
    seasonOf([over, ahead], [near]),
    answer(changeCompetition, () => {
      page.server.prepare(seasonOf([over], [near]))
      return refused('entityDoesNotExist')
    }),
    answer(changeGoal, () => {
      page.server.prepare(seasonOf([over], [{ ...near, state: 'CLOSED' }]))
      return refused('goalClosed')
    }),
  )
  const own = await section()
  await page.user.click(own.getByRole('button', { name: t.competitions.actionsOf('National') }))
  await page.user.click(await screen.findByRole('button', { name: t.competitions.change }))
  await page.user.click(await screen.findByRole('button', { name: t.competitionForm.save }))
  await screen.findByText(refusalPhrases.en.entityDoesNotExist)
  await waitFor(() => assert.equal(own.queryByText('National'), null))
  // What was typed stays to be copied.
  assert.equal(field('name').value, 'National')
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await page.user.click(own.getByRole('button', { name: t.goals.changeOf('Nationals') }))
  await page.user.click(await screen.findByRole('button', { name: t.goalForm.save }))
  await screen.findByText(refusalPhrases.en.goalClosed)
  const change = { name: t.goals.changeOf('Nationals') }
  await waitFor(() => assert.equal(own.queryByRole('button', change), null))
})

test('older updates come when they are asked for', async () => {
  const of = (id: number): Update => ({ ...told, id, text: `Update ${id}` })
  const ids = Array.from({ length: seasonLimits.updatesPerPage }, (_, n) => 40 - n)
  const { user, server } = await renderPage('/athlete/2', {
    answers: [
      ...pageAnswers(profile('ATHLETE')),
      seasonWith(ids.map(of)),
      answer(listUpdates, [of(7)]),
    ],
  })
  const season = await section(seasonPhrases.en.updates.title)
  await user.click(season.getByRole('button', { name: seasonPhrases.en.updates.more }))
  await season.findByText('Update 7')
  assert.equal(server.sent(listUpdates)[0]?.query?.before, 31)
  assert.equal(season.queryByRole('button', { name: seasonPhrases.en.updates.more }), null)
})

test('a goal or a competition whose answer was lost is sent again as the same', async () => {
  const { user, server } = await openOwn(
    answer(readSeason, { competitions: [], goals: [], matches: [], updates: [] }),
    answer(addGoal, new Lost(goal)),
    answer(addCompetition, new Lost(ahead)),
  )
  const own = await section()
  for (const [opens, route, typed, saves] of [
    [t.goals.add, addGoal, { title: 'Nationals', credits: '300' }, t.goalForm.save],
    [
      t.competitions.add,
      addCompetition,
      { name: 'National', date: ahead.date },
      t.competitionForm.save,
    ],
  ] as const) {
    await user.click(own.getAllByRole('button', { name: opens })[0]!)
    const dialog = within(await screen.findByRole('dialog'))
    for (const [name, value] of Object.entries(typed)) fill(field(name), value)
    await user.click(dialog.getByRole('button', { name: saves }))
    await waitFor(() => assert.equal(server.sent(route).length, 1))
    await dialog.findAllByText(unknownRefusalPhrases.en.unreachable)
    await user.click(dialog.getByRole('button', { name: saves }))
    await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
    assert.equal(server.sent(route).length, 1)
  }
})

test('an older update that is deleted leaves the list', async () => {
  const of = (id: number): Update => ({ ...told, id, text: `Update ${id}` })
  const ids = Array.from({ length: seasonLimits.updatesPerPage }, (_, n) => 40 - n)
  let older = [of(7), of(6)]
  const { user } = await openOwn(
    seasonWith(ids.map(of)),
    answer(listUpdates, () => older),
    answer(deleteUpdate, () => {
      older = [of(6)]
    }),
  )
  const own = await section()
  const { more } = seasonPhrases.en.updates
  await user.click(own.getByRole('button', { name: more }))
  await user.click(own.getByRole('button', { name: more }))
  const card = within((await own.findByText('Update 7')).closest('li')!)
  await user.click(card.getByRole('button', { name: /^Delete the update/ }))
  await user.click(await screen.findByRole('button', { name: t.removeUpdate.confirm }))
  await waitFor(() => assert.equal(own.queryByText('Update 7'), null))
  own.getByText('Update 6')
})
