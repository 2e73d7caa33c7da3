import { plansPhrases } from '@podium/phrases/plans'
import { paymentsPhrases } from '@podium/phrases/payments'
import { storePhrases } from '@podium/phrases/store'
import { confirmOrder, fillInvoice, payInSandbox } from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = storePhrases.en
const pay = paymentsPhrases.en
const plans = plansPhrases.en

test('the diamond has five sizes, by keyboard, by button, and after a reload', async ({ page }) => {
  await page.goto('/market/credits', { waitUntil: 'networkidle' })
  const diamond = page.getByRole('article', { name: t.packs.DIAMOND })
  const slider = diamond.getByRole('slider', { name: t.slider.label })
  await expect(diamond.getByText(t.slider.minimum)).toBeVisible()
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', t.slider.value('500', '€800.00'))
  await expect(diamond.getByText(t.slider.minimum)).toHaveCount(0)
  await diamond.getByRole('button', { name: t.slider.more }).click()
  await slider.press('End')
  await expect(diamond.getByRole('button', { name: t.buy('1,250') })).toBeVisible()
  await expect(diamond.getByRole('button', { name: t.slider.more })).toBeDisabled()
  await diamond.getByRole('button', { name: t.slider.less }).click()
  await expect(page).toHaveURL(/pack=1000$/)
  await page.reload()
  await expect(diamond.getByRole('button', { name: t.buy('1,000') })).toBeVisible()
})

test('an athlete takes a plan, sees it and cancels it', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('ATHLETE'))
  await page.goto('/market/credits?tab=plans', { waitUntil: 'networkidle' })
  await expect(page.getByText(plans.current.none)).toBeVisible()
  await expect(
    page.getByRole('button', { name: plans.choose(plans.names.SPONSOR_START) }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: plans.choose(plans.names.STANDARD), exact: true }).click()
  await fillInvoice(page)
  await expect(page.getByRole('dialog')).toContainText(pay.summary.afterPlan)
  await confirmOrder(page, 738)
  await payInSandbox(page, 'CARD', 'approve')
  await expect(page.getByRole('dialog')).toContainText(pay.status.plan.PAID)

  await page.goto('/market/credits?tab=plans', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: plans.current.cancel }).click()
  const asking = page.getByRole('dialog')
  await expect(asking).toContainText('takes effect at once')
  await asking.getByRole('button', { name: plans.cancelling.keep }).click()
  await page.getByRole('button', { name: plans.current.cancel }).click()
  await asking.getByRole('button', { name: plans.cancelling.confirm }).click()
  await expect(page.getByText(plans.cancelling.done)).toBeVisible()
  await expect(page.getByRole('region', { name: plans.current.label })).toContainText('Cancelled')
})
