import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shortlistLimits } from '@podium/contract/limits'
import { searchNetwork } from '@podium/contract/network'
import { listFollowed } from '@podium/contract/follows'
import {
  listShortlist,
  putOnShortlist,
  type Shortlisted,
  takeOffShortlist,
} from '@podium/contract/shortlist'
import { profilesPhrases } from '@podium/phrases/profiles'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { answer, type PreparedAnswer, refused, unreachable } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = shortlistPhrases.en
const helena = member('SPONSOR')
const name = 'Rita Valadares'

function entry(details: Partial<Shortlisted> = {}): Shortlisted {
  return {
    person: {
      ...{ id: 2, role: 'ATHLETE', name: 'Rita', lastName: 'Valadares' },
      ...{ avatar: { id: 0, main: null }, sport: 'JUDO', visible: true },
    },
    ...{ sport: 'JUDO', note: '', addedAt: '2026-11-20T10:00:00.000Z' },
    ...details,
  }
}

/** A list as the server keeps it, from what is on it at first. */
function keeping(...first: Shortlisted[]): PreparedAnswer[] {
  let list = first
  return [
    answer(listShortlist, ({ query: { ids } }) => {
      const asked = ids?.split(',').map(Number)
      const found = list.filter(({ person }) => !asked || asked.includes(person.id))
      return { list: found, total: found.length }
    }),
    answer(putOnShortlist, ({ body: { userId, note } }) => {
      const before = list.find(({ person }) => person.id === userId) ?? entry()
      const written = { ...before, note: note ?? before.note }
      list = [...list.filter(({ person }) => person.id !== userId), written]
      return written
    }),
    answer(takeOffShortlist, ({ params: { userId } }) => {
      list = list.filter(({ person }) => person.id !== userId)
      return undefined
    }),
  ]
}

/** An athlete's page, where the shortlist is behind the button for more. */
async function openAthlete(...answers: PreparedAnswer[]) {
  const page = await renderPage('/athlete/2', {
    as: helena,
    answers: [...pageAnswers(profile('ATHLETE')), ...answers],
  })
  const find = async (label: string) => {
    const item = () => screen.queryByRole('button', { name: label })
    if (!item())
      await page.user.click(screen.getByRole('button', { name: profilesPhrases.en.more }))
    return screen.findByRole('button', { name: label })
  }
  return { ...page, find, press: async (label: string) => page.user.click(await find(label)) }
}

test('one press on an athlete’s page puts them on the list, the next writes a note', async () => {
  const page = await openAthlete(...keeping())
  await page.press(t.here.add)
  await screen.findByText(t.added)
  await page.press(t.here.open)
  const dialog = within(await screen.findByRole('dialog', { name: t.dialog(name) }))
  fill(field('note'), 'Call in March')
  await page.user.click(dialog.getByRole('button', { name: t.save }))
  await screen.findByText(t.saved)
  assert.deepEqual(page.server.sent(putOnShortlist).at(-1)?.body, {
    ...{ userId: 2, note: 'Call in March' },
  })
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
})

test('a note that is too long is said at its field and stays', async () => {
  const page = await openAthlete(...keeping(entry({ note: 'Old' })))
  await page.press(t.here.open)
  const dialog = within(await screen.findByRole('dialog', { name: t.dialog(name) }))
  assert.equal(field('note').value, 'Old')
  fill(field('note'), 'x'.repeat(shortlistLimits.note + 1))
  await page.user.click(dialog.getByRole('button', { name: t.save }))
  await waitFor(() => assert.equal(field('note').getAttribute('aria-invalid'), 'true'))
  assert.equal(page.server.sent(putOnShortlist).length, 0)
  assert.equal(field('note').value.length, shortlistLimits.note + 1)
})

test('a note goes only once that was asked; without one a press is enough', async () => {
  const page = await openAthlete(...keeping(entry({ note: 'Call' })))
  await page.press(t.here.open)
  const dialog = within(await screen.findByRole('dialog', { name: t.dialog(name) }))
  const off = () => page.user.click(dialog.getByRole('button', { name: t.remove }))
  await off()
  dialog.getByText(t.removeText)
  assert.equal(page.server.sent(takeOffShortlist).length, 0)
  await off()
  await screen.findByText(t.removed(name))
  await page.find(t.here.add)
})

test('a full list is said, and nobody is shown as on it', async () => {
  const page = await openAthlete(...keeping(), answer(putOnShortlist, refused('tooManyEvents')))
  await page.press(t.here.add)
  await screen.findByText(refusalPhrases.en.tooManyEvents)
  await page.find(t.here.add)
})

test('visitors, admins and the athlete have no such button', async () => {
  for (const as of [null, member('ADMIN'), member('ATHLETE')]) {
    const own = as?.role === 'ATHLETE' ? ownProfile('ATHLETE') : profile('ATHLETE')
    const page = await renderPage('/athlete/2', {
      ...(as && { as }),
      answers: pageAnswers(own),
    })
    await page.user.click(
      (await screen.findAllByRole('button', { name: profilesPhrases.en.more })).at(-1)!,
    )
    await screen.findAllByText(profilesPhrases.en.print)
    assert.equal(page.server.sent(listShortlist).length, 0)
  }
})

test('a page of the network asks once who is on the list, and puts athletes on it in place', async () => {
  const card = {
    ...{ id: 2, role: 'ATHLETE' as const, name: 'Rita', lastName: 'Valadares', sport: null },
    ...{ clubName: null, region: null, countryCode: null, phrase: null, sportestScore: null },
    ...{ avatar: { id: 0, main: null }, hiddenProfile: false },
  }
  const page = await renderPage('/rede-podium/rita', {
    as: member('FAN'),
    answers: [
      ...keeping(),
      answer(listFollowed, { list: [], total: 0 }),
      answer(searchNetwork, {
        list: [card, { ...card, id: 9, role: 'MANAGER', name: 'Ana' }],
        total: 2,
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: t.add(name) }))
  await screen.findByRole('button', { name: t.open(name), pressed: true })
  assert.equal(screen.queryByRole('button', { name: t.add('Ana Valadares') }), null)
  assert.deepEqual(
    new Set(page.server.sent(listShortlist).map(({ query }) => query.ids)),
    new Set(['2,9']),
  )
})

test('where the list does not come the network has no button that waits for it', async () => {
  const card = {
    ...{ id: 2, role: 'ATHLETE' as const, name: 'Rita', lastName: 'Valadares', sport: null },
    ...{ clubName: null, region: null, countryCode: null, phrase: null, sportestScore: null },
    ...{ avatar: { id: 0, main: null }, hiddenProfile: false },
  }
  await renderPage('/rede-podium/rita', {
    as: member('FAN'),
    answers: [
      answer(listShortlist, unreachable),
      answer(listFollowed, { list: [], total: 0 }),
      answer(searchNetwork, { list: [card], total: 1 }),
    ],
  })
  await screen.findAllByRole('link', { name: /Rita/ })
  await waitFor(() => assert.equal(screen.queryByRole('button', { name: t.add(name) }), null))
})

test('the list shows notes, says of whom the page cannot be seen, and is sorted by name', async () => {
  const gone = { ...entry().person, id: 8, name: '', lastName: '', visible: false }
  const page = await renderPage('/shortlist', {
    as: helena,
    answers: keeping(
      entry({ note: 'Call in March' }),
      entry({ person: gone, sport: null, note: 'Promising' }),
    ),
  })
  const list = within(await screen.findByRole('list', { name: t.title }))
  const way = list.getByRole('link', { name })
  assert.equal(way.getAttribute('href'), '/athlete/2')
  list.getByText('Call in March')
  list.getByText(t.gone)
  list.getByText(new RegExp(`^${t.goneText}`))
  list.getByText('Promising')
  await page.user.click(screen.getByRole('link', { name: t.sorts.name }))
  await page.hasAddress('/shortlist?sort=name')
  await waitFor(() => assert.equal(page.server.sent(listShortlist).at(-1)?.query._sort, 'name'))
  await page.user.click(await screen.findByRole('button', { name: t.removeLabel(t.gone) }))
  const dialog = within(await screen.findByRole('dialog', { name: t.removeTitle }))
  await page.user.click(dialog.getByRole('button', { name: t.remove }))
  await screen.findByText(t.removed(t.gone))
  assert.equal(page.server.sent(takeOffShortlist)[0]?.params.userId, 8)
})

test('an empty list shows the way to athletes, and one that does not come can be tried again', async () => {
  await renderPage('/shortlist', { as: helena })
  const way = await screen.findByRole('link', { name: t.none.action })
  assert.equal(way.getAttribute('href'), '/rede-podium?type=ATHLETE')
  await renderPage('/shortlist', { as: helena, answers: [answer(listShortlist, unreachable)] })
  await screen.findByText(t.couldNotLoad)
})

test('a visitor is led to the index', async () => {
  const page = await renderPage('/shortlist', {})
  await page.hasAddress('/')
})

test('who was alone on the last page of the list is taken off it, and the page before is there', async () => {
  const onIt = (id: number) => {
    const person = { ...entry().person, id, name: `Athlete ${id}`, lastName: '' }
    return entry({ person })
  }
  let all = Array.from({ length: 21 }, (_, at) => onIt(at + 1))
  const page = await renderPage('/shortlist?page=2', {
    as: helena,
    answers: [
      answer(listShortlist, ({ query: { _page = 0, _limit = 20 } }) => {
        const list = all.slice(_page * _limit, (_page + 1) * _limit)
        // As in SQL, a page without rows does not count them.
        return { list, total: list.length > 0 ? all.length : 0 }
      }),
      answer(takeOffShortlist, ({ params: { userId } }) => {
        all = all.filter(({ person }) => person.id !== userId)
        return undefined
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: t.removeLabel('Athlete 21') }))
  const dialog = within(await screen.findByRole('dialog', { name: t.removeTitle }))
  await page.user.click(dialog.getByRole('button', { name: t.remove }))
  const list = within(await screen.findByRole('list', { name: t.title }))
  await list.findByText('Athlete 20')
  await page.hasAddress('/shortlist')
})

test('from an empty page one goes to an earlier one, whatever the list is said to hold', async () => {
  for (const [asked, total] of [
    [9, 0],
    [9, 45],
    // It counts more than it lists.
    [3, 60],
  ] as const) {
    const page = await renderPage(`/shortlist?page=${asked}`, {
      as: helena,
      answers: [
        answer(listShortlist, ({ query: { _page = 0 } }) =>
          _page === 0 ? { list: [entry()], total: total || 1 } : { list: [], total },
        ),
      ],
    })
    await screen.findByText(name)
    await page.hasAddress('/shortlist')
  }
})

/** What the server answers once it is let go on. */
function held(...kept: PreparedAnswer[]) {
  let goOn = () => {}
  const waiting = new Promise<void>((done) => (goOn = done))
  const saving = answer(putOnShortlist, async ({ body: { note } }) => {
    await waiting
    return entry({ note: note ?? '' })
  })
  return { answers: [...kept, saving], goOn: () => goOn() }
}

test('who puts a note away while it is on its way stays on the page', async () => {
  const { answers, goOn } = held(...keeping(entry({ note: 'Old' })))
  const page = await renderPage('/shortlist', {
    as: helena,
    answers: [...pageAnswers(profile('ATHLETE')), ...answers],
  })
  await page.user.click(await screen.findByRole('link', { name }))
  await page.hasAddress('/athlete/2')
  await page.user.click(
    (await screen.findAllByRole('button', { name: profilesPhrases.en.more })).at(-1)!,
  )
  await page.user.click(await screen.findByRole('button', { name: t.here.open }))
  const dialog = within(await screen.findByRole('dialog', { name: t.dialog(name) }))
  fill(field('note'), 'New')
  await page.user.click(dialog.getByRole('button', { name: t.save }))
  await waitFor(() => assert.equal(page.server.sent(putOnShortlist).length, 1))
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
  goOn()
  await screen.findByText(t.saved)
  await page.hasAddress('/athlete/2')
})

test('a note that is saved late closes no other one that was opened meanwhile', async () => {
  const ines = { ...entry().person, id: 3, name: 'Inês', lastName: 'Moura' }
  const { answers, goOn } = held(...keeping(entry(), entry({ person: ines })))
  const page = await renderPage('/shortlist', { as: helena, answers })
  await page.user.click(await screen.findByRole('button', { name: `${t.write.add}: ${name}` }))
  fill(field('note'), 'New')
  await page.user.click(screen.getByRole('button', { name: t.save }))
  await waitFor(() => assert.equal(page.server.sent(putOnShortlist).length, 1))
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
  await page.user.click(screen.getByRole('button', { name: `${t.write.add}: Inês Moura` }))
  fill(field('note'), 'Call in March')
  goOn()
  await screen.findByText(t.saved)
  await screen.findByRole('dialog', { name: t.dialog('Inês Moura') })
  assert.equal(field('note').value, 'Call in March')
})
