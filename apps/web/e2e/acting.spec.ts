import { actPhrases } from '@podium/phrases/acts'
import { actingPhrases } from '@podium/phrases/acting'
import { shellPhrases } from '@podium/phrases/shell'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { supportersPhrases } from '@podium/phrases/supporters'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { freshAddress } from './people.ts'
import { actButton, requestSupport } from './supporting.ts'

const pt = delegationsPhrases.pt
const en = delegationsPhrases.en
const bar = actingPhrases.en
const tables = supportersPhrases.en

// What is asked once it has ended is refused.
test.use({ expectedStatuses: [403] })

test('an athlete lets somebody act by mail, reads in her language what he did in his, and ends it', async ({
  page,
  visitor,
  people,
  mailbox,
  request,
  signIn,
  prefer,
  expectAccessible,
}) => {
  const ines = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  const carlos = await people.createMember('MANAGER', { name: 'Carlos', lastName: 'Reis' })
  const marta = await people.createMember('FAN', { name: 'Marta', lastName: 'Luz' })
  await giveCredits(request, marta.id, 300)
  await requestSupport(request, marta, { athlete: ines, credits: 100 })

  await signIn(ines)
  await prefer({ language: 'pt', theme: 'LIGHT' })
  await page.goto('/settings/delegates')
  const address = freshAddress('carlos')
  await page.getByRole('button', { name: pt.form.title }).click()
  await page.locator('dialog [name="email"]').fill(address)
  await page.getByRole('radio', { name: pt.form.kinds.REPRESENTATION.name }).check()
  await page.getByLabel(pt.scopes.SUPPORT.name).check()
  await page.getByLabel(pt.scopes.PAGE.name).check()
  await expectAccessible()
  await page.getByRole('button', { name: pt.form.submit, exact: true }).click()
  await expect(page.getByRole('list', { name: pt.delegates.title })).toContainText(address)

  const link = await mailbox.linkMailedTo(address, '/delegation')
  await signIn(carlos, visitor)
  await visitor.goto(link)
  await expect(visitor.getByRole('list', { name: en.link.may })).toContainText(
    en.scopes.SUPPORT.text,
  )
  await expectAccessible(visitor)
  await visitor.getByRole('button', { name: en.link.accept }).click()
  await expect(visitor).toHaveURL(/\/settings\/acting$/)
  await visitor.getByRole('button', { name: en.acting.actFor('Inês') }).click()
  const strip = visitor.getByRole('complementary', {
    name: shellPhrases.en.whoFor('Carlos', 'Inês'),
  })
  await expect(strip).toBeVisible()
  await expect(visitor).toHaveURL(new RegExp(`/athlete/${ines.id}$`))
  await visitor.reload()
  await expect(strip).toBeVisible()
  await visitor.getByRole('link', { name: ownPagePhrases.en.manage.answer }).click()
  const waiting = visitor.getByRole('region', { name: tables.top.title(1) })
  await actButton(waiting, 'accept', { other: marta }).click()
  const asked = visitor.getByRole('dialog')
  await asked.getByRole('button', { name: tables.request.accept }).click()
  await asked.getByRole('button', { name: tables.accepted.close }).click()
  await expect(waiting).toHaveCount(0)
  await expectAccessible(visitor)

  await page.reload()
  const acts = page.getByRole('list', { name: pt.acts.title })
  await expect(acts).toContainText(actPhrases.pt.calls['PATCH /support/{id}/accept'] ?? '')
  await expect(acts).toContainText('Carlos Reis')
  await page.getByRole('button', { name: pt.endLabel(pt.end, 'Carlos Reis') }).click()
  await page.getByRole('dialog').getByRole('button', { name: pt.end, exact: true }).click()
  await expect(page.getByText(pt.delegates.none)).toBeVisible()

  // His open page asks by itself whether he still acts: what he would press next is covered by then.
  const over = visitor.getByRole('dialog', { name: bar.over.title('Inês') })
  await over.getByRole('button', { name: bar.back }).click()
  await expect(strip).toHaveCount(0)
  await expect(visitor).toHaveURL(/\/home$/)
})
