import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement, changeAchievement, deleteAchievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { refusalPhrases } from '@podium/phrases/refusals'
import { formatPhrases, violationPhrases } from '@podium/phrases/violations'
import { answer, refused } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = ownAchievementsPhrases.en
const wrong = violationPhrases.en
const format = formatPhrases.en

test('a result is from 1 to 50, past, and links lead to web pages only', async () => {
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: pageAnswers(ownProfile('ATHLETE')),
  })
  await page.user.click(await screen.findByRole('button', { name: t.addFirst }))
  await waitFor(() => field('competition'))
  const dialog = within(screen.getByRole('dialog'))
  const save = () => page.user.click(dialog.getByRole('button', { name: t.form.save }))
  await save()
  await waitFor(() => assert.equal(dialog.getAllByText(wrong.NotBlank()).length, 3))
  dialog.getByText(t.form.levelChoose)
  dialog.getByText(t.form.ageChoose, { selector: 'p *, p' })

  fill(field('date'), '01-01-2999')
  fill(field('result'), '51')
  fill(field('evidence'), 'javascript:alert(1)')
  await page.user.click(dialog.getByRole('radio', { name: achievementsPhrases.en.levels.NATIONAL }))
  await page.user.selectOptions(field('ageGroup'), 'ADULTS')
  fill(field('club.clubCompositeKey.clubName'), 'Judo Clube')
  await save()
  await dialog.findByText(wrong.Max({ kind: 'Max', max: 50 }))
  await dialog.findByText(format.futureDay)
  await dialog.findByText(format.evidence)

  fill(field('date'), '31-02-2001')
  fill(field('result'), '5')
  await save()
  await dialog.findByText(format.noSuchDay)
  assert.equal(page.server.sent(addAchievement).length, 0)
})

test('a result that was deleted in another window meanwhile goes from the timeline', async () => {
  const club = { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' as const } }
  const results = [1, 2].map((id) => ({
    ...{ id, date: `2026-05-0${id}`, competitionLevel: 'NATIONAL' as const, club, result: id },
    ...{ ageGroup: 'ADULTS' as const, competition: `Taça ${id}`, evidence: null },
  }))
  const of = (achievements: typeof results) => pageAnswers(ownProfile('ATHLETE', { achievements }))
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: [
      ...of(results),
      answer(deleteAchievement, () => {
        page.server.prepare(...of(results.slice(1)))
        return refused('entityDoesNotExist')
      }),
    ],
  })
  await screen.findByText('Taça 1')
  const [acts] = screen.getAllByRole('button', { name: /Taça 1/ })
  await page.user.click(acts ?? assert.fail('nothing to do with it'))
  await page.user.click(await screen.findByRole('button', { name: t.delete }))
  const dialog = within(await screen.findByRole('dialog', { name: t.confirmDelete.title }))
  await page.user.click(dialog.getByRole('button', { name: t.confirmDelete.confirm }))
  await screen.findByText(refusalPhrases.en.entityDoesNotExist)
  await waitFor(() => assert.equal(screen.queryByText('Taça 1'), null))
})

test('who changes a result sends what they changed alone: what another window did meanwhile stays', async () => {
  const club = { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' as const } }
  const result = {
    ...{ id: 1, date: '2026-05-01', competitionLevel: 'NATIONAL' as const, club, result: 1 },
    ...{ ageGroup: 'ADULTS' as const, competition: 'Taça', evidence: null },
  }
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE', { achievements: [result] })),
      answer(changeAchievement, result),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: /Taça/ }))
  await page.user.click(await screen.findByRole('button', { name: t.change }))
  const dialog = within(await screen.findByRole('dialog', { name: t.form.changeTitle }))
  await waitFor(() => field('competition'))
  fill(field('competition'), 'Taça de Portugal')
  await page.user.click(dialog.getByRole('button', { name: t.form.save }))
  await waitFor(() =>
    assert.deepEqual(page.server.sent(changeAchievement)[0]?.body, {
      competition: 'Taça de Portugal',
    }),
  )
})
