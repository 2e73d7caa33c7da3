import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClub, getClubPage } from '@podium/contract/clubs'
import { languages } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import {
  adminSaveOf,
  getAthlete,
  getFan,
  profileOf,
  putAthlete,
  putFan,
  saveOf,
} from '@podium/contract/profiles'
import { memberRoles, type MemberRole } from '@podium/contract/roles'
import { getSupportSettings, putSupportSettings } from '@podium/contract/support'
import { adminPhrases } from '@podium/phrases/admin'
import { clubsPhrases } from '@podium/phrases/clubs'
import { listUsers } from '@podium/contract/admin'
import { datePhrases } from '@podium/phrases/dates'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { refusalPhrases } from '@podium/phrases/refusals'
import { residencePhrases } from '@podium/phrases/residence'
import { sportestNames } from '@podium/phrases/sportest-names'
import { supportersPhrases } from '@podium/phrases/supporters'
import { formatPhrases, formPhrases, violationPhrases } from '@podium/phrases/violations'
import { answer, type PreparedAnswer, refused, unreachable, violated } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { settingsWith } from './supportPages.ts'

const t = profileEditPhrases.en
const dates = datePhrases.en

/** The form of one's own page; saving it answers the page as it then is. */
async function openForm(role: MemberRole, ...answers: PreparedAnswer[]) {
  const page = await renderPage(`/profile/${role.toLowerCase()}`, {
    as: member(role),
    answers: [
      answer(profileOf[role], ownProfile(role)),
      answer(saveOf[role], ownProfile(role)),
      ...answers,
    ],
  })
  await screen.findByRole('button', { name: t.save })
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}

/** What every form asks for. */
function fillRequired(role: MemberRole): void {
  fill(field('fiscalCode'), '501442600')
  if (role === 'MANAGER') fill(field('phone'), '912 345 678')
  if (role === 'SPONSOR') fill(field('phone'), 'www.volta-foods.example')
}

for (const language of languages) {
  for (const role of memberRoles) {
    test(`goes from their page to the form, saves it and sees it: ${role} in ${language}`, async () => {
      const tooLong = { kind: 'Size', min: 0, max: 255 } as const
      const { id } = member(role)
      const path = `/${role.toLowerCase()}`
      const page = await renderPage(`${path}/${id}`, {
        as: member(role),
        language,
        answers: [
          answer(profileOf[role], ownProfile(role)),
          answer(saveOf[role], violated({ phrase: [tooLong] })),
        ],
      })
      const t = profileEditPhrases[language]
      const button = (name: string) => screen.findByRole('button', { name })
      await page.user.click(screen.getByRole('link', { name: ownPagePhrases[language].edit }))
      await page.hasAddress(`/profile${path}`)
      const name = { name: residencePhrases[language].postalCode }
      const postalCode = await screen.findByRole<HTMLInputElement>('textbox', name)
      assert.equal(postalCode.value, '3000-456')
      fillRequired(role)
      const phrase = `One lap more, ${role}`
      fill(screen.getByRole('textbox', { name: t.about.phrase }), phrase)

      history.back()
      await page.user.click(await button(t.leave.stay))
      await page.hasAddress(`/profile${path}`)

      await page.user.click(await button(t.save))
      await screen.findByText(violationPhrases[language].Size(tooLong))
      await hasFocus(field('phrase'))
      assert.equal(field('phrase').getAttribute('aria-invalid'), 'true')

      page.server.prepare(
        answer(saveOf[role], ({ body }) => ownProfile(role, { phrase: body.phrase ?? null })),
      )
      await page.user.click(await button(t.save))
      await page.hasAddress(`${path}/${id}`)
      await screen.findByText(t.saved)
      await screen.findByText(phrase)
      assert.equal(page.server.sent(saveOf[role]).at(-1)?.body.fiscalCode, '501442600')
    })
  }
}

/**
 * Pictures and the place on the map have parts of their own; the name of a sponsor is one. The reason is
 * asked of who looks after somebody (`acting.test.ts`); the edition is no field of anybody.
 */
const withoutControl = (role: MemberRole) => [
  ...['avatarId', 'coverId', 'location', 'reason', 'after'],
  ...(role === 'SPONSOR' ? ['lastName'] : []),
]

for (const role of memberRoles) {
  test(`every field that ${role} may save has a control in the form`, async () => {
    await openForm(role)
    const names = Array.from(
      document.querySelectorAll('[name]'),
      (control) => control.getAttribute('name') ?? '',
    )
    const fields = Object.keys(saveOf[role].body.shape).filter(
      (name) => !withoutControl(role).includes(name),
    )
    assert.deepEqual(
      fields.filter(
        (field) => !names.some((name) => name === field || name.startsWith(`${field}.`)),
      ),
      [],
    )
  })
}

for (const isProtected of [true, false]) {
  test(`the form says what others read of ${isProtected ? 'a minor' : 'who is of age'}`, async () => {
    const own = { protected: isProtected }
    await openForm('ATHLETE', answer(getAthlete, ownProfile('ATHLETE', { own })))
    const told = [dates.ageShown, t.about.clubHint, t.contact.personal]
    const keptBack = [dates.keptBack, t.about.clubKeptBack, t.contact.keptBack]
    const [says, silent] = isProtected ? [keptBack, told] : [told, keptBack]
    const text = document.body.textContent
    for (const words of says) assert.ok(text.includes(words), words)
    for (const words of silent.filter((one) => !says.some((said) => said.startsWith(one))))
      assert.ok(!text.includes(words), words)
  })
}

for (const [role, shown] of [
  ['MANAGER', [/phone/, /address/, /region/, /country/, /map/]],
  ['SPONSOR', [/region/, /country/, /website/, /email/]],
] as const) {
  test(`the form says all that the page shows of where a ${role} is reached`, async () => {
    await openForm(role)
    const lead = screen.getByText(/^Your page shows/).textContent
    for (const what of shown) assert.match(lead, what)
  })
}

test('500 years is too long ago: told at the date, which is then picked', async () => {
  const page = await openForm('ATHLETE', answer(putAthlete, refused('moreThan500Years')))
  fillRequired('ATHLETE')
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: dates.dateOfBirth })
  await page.user.type(date, '01011500')
  assert.equal(date.value, '01-01-1500')
  await page.press(t.save)
  await screen.findByText(refusalPhrases.en.moreThan500Years)
  await hasFocus(date)
  assert.equal(date.getAttribute('aria-invalid'), 'true')
  assert.equal(page.server.sent(putAthlete)[0]?.body.dateOfBirth, '1500-01-01')

  page.server.prepare(answer(putAthlete, ownProfile('ATHLETE')))
  fill(date, '')
  await page.press(dates.calendar.open)
  const year = await screen.findByRole<HTMLSelectElement>('combobox', { name: dates.calendar.year })
  assert.equal(year.value, '2000')
  await page.press(/15 January 2000/)
  assert.equal(date.value, '15-01-2000')
  await page.press(t.save)
  await screen.findByText(t.saved)
  assert.equal(page.server.sent(putAthlete)[1]?.body.dateOfBirth, '2000-01-15')
})

test('unsaved changes are asked about, by links and by back, and not after saving', async () => {
  const page = await renderPage('/fan/3', {
    as: member('FAN'),
    answers: [answer(getFan, ownProfile('FAN')), answer(putFan, ownProfile('FAN'))],
  })
  const network = () => page.user.click(screen.getAllByRole('link', { name: 'Network' })[0]!)
  const stay = async () => {
    const question = within(await screen.findByRole('dialog', { name: t.leave.title }))
    await page.user.click(question.getByRole('button', { name: t.leave.stay }))
    await waitFor(() => assert.ok(!screen.queryByRole('dialog')))
    await page.hasAddress('/profile/fan')
  }
  await page.user.click(screen.getByRole('link', { name: 'Edit my page' }))
  await screen.findByRole('button', { name: t.save })
  fillRequired('FAN')
  await network()
  await stay()
  history.back()
  await stay()
  assert.equal(field('fiscalCode').value, '501442600')

  await page.user.click(screen.getByRole('button', { name: t.save }))
  await screen.findByText(t.saved)
  await network()
  await page.hasAddress(/^\/rede-/)
  assert.ok(!screen.queryByRole('dialog'))
})

test('a page that another window saved meanwhile is not saved over it: what was not touched follows, and saving again saves the rest', async () => {
  const page = await openForm('ATHLETE')
  fillRequired('ATHLETE')
  fill(field('phrase'), 'One lap more')
  const fresh = ownProfile('ATHLETE', {
    phrase: 'One lap less',
    biography: 'Born beside a track.',
    own: { edition: 'second', address: 'Rua Larga 2' },
  })
  page.server.prepare(
    answer(getAthlete, fresh),
    answer(putAthlete, ({ body }) => (body.after === 'second' ? fresh : refused('stateChanged'))),
  )
  await page.press(t.save)
  await screen.findByText(t.changedMeanwhile)
  await waitFor(() => assert.equal(field('biography').value, 'Born beside a track.'))
  assert.deepEqual(
    [field('phrase').value, field('fiscalCode').value, field('address').value],
    ['One lap more', '501442600', 'Rua Larga 2'],
  )
  await page.press(t.save)
  await screen.findByText(t.saved)
  const sent = page.server.sent(putAthlete).map(({ body }) => [body.after, body.phrase])
  assert.deepEqual(sent, [
    ['first', 'One lap more'],
    ['second', 'One lap more'],
  ])
})

test('what is typed while a page is saved stays, is unsaved, and is saved next', async () => {
  const held = Promise.withResolvers<void>()
  const page = await openForm(
    'FAN',
    answer(putFan, async ({ body }) => {
      await held.promise
      return ownProfile('FAN', { phrase: body.phrase ?? null })
    }),
  )
  fillRequired('FAN')
  fill(field('phrase'), 'One lap more')
  await page.press(t.save)
  await waitFor(() => assert.equal(page.server.sent(putFan).length, 1))
  fill(field('phrase'), 'Two laps more')
  held.resolve()
  await screen.findByText(t.saved)
  await screen.findByText(t.unsaved)
  await page.hasAddress('/profile/fan')
  assert.equal(field('phrase').value, 'Two laps more')
  history.back()
  await page.user.click(await screen.findByRole('button', { name: t.leave.stay }))

  fillRequired('FAN')
  await page.press(t.save)
  await page.hasAddress('/fan/3')
  const sent = page.server.sent(putFan).map(({ body }) => body.phrase)
  assert.deepEqual(sent, ['One lap more', 'Two laps more'])
})

test('what is set of support while it is saved stays, and is saved next', async () => {
  const held = Promise.withResolvers<void>()
  const page = await openForm(
    'ATHLETE',
    answer(putSupportSettings, async ({ body }) => {
      await held.promise
      return settingsWith(body)
    }),
  )
  await waitFor(() => assert.equal(field('thankYou').disabled, false))
  fill(field('thankYou'), 'You carry me.')
  await screen.findByText(t.unsaved)
  await page.press(t.save)
  await waitFor(() => assert.equal(page.server.sent(putSupportSettings).length, 1))
  fill(field('thankYou'), 'You carry me up the hill.')
  held.resolve()
  await waitFor(() => assert.ok(!screen.queryByText(t.saving)))
  await screen.findByText(t.unsaved)
  assert.equal(field('thankYou').value, 'You carry me up the hill.')
  await page.press(t.save)
  await screen.findByText(t.saved)
  const sent = page.server.sent(putSupportSettings).map(({ body }) => body.thankYou)
  assert.deepEqual(sent, ['You carry me.', 'You carry me up the hill.'])
})

test('settings of support that change elsewhere are shown, and not put back with what is typed here', async () => {
  const page = await openForm(
    'ATHLETE',
    answer(putAthlete, ({ body }) => ownProfile('ATHLETE', { phrase: body.phrase ?? null })),
    answer(putSupportSettings, ({ body }) => settingsWith(body)),
  )
  await waitFor(() => assert.equal(field('thankYou').disabled, false))
  const accepting = () =>
    screen.getByRole('switch', { name: supportersPhrases.en.settings.accepting })
  assert.equal(accepting().getAttribute('aria-checked'), 'true')
  page.server.prepare(answer(getSupportSettings, { accepting: false, thankYou: '' }))
  page.tell({ type: 'SUPPORTERS_UPDATE', id: 21, status: 'PENDING' })
  await waitFor(() => assert.equal(accepting().getAttribute('aria-checked'), 'false'))
  assert.equal(screen.queryByText(t.unsaved), null)
  fillRequired('ATHLETE')
  fill(field('thankYou'), 'You carry me.')
  await page.press(t.save)
  await page.hasAddress(`/athlete/${member('ATHLETE').id}`)
  assert.deepEqual(
    page.server.sent(putSupportSettings).map(({ body }) => body),
    [{ thankYou: 'You carry me.' }],
  )
})

test('a page that was saved before its settings of support could be is shown as saved', async () => {
  const page = await openForm(
    'ATHLETE',
    answer(putAthlete, ({ body }) => ownProfile('ATHLETE', { phrase: body.phrase ?? null })),
    answer(putSupportSettings, unreachable),
  )
  await waitFor(() => assert.equal(field('thankYou').disabled, false))
  fillRequired('ATHLETE')
  fill(field('phrase'), 'One lap more')
  fill(field('thankYou'), 'You carry me.')
  await page.press(t.save)
  await waitFor(() => assert.equal(page.server.sent(putSupportSettings).length, 1))
  await waitFor(() => assert.ok(!screen.queryByText(t.saving)))
  page.server.prepare(answer(putSupportSettings, ({ body }) => settingsWith(body)))
  await page.press(t.save)
  await page.hasAddress(`/athlete/${member('ATHLETE').id}`)
  await screen.findByText('One lap more')
  assert.equal(page.server.sent(putAthlete).length, 1)
})

test('leaving without saving leaves', async () => {
  const page = await renderPage('/fan/3', {
    as: member('FAN'),
    answers: [answer(getFan, ownProfile('FAN'))],
  })
  await page.user.click(screen.getByRole('link', { name: 'Edit my page' }))
  fill(await screen.findByRole('textbox', { name: t.about.phrase }), 'Never said')
  history.back()
  await page.user.click(await screen.findByRole('button', { name: t.leave.confirm }))
  await page.hasAddress('/fan/3')
  assert.ok(!screen.queryByText('Never said'))
  assert.equal(page.server.sent(putFan).length, 0)
})

test('whatever is typed on the page is unsaved, asked about, and saved by one button', async () => {
  const page = await openForm(
    'ATHLETE',
    answer(putSupportSettings, ({ body }) => settingsWith(body)),
  )
  const main = within(screen.getByRole('main'))
  const missing = sportestNames.en.noScore(sportestNames.en.tests.ATHLETE)
  await main.findByRole('button', { name: missing })
  await waitFor(() => assert.equal(field('thankYou').disabled, false))
  // What is typed into a list searches it, and a postal code brings its address along.
  const others = '[type=hidden], [type=file], [type=checkbox], [role=combobox], [name=postalCode]'
  const typed = document.querySelectorAll<HTMLInputElement>(
    `main input:not(${others}, [readonly], [disabled]), main textarea`,
  )
  assert.ok(typed.length >= 10, `${typed.length} fields`)
  for (const input of typed) {
    const before = input.value
    fill(input, '1')
    await main.findByText(t.unsaved)
    fill(input, before)
    await main.findByText(t.upToDate)
  }

  fill(field('thankYou'), 'You carry me up the hill.')
  await main.findByText(t.unsaved)
  await page.user.click(screen.getAllByRole('link', { name: 'Network' })[0]!)
  const question = within(await screen.findByRole('dialog', { name: t.leave.title }))
  await page.user.click(question.getByRole('button', { name: t.leave.stay }))
  fillRequired('ATHLETE')
  await page.press(t.save)
  await screen.findByText(t.saved)
  assert.ok(!screen.queryByRole('dialog'))
  const [settings] = page.server.sent(putSupportSettings)
  assert.equal(settings?.body.thankYou, 'You carry me up the hill.')
})

test('all that is wrong is listed at the head of the page, with a way to each field', async () => {
  const page = await openForm('ATHLETE')
  fill(field('name'), '')
  fill(field('fiscalCode'), '123456788')
  fill(field('weight'), 'heavy')
  await page.press(t.save)
  await hasFocus(field('name'))
  const title = formPhrases.en.wrongFields(3)
  const list = screen.getByRole('group', { name: title })
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  assert.ok(isBefore(list, document.querySelector('main input')!))
  const toList = screen.getByRole('link', { name: title })
  assert.equal(toList.getAttribute('href'), `#${list.id}`)
  await page.user.click(within(list).getByRole('button', { name: t.about.weight }))
  await hasFocus(field('weight'))
  fill(field('weight'), '66,5 kg')
  fill(field('name'), 'Inês')
  await waitFor(() => assert.ok(!screen.queryByRole('group', { name: title })))
})

test('days and figures are taken as people type them', async () => {
  const page = await openForm('ATHLETE')
  fillRequired('ATHLETE')
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: dates.dateOfBirth })
  await page.user.clear(date)
  await page.user.type(date, '03/05/1999')
  assert.equal(date.value, '03-05-1999')
  fill(field('height'), '1,84')
  fill(field('weight'), '66,5 kg')
  await page.press(t.save)
  await screen.findByText(t.saved)
  const { body } = page.server.sent(putAthlete)[0]!
  assert.deepEqual([body.dateOfBirth, body.height, body.weight].map(String), [
    '1999-05-03',
    '184',
    '66.5',
  ])
})

test('an admin says why a page changes, which is asked for each change', async () => {
  const ward = ownProfile('ATHLETE', { own: { protected: true, dateOfBirth: '2011-05-03' } })
  const page = await renderPage(`/profile/athlete/${ward.id}`, {
    as: member('ADMIN'),
    answers: [answer(getAthlete, ward), answer(adminSaveOf.ATHLETE, ward)],
  })
  await screen.findByRole('heading', { level: 1, name: t.adminTitle(personName(ward)) })
  fillRequired('ATHLETE')
  fill(screen.getByRole('textbox', { name: dates.dateOfBirth }), '03-05-1999')
  await page.user.click(screen.getByRole('button', { name: t.save }))
  await hasFocus(field('reason'))
  assert.equal(page.server.sent(adminSaveOf.ATHLETE).length, 0)
  fill(field('reason'), 'An identity card.')
  await page.user.click(screen.getByRole('button', { name: t.save }))
  await screen.findByText(t.adminSaved)
  assert.equal(page.server.sent(adminSaveOf.ATHLETE).at(-1)?.body.reason, 'An identity card.')
  assert.equal(field('reason').value, '')
})

test('a day that cannot be says why', async () => {
  const page = await openForm('ATHLETE')
  const date = screen.getByRole<HTMLInputElement>('textbox', { name: dates.dateOfBirth })
  for (const [typed, why] of [
    ['31-02-2001', formatPhrases.en.noSuchDay],
    ['12-07-2099', formatPhrases.en.futureDay],
    ['soon', formatPhrases.en.noDay],
  ] as const) {
    fill(date, typed)
    await page.press(t.save)
    await screen.findByText(why)
  }
})

for (const path of ['/profile/athlete/2', '/profile/athlete']) {
  test(`nobody else gets to a form of somebody: ${path}`, async () => {
    const page = await renderPage(path, {
      as: member('FAN'),
      answers: [answer(getAthlete, profile('ATHLETE'))],
    })
    await page.hasAddress('/')
  })
}

for (const role of memberRoles) {
  for (const language of languages) {
    test(`an admin edits the page of somebody else, is asked, and stays: ${role} in ${language}`, async () => {
      const tooLong = { kind: 'Size', min: 0, max: 255 } as const
      const t = profileEditPhrases[language]
      const path = `/profile/${role.toLowerCase()}/${member(role).id}`
      const seen = { ...ownProfile(role), abilities: { ...profile(role).abilities, edit: true } }
      const page = await renderPage(path, {
        as: member('ADMIN', { name: 'Ana' }),
        language,
        answers: [
          answer(profileOf[role], seen),
          answer(adminSaveOf[role], violated({ phrase: [tooLong] })),
          answer(listUsers, { list: [], total: 0 }),
        ],
      })
      const button = (name: string) => screen.findByRole('button', { name })
      const toAdmin = async () => {
        const main = within(screen.getByRole('main'))
        await page.user.click(main.getByRole('link', { name: adminPhrases[language].title }))
      }
      await screen.findByRole('heading', { level: 1, name: t.adminTitle(personName(member(role))) })
      fillRequired(role)
      fill(screen.getByRole('textbox', { name: t.about.phrase }), 'Looked after')
      fill(field('reason'), 'They asked us to')
      await toAdmin()
      await page.user.click(await button(t.leave.stay))
      await page.user.click(await button(t.save))
      await screen.findByText(violationPhrases[language].Size(tooLong))
      await hasFocus(field('phrase'))
      assert.equal(field('phrase').getAttribute('aria-invalid'), 'true')

      page.server.prepare(answer(adminSaveOf[role], seen))
      await page.user.click(await button(t.save))
      await screen.findByText(t.adminSaved)
      await page.hasAddress(path)
      await screen.findByText(t.upToDate)
      assert.equal(page.server.sent(adminSaveOf[role]).at(-1)?.body.phrase, 'Looked after')
      await toAdmin()
      await page.hasAddress(/^\/admin/)
    })
  }
}

test('a club that is not there yet is added, and found by another spelling', async () => {
  const t = clubsPhrases.en
  const name = 'Clube Náutico'
  const club = { clubCompositeKey: { clubName: name, sport: 'JUDO' as const } }
  const page = await openForm('ATHLETE', answer(createClub, club))
  const list = screen.getByRole<HTMLInputElement>('combobox', { name: t.label })
  const type = async (text: string) => {
    await page.user.clear(list)
    await page.user.type(list, text)
  }
  await type(name)
  await page.user.click(await screen.findByRole('option', { name: t.create(name) }))
  await screen.findByText(t.created(name))
  assert.deepEqual(page.server.sent(createClub)[0]?.body, club)
  page.server.prepare(answer(getClubPage, { list: [club], total: 1 }))
  await type('clube nautico')
  await page.user.click(await screen.findByRole('option', { name }))
  assert.equal(list.value, name)
  assert.equal(page.server.sent(getClubPage).at(-1)?.query.q, 'clube nautico')
})
