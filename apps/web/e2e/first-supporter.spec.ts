import { languageTable } from '@podium/contract/locale'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { storePhrases } from '@podium/phrases/store'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'
import { actButton } from './supporting.ts'
import { Thumb } from './thumb.ts'

/** What it may take; lower these when the way gets shorter, and never raise them. */
const bars = { taps: 26, fields: 9, seconds: 180 }

for (const language of ['en', 'pt'] as const) {
  test.describe(`in ${language}, on a phone`, () => {
    const identity = identityPhrases[language]
    const { button, signInFirst, dialog: asking, sent, own } = supportPhrases[language]
    const paying = paymentsPhrases[language]
    const credits = '50'

    test.use({
      locale: languageTable[language].locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })

    test('a stranger with a link to an athlete becomes their supporter within three minutes', async ({
      page,
      visitor,
      people,
      signIn,
      mailbox,
    }) => {
      const athlete = await people.createPublicMember('ATHLETE', {
        name: 'Inês',
        lastName: 'Prata',
      })
      const email = freshAddress('marta')
      const thumb = new Thumb(page)
      const dialog = page.getByRole('dialog')
      const field = (name: string) => page.locator(`[name="${name}"]`)
      const press = (name: string) => thumb.tap(page.getByRole('button', { name, exact: true }))

      await test.step('see the athlete and tap Support', async () => {
        await page.goto(`/athlete/${athlete.id}`)
        await thumb.look(page.getByRole('heading', { name: 'Inês Prata', level: 1 }))
        await thumb.tap(page.getByRole('button', { name: button.support, exact: true }).last())
        await thumb.look(dialog.getByText(signInFirst.text('Inês Prata')))
      })

      await test.step('sign up as a fan', async () => {
        await thumb.tap(dialog.getByRole('link', { name: identity.signIn.register }))
        await thumb.look(page.getByRole('strong').getByText(identity.registration.roles.FAN.name))
        await thumb.type(field('name'), 'Marta')
        await thumb.type(field('email'), email)
        await thumb.type(field('password'), password)
        await thumb.type(field('repeatPassword'), password)
        await thumb.tap(page.getByRole('checkbox', { name: identity.humanCheck.label }))
        await thumb.tap(field('terms'))
        await expect(page.getByText(identity.humanCheck.done)).toBeVisible()
        await press(identity.registration.submit)
        await thumb.look(dialog.getByText(identity.checkMail.title))
        await expect(dialog).toContainText(email)
      })

      await test.step('open the mailed link and sign in', async () => {
        await thumb.openMail(await mailbox.linkMailedTo(email, '/validate-account'))
        await thumb.look(page.getByText(identity.notices.activated))
        await expect(field('email')).toHaveValue(email)
        await expect(field('password')).toBeFocused()
        await thumb.type(field('password'), password)
        await press(identity.signIn.submit)
      })

      await test.step('be back in the dialog, and buy what is missing', async () => {
        await thumb.look(dialog.getByText(asking.title('Inês Prata')))
        await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}\\?support=50$`))
        await expect(field('credits')).toHaveValue(credits)
        await thumb.tap(dialog.getByRole('switch'))
        await thumb.tap(dialog.getByRole('link', { name: asking.buyMissing }))
        await thumb.look(page.getByRole('heading', { name: storePhrases[language].title }))
        await press(storePhrases[language].buy(credits))
        await thumb.look(dialog.getByText(paying.dialog.step(1, 3)))
        await expect(field('invoice.name')).toHaveValue('Marta')
        await expect(field('invoice.email')).toHaveValue(email)
        await thumb.type(field('invoice.tin'), '123456789')
        await thumb.type(field('invoice.address'), 'Rua Larga 1')
        await thumb.type(field('invoice.postalCode'), '3000456')
        await thumb.type(field('invoice.city'), 'Coimbra')
        await press(paying.dialog.proceed)
        await thumb.look(dialog.getByText(paying.dialog.step(2, 3)))
        await thumb.tap(dialog.getByRole('button').last())
        await thumb.look(dialog.getByText(paying.dialog.step(3, 3)))
        await thumb.tap(dialog.locator('form [type="submit"]').last())
        await thumb.look(dialog.getByText(paying.status.titles.PAID))
      })

      await test.step('go on where one was, with everything kept, and ask', async () => {
        const back = shortfallPhrases[language].support.back('Inês Prata')
        await thumb.tap(dialog.getByRole('link', { name: back }))
        await expect(field('credits')).toHaveValue(credits)
        await expect(dialog.getByRole('switch')).toBeChecked()
        await thumb.tap(field('acceptedTermsOfUse'))
        await press(asking.send(credits))
        await thumb.look(dialog.getByText(sent.title))
        await press(sent.close)
      })

      await test.step('the athlete says yes, and the fan sees it', async () => {
        await signIn(athlete, visitor)
        await visitor.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
        const supporter = { ...athlete, name: 'Marta', lastName: '' }
        await actButton(visitor, 'accept', { other: supporter, language }).click()
        await visitor
          .getByRole('dialog')
          .getByRole('button', { name: supportersPhrases[language].request.accept })
          .click()
        await expect(page.getByRole('region', { name: own.label })).toContainText(
          own.active('Inês Prata'),
        )
      })

      const { counted, estimate } = thumb
      const summary = Object.entries(counted).map(([what, count]) => `${count} ${what}`)
      process.stdout.write(`  ${language}: ${summary.join(', ')}; about ${estimate} s\n`)
      expect(counted.taps, 'taps').toBeLessThanOrEqual(bars.taps)
      expect(counted.fields, 'fields').toBeLessThanOrEqual(bars.fields)
      expect(estimate, 'seconds').toBeLessThan(bars.seconds)
    })
  })
}
