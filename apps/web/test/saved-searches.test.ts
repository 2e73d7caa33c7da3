import assert from 'node:assert/strict'
import { test } from 'node:test'
import { savedSearchLimits } from '@podium/contract/limits'
import { listFollowed } from '@podium/contract/follows'
import { getSubscription } from '@podium/contract/plans'
import {
  deleteSavedSearch,
  listSavedSearches,
  type SavedSearch,
  saveSearch,
} from '@podium/contract/saved-searches'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { violationPhrases } from '@podium/phrases/violations'
import { answer, type PreparedAnswer, refused, unreachable } from './answers.ts'
import { facts } from './facts.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { entitlements, storeAnswers } from './shop.ts'

const t = savedSearchesPhrases.en
const as = member('SPONSOR')

const saved = (details: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id: 3, name: 'Rowers', search: { q: '', type: 'ATHLETE', sport: 'ROWING' } },
  ...{ link: '/rede-podium?type=ATHLETE&sport=ROWING', planNeeded: false },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...details,
})

const openNetwork = (path: string, ...answers: PreparedAnswer[]) =>
  renderPage(path, {
    as,
    answers: [
      ...storeAnswers,
      answer(getSubscription, { subscription: null, entitlements }),
      answer(listFollowed, { list: [], total: 0 }),
      ...answers,
    ],
  })

async function openDialog(...answers: PreparedAnswer[]) {
  const page = await openNetwork(
    '/rede-podium/lisboa?type=ATHLETE&sport=ROWING&region=Porto&accepts=true',
    ...answers,
  )
  await page.user.click(await screen.findByRole('button', { name: t.save }))
  const dialog = within(await screen.findByRole('dialog', { name: t.dialog }))
  const send = () => page.user.click(dialog.getByRole('button', { name: t.submit }))
  return { ...page, dialog, send }
}

test('what the network is asked is saved under a name, in words that say what it is', async () => {
  const page = await openDialog(answer(saveSearch, saved()))
  page.dialog.getByText(facts('Athletes · “lisboa” · Rowing · Porto · who are accepting support'))
  await page.send()
  await page.dialog.findByText(violationPhrases.en.NotBlank())
  fill(field('name'), 'Rowers')
  await page.send()
  await screen.findByText(t.saved)
  assert.deepEqual(page.server.sent(saveSearch)[0]?.body, {
    ...{ name: 'Rowers', q: 'lisboa', type: 'ATHLETE', sport: 'ROWING', region: 'Porto' },
    accepts: 'true',
  })
})

test('a name that is taken and a full list are said at the field, and the name stays', async () => {
  const page = await openDialog(answer(saveSearch, refused('optionNameExists')))
  fill(field('name'), 'Rowers')
  await page.send()
  await page.dialog.findByText(t.nameTaken)
  assert.equal(field('name').value, 'Rowers')
  page.server.prepare(answer(saveSearch, refused('tooManyEvents')))
  await page.send()
  await page.dialog.findByText(t.full(savedSearchLimits.searches))
  assert.equal(page.dialog.queryByText(t.nameTaken), null)
})

test('who browses everybody, visitors and admins save nothing', async () => {
  await openNetwork('/rede-podium')
  await screen.findByRole('heading', { level: 1 })
  assert.equal(screen.queryByRole('button', { name: t.save }), null)
  for (const who of [null, member('ADMIN')]) {
    await renderPage('/rede-podium/lisboa', { ...(who && { as: who }), answers: storeAnswers })
    await screen.findAllByRole('heading', { level: 1 })
  }
  assert.equal(screen.queryAllByRole('button', { name: t.save }).length, 0)
})

test('each search shows whom it finds, and one that the plan does not give says so', async () => {
  await renderPage('/saved-searches', {
    as,
    answers: [
      answer(listSavedSearches, [
        saved(),
        saved({ id: 4, name: 'Best', search: { q: '', class: 8 }, planNeeded: true }),
      ]),
    ],
  })
  const list = within(await screen.findByRole('list', { name: t.title }))
  const way = list.getByRole('link', { name: t.showLabel('Rowers') })
  assert.equal(way.getAttribute('href'), saved().link)
  list.getByText(facts('Athletes · Rowing'))
  list.getByText(t.planNeeded)
  const plans = list.getByRole('link', { name: t.plans })
  assert.equal(plans.getAttribute('href'), '/market/credits?tab=plans')
  assert.equal(list.queryByRole('link', { name: t.showLabel('Best') }), null)
})

test('a search is deleted once that was asked, also one that another window deleted', async () => {
  let list = [saved(), saved({ id: 4, name: 'Judo' })]
  const page = await renderPage('/saved-searches', {
    as,
    answers: [
      answer(listSavedSearches, () => list),
      answer(deleteSavedSearch, ({ params: { id } }) => {
        list = list.filter((one) => one.id !== id)
        return undefined
      }),
    ],
  })
  const remove = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name: t.deleteLabel(name) }))
    const dialog = within(await screen.findByRole('dialog', { name: t.deleteTitle(name) }))
    await page.user.click(dialog.getByRole('button', { name: t.delete }))
  }
  await remove('Rowers')
  await screen.findByText(t.deleted)
  await waitFor(() =>
    assert.equal(screen.queryByRole('button', { name: t.deleteLabel('Rowers') }), null),
  )
  list = []
  page.server.prepare(answer(deleteSavedSearch, refused('entityDoesNotExist')))
  await remove('Judo')
  await screen.findByText(t.none.title)
})

test('an empty list shows the way to the network, and one that does not come can be tried again', async () => {
  await renderPage('/saved-searches', { as })
  const way = await screen.findByRole('link', { name: t.none.action })
  assert.equal(way.getAttribute('href'), '/rede-podium')
  await renderPage('/saved-searches', { as, answers: [answer(listSavedSearches, unreachable)] })
  await screen.findByText(t.couldNotLoad)
})
