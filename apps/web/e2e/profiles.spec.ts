import { personName } from '@podium/contract/person-name'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'
import type { MemberRole } from './people.ts'

const t = profilesPhrases.en
const edit = profileEditPhrases.en
const share = sharePhrases.en

// Hidden pages answer 404, to their owner's browser too before the owner is known.
test.use({ expectedStatuses: [404] })

const roles: MemberRole[] = ['ATHLETE', 'FAN', 'MANAGER', 'SPONSOR']

const ways = [
  { language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } },
  { language: 'pt', locale: 'pt-PT', viewport: { width: 390, height: 844 } },
] as const

for (const role of roles) {
  for (const { language, locale, viewport } of ways) {
    test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
      test.use({ locale, viewport })

      test(`a stranger sees the page of a new ${role}, and no empty parts`, async ({
        page,
        people,
      }) => {
        const person = await people.createPublicMember(role)
        await page.goto(`/${role.toLowerCase()}/${person.id}`)
        const name = personName(person)
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await expect(
          page.getByRole('button', { name: sharePhrases[language].action }),
        ).toBeVisible()
        const words = profilesPhrases[language]
        await expect(page.getByRole('link', { name: words.edit })).toHaveCount(0)
        const parts = [galleriesPhrases[language], achievementsPhrases[language], words.contact]
        for (const { title } of parts) {
          const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true })
          await expect(heading).toHaveCount(0)
        }
        const room = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
        expect(await room(), 'nothing is wider than the screen').toBeGreaterThanOrEqual(0)
      })
    })
  }

  test(`a new ${role} is invited to the next useful act`, async ({ page, people, signIn }) => {
    const person = await people.createPublicMember(role)
    await signIn(person)
    await page.goto(`/${role.toLowerCase()}/${person.id}`)
    await expect(page.getByText(galleriesPhrases.en.emptyTitle)).toBeVisible()
    const invitation = role === 'ATHLETE' ? 1 : 0
    await expect(page.getByText(achievementsPhrases.en.emptyTitle)).toHaveCount(invitation)
    const part = role === 'SPONSOR' ? 'aboutUs' : 'biography'
    const [label] = edit.completeness.why[part]
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/${role.toLowerCase()}#${part}$`))
    await expect(page.getByRole('textbox', { name: label })).toBeInViewport()
  })
}

test('a page is passed on: link copied, code shown, back closes', async ({
  page,
  people,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id, name, lastName } = await people.createPublicMember('ATHLETE')
  await page.goto(`/athlete/${id}`)
  await page.getByRole('button', { name: share.action }).click()
  const dialog = page.getByRole('dialog', { name: share.title(`${name} ${lastName}`) })
  await dialog.getByRole('button', { name: share.copy }).click()
  await expect(dialog.getByText(share.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(`/athlete/${id}`)
  await expect(dialog.getByRole('img', { name: share.code })).toBeVisible()
  const whatsApp = dialog.getByRole('link', { name: share.newTab('WhatsApp') })
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/athlete/${id}$`))
})

test('a hidden page is there for its owner and an admin, and for nobody else', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createMember('ATHLETE')
  await visitor.goto(`/athlete/${athlete.id}`)
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`)
  await expect(page.getByRole('heading', { name: t.owner.hiddenTitle })).toBeVisible()
  await page.getByRole('button', { name: t.owner.publish }).click()
  await expect(page.getByRole('heading', { name: t.owner.publicTitle })).toBeVisible()
  // The page shows it at once; the word comes with the server's.
  await expect(page.getByText(t.owner.published)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(athlete.name)
  await page.getByRole('button', { name: t.owner.hide }).click()
  await expect(page.getByText(t.owner.hidden)).toBeVisible()
  await page.getByRole('button', { name: t.owner.undo }).click()
  await expect(page.getByText(t.owner.published)).toBeVisible()
})

test('a page that an admin hid says why and whom to ask, and cannot be published', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createPublicMember('FAN')
  const reason = 'The phone number belongs to somebody else.'
  await people.asAdmin('PUT', `/api/users/${fan.id}/visibility`, { hiddenProfile: true, reason })
  await signIn(fan)
  await page.goto(`/fan/${fan.id}`)
  const panel = page.getByRole('region', { name: t.owner.label })
  await expect(panel.getByRole('heading', { name: t.owner.veto.title })).toBeVisible()
  await expect(panel).toContainText(reason)
  await expect(panel.getByRole('button')).toHaveCount(0)
  await panel.getByRole('link', { name: t.owner.veto.write }).click()
  await expect(page).toHaveURL(/\/#institutional$/)
})

test('text with markup is shown as text', async ({ page, people }) => {
  const { id } = await people.createPublicMember('FAN', { name: 'Ana & Co' })
  await page.goto(`/fan/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana & Co')
})

test.describe('when a page cannot be read', () => {
  test.use({ expectedStatuses: [404, 500] })

  test('a dialog says so, offers another try, and closing it goes back', async ({
    page,
    people,
    expectAccessible,
  }) => {
    const shell = shellPhrases.en
    const person = await people.createPublicMember('MANAGER', {
      name: 'Teodora',
      lastName: 'Ilegível',
    })
    await page.goto('/rede-podium/teodora')
    const call = `**/api/managers/${person.id}`
    await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('main').getByRole('link', { name: 'Teodora Ilegível' }).click()
    const dialog = page.getByRole('dialog', { name: shell.somethingWentWrong.title })
    await expect(dialog.getByText(shell.couldNotLoad)).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: shell.goBack }).click()
    await expect(page).toHaveURL(/teodora$/)
    await page.getByRole('main').getByRole('link', { name: 'Teodora Ilegível' }).click()
    await expect(dialog).toBeVisible()
    await page.unroute(call)
    await dialog.getByRole('button', { name: shell.retry }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Teodora Ilegível' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('one’s own form leads to the index and says why', async ({ page, people, signIn }) => {
    await signIn(await people.createMember('FAN'))
    await page.route('**/api/fans/*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/profile/fan')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByText(edit.couldNotLoad)).toBeVisible()
  })
})

test('a sponsor’s page without an id is one’s own; others are led to the index', async ({
  page,
  people,
  signIn,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR')
  await signIn(await people.createMember('FAN'))
  await page.goto('/sponsor')
  await expect(page).toHaveURL(/:\d+\/$/)
  await signIn(sponsor)
  await page.goto('/sponsor')
  await expect(page).toHaveURL(new RegExp(`/sponsor/${sponsor.id}$`))
})
