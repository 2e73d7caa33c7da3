import { identityPhrases } from '@podium/phrases/identity'
import { landingPhrases } from '@podium/phrases/landing'
import { networkPhrases } from '@podium/phrases/network'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { residencePhrases } from '@podium/phrases/residence'
import { sportPhrases } from '@podium/phrases/sports'
import { languageTable } from '@podium/contract/locale'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'

const language = 'pt'

// A hidden page answers 404, to its owner's browser too before the owner is known.
test.use({ locale: languageTable[language].locale, expectedStatuses: [404] })

test('a visitor signs up, confirms, signs in, publishes and is found', async ({
  page,
  mailbox,
  visitor,
}) => {
  const t = identityPhrases[language]
  const residence = residencePhrases[language]
  const name = 'Conceição'
  const lastName = 'Brandão'
  const email = freshAddress('visitor')

  await test.step('choose a role on the landing page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: landingPhrases[language].forWho.athlete.action }).click()
    await expect(page.getByText(t.registration.joiningAs)).toBeVisible()
  })

  await test.step('sign up', async () => {
    await page.getByLabel(t.registration.name, { exact: false }).first().fill(name)
    await page.getByLabel(t.registration.lastName).fill(lastName)
    await page.getByRole('combobox', { name: t.registration.modality }).click()
    await page.keyboard.type(sportPhrases[language].ROWING)
    await page.keyboard.press('Enter')
    await page.getByRole('combobox', { name: residence.country }).click()
    await page.keyboard.type('Portugal')
    await page.keyboard.press('Enter')
    await page.getByLabel(residence.postalCode).fill('3000456')
    await expect(page.getByLabel(residence.address)).toHaveValue(/Coimbra/)
    await expect(page.getByLabel(residence.address)).toHaveAttribute('readonly', '')
    await page.getByLabel(t.fields.email).fill(email)
    await page.getByLabel(t.fields.password, { exact: false }).first().fill(password)
    await page.getByLabel(t.fields.repeatPassword).fill(password)
    await page.getByLabel(t.humanCheck.label).check()
    await expect(page.getByText(t.humanCheck.done)).toBeVisible()
    await page.getByLabel(t.registration.terms.link).check()
    await page.getByRole('button', { name: t.registration.submit }).click()
    await expect(page.getByRole('heading', { name: t.checkMail.title })).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
  })

  await test.step('confirm the address', async () => {
    await page.goto(await mailbox.linkMailedTo(email, '/validate-account'))
    await expect(page.getByText(t.activation.welcome)).toBeVisible()
  })

  await test.step('be on the own page, which only the owner sees', async () => {
    await expect(page.getByRole('heading', { name: `${name} ${lastName}`, level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/athlete\/\d+$/)
    const { hiddenTitle } = ownPagePhrases[language]
    await expect(page.getByRole('heading', { name: hiddenTitle })).toBeVisible()
  })

  const address = page.url()

  await test.step('a stranger finds nothing at the hidden page', async () => {
    expect((await visitor.goto(address))?.status()).toBe(404)
  })

  await test.step('the owner finds their hidden page again after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: `${name} ${lastName}`, level: 1 })).toBeVisible()
  })

  await test.step('publish', async () => {
    const t2 = ownPagePhrases[language]
    await page.getByRole('button', { name: t2.publish }).click()
    await expect(page.getByRole('heading', { name: t2.publicTitle })).toBeVisible()
  })

  await test.step('be found by typing the name without accents', async () => {
    await visitor.goto('/rede-podium')
    const plain = 'conceicao brandao'
    await visitor.getByRole('main').getByRole('searchbox').pressSequentially(plain)
    const card = visitor.getByRole('main').getByRole('link', { name: `${name} ${lastName}` })
    await expect(card).toBeVisible()
    await expect(visitor).toHaveURL(new RegExp(`/rede-podium/${encodeURIComponent(plain)}$`))
    await expect(visitor.getByText(networkPhrases[language].total('1', true))).toBeVisible()
    await card.click()
    await expect(visitor).toHaveURL(address)
    await expect(
      visitor.getByRole('heading', { name: `${name} ${lastName}`, level: 1 }),
    ).toBeVisible()
  })

  await test.step('the public page says who it is to those who cannot run scripts', async () => {
    // The server keeps a rendered page, also a missing one, for two seconds.
    const html = await expect
      .poll(async () => (await visitor.request.get(address)).text())
      .toContain(`${name} ${lastName}`)
      .then(async () => (await visitor.request.get(address)).text())
    expect(html).toContain('property="og:title"')
    expect(html).toContain('"@type":"Person"')
    expect(html).not.toContain(email)
  })
})
