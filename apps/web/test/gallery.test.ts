import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginUpload } from '@podium/contract/files'
import { galleryOf, type Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { onTerms } from './administering.ts'
import { answer, refused } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { chooseFiles, field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = galleriesPhrases.en
const page = galleryPagePhrases.en
const { describe, remove, restore, list } = galleryOf.ATHLETE

const medium = (id: number): Media => ({
  ...{ id, mediaType: 'IMAGE', state: 'READY', errorCode: null, caption: `Photo ${id}` },
  ...{ thumbnail: `/files/${id}/card.webp`, main: `/files/${id}/page.webp`, poster: null },
  ...{ width: 400, height: 300, durationMs: null, altText: null },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', abilities: { edit: true } },
})

const gallery = (...ids: number[]) =>
  answer(list, { list: ids.map((id) => medium(id)), total: ids.length })

const open = (path: string) =>
  renderPage(path, {
    as: member('ADMIN', { name: 'Ana' }),
    answers: [...pageAnswers(profile('ATHLETE')), gallery(5, 6)],
  })

test('an admin who takes something out of a gallery says why; a refusal keeps the words', async () => {
  const page = await open('/athlete/2?gallery=all')
  const drawer = within(await screen.findByRole('dialog'))
  const [first] = await drawer.findAllByRole('button', { name: t.delete })
  await page.user.click(first ?? assert.fail('nothing to delete'))
  const dialog = within(await screen.findByRole('dialog', { name: t.confirmDelete.title }))
  const reason = field('reason')
  fill(reason, 'Not her photo')
  page.server.prepare(answer(remove, refused('entityDoesNotExist')))
  const confirm = () => page.user.click(dialog.getByRole('button', { name: t.delete }))
  await confirm()
  await waitFor(() => assert.equal(page.server.sent(remove).length, 1))
  assert.equal(reason.value, 'Not her photo')
  page.server.prepare(answer(remove, undefined), gallery(6), answer(restore, medium(5)))
  await confirm()
  await waitFor(() => assert.equal(drawer.queryAllByRole('button', { name: t.delete }).length, 1))
  assert.ok(!screen.queryByRole('dialog', { name: t.confirmDelete.title }))
  const { params, query } = page.server.sent(remove)[1] ?? {}
  assert.deepEqual([params, query], [{ mediaId: 5 }, { reason: 'Not her photo', ...onTerms }])
})

test('who describes a picture sends what they changed alone: what another window wrote meanwhile stays', async () => {
  const owner = ownProfile('ATHLETE')
  const page = await renderPage(`/athlete/${owner.id}?gallery=all`, {
    as: member('ATHLETE', { id: owner.id }),
    answers: [...pageAnswers(owner), gallery(5), answer(describe, medium(5))],
  })
  await page.user.click(await screen.findByRole('button', { name: t.describe }))
  const dialog = within(await screen.findByRole('dialog', { name: t.description.title }))
  fill(field('altText'), 'A track')
  await page.user.click(dialog.getByRole('button', { name: t.description.save }))
  await waitFor(() => assert.equal(page.server.sent(describe).length, 1))
  const { caption, altText } = page.server.sent(describe)[0]?.body ?? assert.fail()
  assert.deepEqual([caption, altText], [undefined, 'A track'])
})

test('a film that could not be made says why to its owner', async () => {
  const owner = ownProfile('ATHLETE')
  const failed = (id: number, errorCode: number | null): Media => ({
    ...{ ...medium(id), mediaType: 'VIDEO', state: 'FAILED', errorCode },
    ...{ main: null, thumbnail: null, caption: null },
  })
  const films = [failed(7, 23), failed(6, 24), failed(5, null)]
  await renderPage(`/athlete/${owner.id}?gallery=all`, {
    as: member('ATHLETE', { id: owner.id }),
    answers: [...pageAnswers(owner), answer(list, { list: films, total: films.length })],
  })
  const drawer = within(await screen.findByRole('dialog'))
  for (const why of [t.unreadable, t.noPicture, page.failed]) await drawer.findByText(why)
})

test('the way to all of a gallery is there once not all of it is in sight', async () => {
  const all = (count: number) => screen.queryByRole('link', { name: page.seeAll(count) })
  await open('/athlete/2')
  await screen.findByRole('heading', { level: 1 })
  assert.equal(all(2), null)
  const answers = [...pageAnswers(profile('ATHLETE')), gallery(5, 6, 7, 8)]
  await renderPage('/athlete/2', { answers })
  assert.ok(all(4))
})

test('taken out of the viewer, the next one is shown; thought better of, all stays', async () => {
  const page = await open('/athlete/2/gallery/5')
  const viewer = () => within(screen.getByRole('dialog', { name: /Photo/ }))
  await screen.findByRole('dialog', { name: /Photo 5/ })
  await page.user.click(viewer().getByRole('button', { name: t.delete }))
  const asked = within(await screen.findByRole('dialog', { name: t.confirmDelete.title }))
  await page.user.click(asked.getByRole('button', { name: shellPhrases.en.cancel }))
  assert.deepEqual(page.server.sent(remove), [])
  page.server.prepare(answer(remove, undefined), gallery(6))
  await page.user.click(viewer().getByRole('button', { name: t.delete }))
  const again = within(await screen.findByRole('dialog', { name: t.confirmDelete.title }))
  fill(field('reason'), 'Not her photo')
  await page.user.click(again.getByRole('button', { name: t.delete }))
  await screen.findByRole('dialog', { name: /Photo 6/ })
  await page.hasAddress('/athlete/2/gallery/6')
})

test('a link to what came after the gallery was read leads there, and one to what is not there nowhere', async () => {
  const page = await open('/athlete/2')
  await screen.findByRole('heading', { level: 1 })
  page.server.prepare(gallery(7, 5, 6))
  const follow = (mediaId: number) => {
    history.pushState(null, '', `/athlete/2/gallery/${mediaId}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  follow(7)
  await screen.findByRole('dialog', { name: /Photo 7/ })
  follow(8)
  await screen.findByText(shellPhrases.en.pageNotFound.title)
})

test('what finds no room any more does not come back, and its owner reads why', async () => {
  const owner = member('ATHLETE')
  const page = await renderPage('/athlete/2?gallery=all', {
    as: owner,
    answers: [...pageAnswers(profile('ATHLETE')), gallery(5, 6), answer(remove, undefined)],
  })
  const drawer = within(await screen.findByRole('dialog'))
  const [first] = await drawer.findAllByRole('button', { name: t.delete })
  page.server.prepare(gallery(6), answer(restore, refused('galleryFull')))
  await page.user.click(first ?? assert.fail('nothing to delete'))
  await page.user.click(await screen.findByRole('button', { name: t.undo }))
  await screen.findByText(refusalPhrases.en.galleryFull)
})

test('a photo that came too soon after many others is not chosen once more, but tried again', async () => {
  const { user, server } = await renderPage('/athlete/2?gallery=all', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      gallery(5),
      answer(beginUpload, refused('rateLimited')),
    ],
  })
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByRole('button', { name: t.add })
  chooseFiles(new File(['photo'], 'final.png', { type: 'image/png' }))
  await drawer.findByText(refusalPhrases.en.rateLimited)
  const begun = { key: 'k'.repeat(20), bytes: 5, offset: 5, media: medium(6) }
  server.prepare(answer(beginUpload, begun), gallery(6, 5))
  await user.click(drawer.getByRole('button', { name: t.uploads.retry('final.png') }))
  await drawer.findByText(t.uploads.done)
  await user.click(drawer.getByRole('button', { name: t.uploads.dismiss('final.png') }))
})
