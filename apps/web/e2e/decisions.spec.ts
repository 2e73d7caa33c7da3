import type { Page } from '@playwright/test'
import { paths } from '@podium/contract/paths'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { identityPhrases } from '@podium/phrases/identity'
import { reportsPhrases } from '@podium/phrases/reports'
import { shellPhrases } from '@podium/phrases/shell'
import { dialogOf, openPanel, rowOf } from './administering.ts'
import { expect, leave, test } from './fixtures.ts'
import { freshAddress } from './people.ts'

// The page is gone for a while.
test.use({ expectedStatuses: [404] })

const { page: form, notice } = reportsPhrases.en
const { reports } = adminContentPhrases.en
const appeals = adminAppealsPhrases.en
const own = decisionPhrases.pt

/** Says what is wrong with the page at an address, without an account; answers the reference. */
async function sendNotice(page: Page, address: string, email: string): Promise<string> {
  await page.goto(paths.notice())
  await page.getByLabel(form.link).fill(address)
  await page.getByRole('button', { name: form.goOn }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(reportsPhrases.en.reason).selectOption('IMPERSONATION')
  await dialog.getByLabel(notice.explanation).fill('That is not her club')
  await dialog.getByLabel(notice.name).fill('Jorge Seabra')
  await dialog.getByLabel(notice.email).fill(email)
  await dialog.getByLabel(notice.goodFaith).check()
  await expect(dialog.getByText(identityPhrases.en.humanCheck.done)).toBeVisible()
  await dialog.getByRole('button', { name: reportsPhrases.en.send }).click()
  const [before = ''] = notice.sent('|').split('|')
  const sent = page.getByText(before)
  await expect(sent).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const text = await sent.innerText()
  const [, reference = ''] = text.replace(before, '|').match(/\|(\S+)\./) ?? []
  return reference
}

test('a visitor’s notice hides a page, its owner objects, and another admin brings it back', async ({
  page,
  visitor,
  people,
  signIn,
  prefer,
  mailbox,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Benedita' })
  const [first, second] = [await people.createAdmin(), await people.createAdmin()]
  const address = paths.athlete({ id: athlete.id })
  const sender = freshAddress('sender')

  const reference = await sendNotice(visitor, `${baseURL}${address}`, sender)
  await mailbox.mailTo(sender, reference)

  await signIn(first, visitor)
  await visitor.goto('/admin/reports')
  const reported = await openPanel(visitor, rowOf(visitor, 'Benedita'))
  await expect(reported).toContainText(reference)
  await expect(reported).toContainText('Jorge Seabra')
  await reported.getByRole('radio', { name: reports.choices.HIDE.label }).check()
  await reported.getByRole('radio', { name: adminDecisionsPhrases.en.grounds.LAW.label }).check()
  await reported.locator('[name="reference"]').fill('Law 27/2021, article 6')
  await reported.locator('[name="reason"]').fill('The club says so')
  await reported.getByRole('button', { name: reports.confirm }).click()
  await expect(visitor.getByText(reports.decided)).toBeVisible()
  await mailbox.mailTo(sender, 'The club says so')

  await signIn(athlete)
  await prefer({ language: 'pt', theme: 'DARK' })
  await page.goto('/settings/decisions')
  // The bell says the same at the same time.
  const decided = page.getByRole('list', { name: own.title })
  await expect(decided).toContainText(own.done.PROFILE_HIDDEN)
  await expect(decided).toContainText('The club says so')
  await expect(decided).toContainText(`${own.grounds.LAW}, Law 27/2021, article 6`)
  const [objects = ''] = own.appeal.open('|').split('|')
  await decided.getByText(objects).click()
  await expectAccessible()
  await page.getByLabel(own.appeal.text).fill('Treino lá há três anos')
  await page.getByRole('button', { name: own.appeal.send }).click()
  await expect(decided).toContainText(own.appeal.waits)

  await visitor.goto('/admin/appeals')
  const appealed = await openPanel(visitor, rowOf(visitor, 'Benedita'))
  await expect(appealed.getByText(appeals.own)).toBeVisible()
  await expect(appealed.getByRole('radio')).toHaveCount(0)
  await leave(visitor)
  await visitor.goto(address)
  await expect(visitor.getByText(shellPhrases.en.pageNotFound.title)).toBeVisible()

  await signIn(second, visitor)
  await visitor.goto('/admin/appeals')
  await openPanel(visitor, rowOf(visitor, 'Benedita'))
  await expect(appealed).toContainText('Treino lá há três anos')
  await expectAccessible(visitor)
  await appealed.getByRole('radio', { name: appeals.outcomes.REVERSED.label }).check()
  await appealed.locator('[name="reason"]').fill('O clube enganou-se')
  await appealed.getByRole('button', { name: appeals.confirm }).click()
  await expect(visitor.getByText(appeals.done)).toBeVisible()
  await expect(rowOf(visitor, 'Benedita')).toHaveCount(0)

  await page.reload()
  await expect(decided.getByText(own.reversed, { exact: true })).toBeVisible()
  await expect(decided).toContainText(own.appeal.outcomes.REVERSED)
  await expect(decided).toContainText('O clube enganou-se')
  await leave(visitor)
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Benedita')
})

test('whose account an admin deleted objects behind the mailed link, without signing in', async ({
  page,
  people,
  mailbox,
  expectAccessible,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Deolinda' })
  await people.asAdmin('DELETE', `/api/athletes/${athlete.id}?reason=Duas%20contas`)
  await page.goto(await mailbox.linkMailedTo(athlete.email, '/deleted'))
  const { done, linked, appeal } = decisionPhrases.en
  const main = page.getByRole('main')
  await expect(main).toContainText(done.ACCOUNT_DELETED)
  await expect(main).toContainText('Duas contas')
  const [objects = ''] = appeal.open('|').split('|')
  await main.getByText(objects).click()
  await expectAccessible()
  await page.getByLabel(appeal.text).fill('Só tenho uma')
  await page.getByRole('button', { name: appeal.send }).click()
  await expect(page.getByText(linked.sent)).toBeVisible()
  await expect(main).toContainText(appeal.waits)
  await page.reload()
  await expect(main).toContainText('Só tenho uma')
})
