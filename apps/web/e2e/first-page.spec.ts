import { languageTable } from '@podium/contract/locale'
import { identityPhrases } from '@podium/phrases/identity'
import { landingPhrases } from '@podium/phrases/landing'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { sharePhrases } from '@podium/phrases/share'
import { sportPhrases } from '@podium/phrases/sports'
import { welcomePhrases } from '@podium/phrases/welcome'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'
import { photo } from './pictures.ts'
import { Taps } from './taps.ts'

/** What a page worth sending may take from nothing; lower these when the way gets shorter, and never raise them. */
const bars = { taps: 16, fields: 9, screens: 9, seconds: 135 }

const language = 'pt'
const identity = identityPhrases[language]
const own = ownPagePhrases[language]
const edit = profileEditPhrases[language]
const share = sharePhrases[language]

test.use({
  locale: languageTable[language].locale,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ['clipboard-read', 'clipboard-write'],
  // A hidden page answers 404, to its owner's browser too before the owner is known.
  expectedStatuses: [404],
})

test('an athlete has a page worth sending within ten minutes', async ({
  page,
  visitor,
  mailbox,
}) => {
  const email = freshAddress('ines')
  const thumb = new Taps(page)
  const dialog = page.getByRole('dialog')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('choose a role on the landing page', async () => {
    await page.goto('/')
    const way = page.getByRole('link', { name: landingPhrases[language].forWho.athlete.action })
    await thumb.look(way)
    await thumb.tap(way)
    await thumb.look(page.getByText(identity.registration.joiningAs))
  })

  await test.step('sign up, in two steps', async () => {
    await thumb.type(field('name'), 'Inês')
    await thumb.enter(field('name'))
    await thumb.typeOn(field('lastName'), 'Prata')
    await thumb.tap(page.getByRole('combobox', { name: identity.registration.modality }))
    await thumb.typeOn(
      page.getByRole('combobox', { name: identity.registration.modality }),
      sportPhrases[language].ROWING,
    )
    await thumb.enter(page.getByRole('combobox', { name: identity.registration.modality }))
    await thumb.tap(button(identity.registration.next))
    await thumb.look(page.getByText(identity.registration.account))
    await thumb.typeOn(field('email'), email)
    await thumb.enter(field('email'))
    await thumb.typeOn(field('password'), password)
    await thumb.enter(field('password'))
    await thumb.typeOn(field('repeatPassword'), password)
    await thumb.tap(field('terms'))
    await thumb.tap(button(identity.registration.submit))
    await thumb.look(page.getByRole('heading', { name: identity.checkMail.title }))
  })

  await test.step('open the mailed link, and be signed in', async () => {
    await thumb.openMail(await mailbox.linkMailedTo(email, '/validate-account'))
    await thumb.look(page.getByRole('heading', { name: 'Inês Prata', level: 1 }))
  })

  const address = page.url()

  await test.step('show a face, say a phrase, and save', async () => {
    await thumb.tap(
      page.getByRole('link', { name: welcomePhrases[language].steps.face.action, exact: true }),
    )
    await thumb.look(field('phrase'))
    const chooser = page.waitForEvent('filechooser')
    await thumb.tap(button(edit.pictures.uploadAvatar))
    await (await chooser).setFiles([await photo(page, 'me.jpg')])
    await thumb.look(page.getByRole('application', { name: edit.pictures.cropLabel }))
    await thumb.tap(button(edit.pictures.use))
    await expect(button(edit.pictures.removeAvatar)).toBeVisible()
    await thumb.type(field('phrase'), 'Remo até ver o mar')
    await thumb.type(field('fiscalCode'), '501442600')
    await thumb.type(field('postalCode'), '3000456')
    await thumb.tap(button(edit.save))
    await thumb.look(page.getByRole('heading', { name: own.publicTitle }))
  })

  await test.step('pass it on', async () => {
    await thumb.tap(button(share.action).first())
    await thumb.look(dialog.getByRole('button', { name: share.copy }))
    await thumb.tap(dialog.getByRole('button', { name: share.copy }))
    await expect(page.getByText(share.copied).first()).toBeVisible()
  })

  await test.step('whoever gets it sees a face, a name and why', async () => {
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(address)
    await visitor.goto(copied)
    await expect(visitor.getByRole('heading', { name: 'Inês Prata', level: 1 })).toBeVisible()
    await expect(visitor.getByText('Remo até ver o mar').first()).toBeVisible()
    await expect(visitor.locator('article header img').first()).toHaveAttribute(
      'src',
      /avatar-512\.webp/,
    )
  })

  const { counted, estimate } = thumb
  const summary = Object.entries(counted).map(([what, count]) => `${count} ${what}`)
  process.stdout.write(`  ${summary.join(', ')}; about ${estimate} s\n`)
  expect(counted.taps, 'taps').toBeLessThanOrEqual(bars.taps)
  expect(counted.fields, 'fields').toBeLessThanOrEqual(bars.fields)
  expect(counted.screens, 'screens').toBeLessThanOrEqual(bars.screens)
  expect(estimate, 'seconds').toBeLessThan(bars.seconds)
})
