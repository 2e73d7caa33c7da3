import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptAgreement,
  type Agreement,
  changeAgreement,
  commentDeliverable,
  endAgreement,
  listAgreements,
  proposeAgreement,
  readAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { SessionUser } from '@podium/contract/identity'
import { getAthlete } from '@podium/contract/profiles'
import { agreementTemplate } from '@podium/phrases/agreement-template'
import { datePhrases } from '@podium/phrases/dates'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { profilesPhrases } from '@podium/phrases/profiles'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { agreement, deliverable, held, ines, noneAgreed, version, volta } from './agreed.ts'
import { answer, refused, unreachable, violated } from './answers.ts'
import { profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = agreementsPhrases.en
const may = (...what: (keyof Agreement['abilities'])[]) => ({
  ...noneAgreed,
  ...Object.fromEntries(what.map((one) => [one, true])),
})
const page = profile('ATHLETE', { name: 'Inês', lastName: 'Prata' })
const named = '/agreements/new?with=2&role=ATHLETE'
const future = dayAfter(calendarDay(new Date()), 30)

test('a sponsor proposes from the page of an athlete, with the template changed', async () => {
  const { user, server, hasAddress } = await renderPage('/athlete/2', {
    as: volta,
    answers: [
      ...pageAnswers(page),
      answer(proposeAgreement, agreement()),
      answer(readAgreement, agreement()),
    ],
  })
  await user.click(await screen.findByRole('button', { name: profilesPhrases.en.more }))
  await user.click(await screen.findByRole('link', { name: t.propose }))
  await hasAddress(named)
  await screen.findByText('Inês Prata')
  fill(field('title'), 'Season 2027')
  const { length } = agreementTemplate.en.text
  screen.getByText(t.lettersLeft((6000 - length).toLocaleString('en-GB')))
  fill(field('deliverables.0.due'), future)
  await user.click(screen.getByRole('button', { name: t.form.remove(2) }))
  const offered = screen.getByRole('group', { name: t.form.suggestions })
  await user.click(
    within(offered).getByRole('button', { name: 'A report at the end of the season' }),
  )
  await user.click(screen.getByRole('button', { name: t.form.send }))
  await hasAddress('/agreements/7')
  const [sent] = server.sent(proposeAgreement)
  assert.equal(sent?.body.userId, 2)
  assert.equal(sent?.body.text, agreementTemplate.en.text)
  assert.deepEqual(
    sent?.body.deliverables.map(({ title, due }) => [title, due]),
    [
      ['Logo on the competition kit', future],
      ['Three posts naming the sponsor', null],
      ['A report at the end of the season', null],
    ],
  )
})

test('who acts for both sides reads that somebody else accepts what they wrote for the other', async () => {
  for (const language of ['en', 'pt'] as const) {
    const said = agreementsPhrases[language].page.proposal.madeForThem('Volta Foods')
    const seen = agreement({ abilities: may('change', 'end') })
    await renderPage('/agreements/7', {
      ...{ as: ines, language },
      answers: [answer(readAgreement, seen)],
    })
    await screen.findByText(said, { exact: false })
    assert.equal(
      screen.queryByRole('button', { name: agreementsPhrases[language].page.accept(1) }),
      null,
    )
  }
  await renderPage('/agreements/7', {
    as: ines,
    answers: [answer(readAgreement, agreement({ abilities: may('accept', 'change', 'end') }))],
  })
  await screen.findByText(t.page.proposal.forYouText, { exact: false })
})

test('what is missing or wrong is said at its field, in the language of the reader', async () => {
  const { user } = await renderPage('/agreements/new', { as: volta, language: 'pt' })
  const pt = agreementsPhrases.pt.form
  await screen.findByText(pt.to)
  fill(field('title'), '')
  fill(field('deliverables.1.title'), '')
  fill(field('deliverables.0.due'), '01-01-2020')
  await user.click(screen.getByRole('button', { name: pt.send }))
  await screen.findByText(pt.whoNeeded)
  await screen.findByText(datePhrases.pt.over)
  await hasFocus(field('title'))
  assert.equal(field('deliverables.1.title').getAttribute('aria-invalid'), 'true')
  assert.ok(field('text').value.includes('Objeto'))
})

test('the template is begun in the other language, unless something was written', async () => {
  const { user } = await renderPage(named, { as: volta, answers: [answer(getAthlete, page)] })
  const portuguese = await screen.findByRole('radio', { name: 'Português' })
  await user.click(portuguese)
  assert.equal(field('text').value, agreementTemplate.pt.text)
  fill(field('text'), 'My own words')
  await user.click(screen.getByRole('radio', { name: 'English' }))
  assert.equal(field('text').value, 'My own words')
})

test('a refusal keeps what was typed: one that waits is led to, any other is said', async () => {
  const { user, server } = await renderPage(named, {
    as: volta,
    answers: [
      answer(getAthlete, page),
      answer(proposeAgreement, refused('duplicatePending', { current: agreement({ id: 9 }) })),
    ],
  })
  await screen.findByText('Inês Prata')
  fill(field('text'), 'My own words')
  await user.click(screen.getByRole('button', { name: t.form.send }))
  const way = await screen.findByRole('link', { name: t.form.openWaiting })
  assert.equal(way.getAttribute('href'), '/agreements/9')
  server.prepare(answer(proposeAgreement, refused('recipientUnavailable')))
  await user.click(screen.getByRole('button', { name: t.form.send }))
  await screen.findAllByText(refusalPhrases.en.recipientUnavailable)
  assert.equal(field('text').value, 'My own words')
})

test('whom the address names is gone where the server says so; what did not come is read again', async () => {
  await renderPage(named, {
    as: volta,
    answers: [answer(getAthlete, refused('userNotFound'))],
  })
  await screen.findByText(t.form.gone)
  const { user, server } = await renderPage(named, {
    as: volta,
    answers: [answer(getAthlete, unreachable)],
  })
  await screen.findByText(shellPhrases.en.couldNotLoad)
  assert.equal(screen.queryByText(t.form.gone), null)
  server.prepare(answer(getAthlete, page))
  await user.click(screen.getByRole('button', { name: shellPhrases.en.retry }))
  await screen.findByText('Inês Prata')
})

test('the athlete accepts the version that is read; another one by now is shown instead', async () => {
  const newer = agreement({
    ...{ version: 2, abilities: may('accept', 'change', 'end') },
    versions: [version(), version({ version: 2, text: 'The athlete wears two logos.' })],
  })
  const { user, server } = await renderPage('/agreements/7', {
    as: ines,
    answers: [
      answer(readAgreement, agreement({ abilities: may('accept', 'change', 'end') })),
      answer(acceptAgreement, refused('stateChanged', { current: newer })),
    ],
  })
  await screen.findByText(t.page.proposal.forYou('Volta Foods'))
  screen.getByText(t.page.noCredits)
  await user.click(screen.getByRole('button', { name: t.page.accept(1) }))
  await screen.findByText(t.page.stale)
  await screen.findByText('The athlete wears two logos.')
  server.prepare(answer(acceptAgreement, held({ abilities: may('tick') })))
  await user.click(screen.getByRole('button', { name: t.page.accept(2) }))
  await screen.findByText(t.standing.holds)
  assert.deepEqual(
    server.sent(acceptAgreement).map(({ body }) => body.version),
    [1, 2],
  )
})

test('a change that waits is shown word by word beside what holds', async () => {
  const both = { acceptedBy: [2, 5], heldFrom: '2026-11-02T10:00:00.000Z' }
  const changed = held({
    version: 2,
    versions: [
      version(both),
      version({
        ...{ version: 2, text: 'The athlete wears the large logo.', madeBy: 2, acceptedBy: [2] },
        deliverables: [deliverable({ due: '2099-05-01' }), deliverable({ n: 2, title: 'A video' })],
      }),
    ],
  })
  await renderPage('/agreements/7', { as: volta, answers: [answer(readAgreement, changed)] })
  const changes = within(await screen.findByRole('region', { name: t.page.changes.title }))
  const added = [...document.querySelectorAll('ins')].map((one) => one.textContent)
  assert.deepEqual(added, [`${t.page.changes.added}:  large`, `${t.page.changes.added}: A video`])
  changes.getByText(t.page.changes.dueFrom(t.page.changes.noDay, '1 May 2099'), { exact: false })
  screen.getByText(t.page.proposal.changeText(1))
  // What holds stands below, in its own words.
  screen.getByText('The athlete wears the logo.', {
    selector: 'section[aria-labelledby="agreement-words"] p',
  })
})

test('who changes what has all its versions reads so, and keeps what was typed', async () => {
  const { user } = await renderPage('/agreements/7/change', {
    as: ines,
    answers: [
      answer(readAgreement, agreement({ abilities: may('change') })),
      answer(changeAgreement, refused('tooManyEvents')),
    ],
  })
  await screen.findByText(t.form.changeTitle)
  fill(field('text'), 'Mine')
  await user.click(screen.getByRole('button', { name: t.form.sendChange }))
  await screen.findByText(t.form.full)
  assert.equal(screen.queryByText(refusalPhrases.en.tooManyEvents), null)
  assert.equal(field('text').value, 'Mine')
})

test('a change that comes too late keeps its words and is sent after the newer one', async () => {
  const start = agreement({ abilities: may('change') })
  const newer = agreement({
    ...{ version: 2, abilities: may('change') },
    versions: [version(), version({ version: 2, text: 'Theirs' })],
  })
  const { user, server, hasAddress } = await renderPage('/agreements/7/change', {
    as: ines,
    answers: [
      answer(readAgreement, start),
      answer(changeAgreement, refused('stateChanged', { current: newer })),
    ],
  })
  await screen.findByText(t.form.changeTitle)
  await user.click(screen.getByRole('button', { name: t.form.sendChange }))
  await screen.findByText(t.form.unchanged)
  fill(field('text'), 'Mine')
  await user.click(screen.getByRole('button', { name: t.form.sendChange }))
  await screen.findByText(t.form.changed)
  assert.equal(field('text').value, 'Mine')
  server.prepare(answer(changeAgreement, newer), answer(readAgreement, newer))
  await user.click(screen.getByRole('button', { name: t.form.sendChange }))
  await hasAddress('/agreements/7')
  assert.deepEqual(
    server.sent(changeAgreement).map(({ body }) => [body.text, body.after]),
    [
      ['Mine', 1],
      ['Mine', 2],
    ],
  )
})

for (const [what, at, route] of [
  ['proposal', named, proposeAgreement],
  ['change', '/agreements/7/change', changeAgreement],
] as const) {
  test(`who leaves while a ${what} is on its way is not led to it once it is there`, async () => {
    const held = Promise.withResolvers<void>()
    const start = agreement({ abilities: may('change') })
    const { user, server, hasAddress } = await renderPage(at, {
      as: volta,
      answers: [
        ...pageAnswers(page),
        answer(readAgreement, start),
        answer(listAgreements, { list: [], total: 0 }),
        answer(route as typeof proposeAgreement, async () => {
          await held.promise
          return start
        }),
      ],
    })
    if (what === 'proposal') await screen.findByText('Inês Prata')
    const send = what === 'change' ? t.form.sendChange : t.form.send
    await screen.findByRole('button', { name: send })
    fill(field('text'), 'Mine')
    await user.click(screen.getByRole('button', { name: send }))
    await waitFor(() => assert.equal(server.sent(route as typeof proposeAgreement).length, 1))
    await user.click(screen.getByRole('link', { name: t.form.cancel }))
    await user.click(await screen.findByRole('button', { name: t.form.leave.confirm }))
    if (what === 'change') await user.click(await screen.findByRole('link', { name: t.page.back }))
    await hasAddress('/agreements')
    held.resolve()
    await screen.findByText(t.form.proposed('Inês Prata'))
    await hasAddress('/agreements')
  })
}

test('something is ticked with a link; what is none is told before it is sent', async () => {
  const done = deliverable({ link: 'https://a.pt/logo', doneAt: '2026-11-20T10:00:00.000Z' })
  const { user, server } = await renderPage('/agreements/7', {
    as: ines,
    answers: [
      answer(readAgreement, held({ abilities: may('tick') })),
      answer(tickDeliverable, held({ versions: [version({ deliverables: [done] })] })),
    ],
  })
  await user.click(
    await screen.findByRole('button', { name: t.deliverables.tickOf('Logo on the kit') }),
  )
  const send = await screen.findByRole('button', { name: t.ticking.send })
  await user.click(send)
  await screen.findByText(t.ticking.needed)
  for (const wrong of ['no link', 'http://a.pt/logo']) {
    fill(field('link'), wrong)
    await user.click(send)
    await screen.findByText(t.ticking.linkWrong)
  }
  assert.equal(server.sent(tickDeliverable).length, 0)
  fill(field('link'), 'https://a.pt/logo')
  await user.click(send)
  const link = await screen.findByRole('link', {
    name: t.deliverables.proofOf('Logo on the kit', 'a.pt'),
  })
  assert.equal(link.getAttribute('href'), 'https://a.pt/logo')
  assert.match(link.getAttribute('rel') ?? '', /noopener/)
})

test('while what shows it is on its way no other picture is chosen, and a refusal gives the choice back', async () => {
  const on = Promise.withResolvers<void>()
  const { user } = await renderPage('/agreements/7', {
    as: ines,
    answers: [
      answer(readAgreement, held({ abilities: may('tick') })),
      answer(tickDeliverable, async () => {
        await on.promise
        return violated({ link: [{ kind: 'Pattern' }] })
      }),
    ],
  })
  await user.click(
    await screen.findByRole('button', { name: t.deliverables.tickOf('Logo on the kit') }),
  )
  const send = await screen.findByRole('button', { name: t.ticking.send })
  const isFixed = () =>
    screen.getByRole('button', { name: t.ticking.choosePicture }).closest('fieldset')?.disabled
  fill(field('link'), 'https://a.pt/logo')
  await user.click(send)
  await waitFor(() => assert.ok(isFixed()))
  on.resolve()
  await waitFor(() => assert.ok(!isFixed()))
})

test('what shows that something was done is changed without a word of who hears of it, and goes once that was asked', async () => {
  const done = deliverable({ link: 'https://a.pt/logo', doneAt: '2026-11-20T10:00:00.000Z' })
  const ticked = held({ abilities: may('tick'), versions: [version({ deliverables: [done] })] })
  const { user, server } = await renderPage('/agreements/7', {
    as: ines,
    answers: [answer(readAgreement, ticked), answer(tickDeliverable, ticked)],
  })
  const change = async () =>
    user.click(
      await screen.findByRole('button', { name: t.deliverables.changeOf('Logo on the kit') }),
    )
  await change()
  await user.click(await screen.findByRole('button', { name: t.ticking.send }))
  await screen.findByText(t.ticking.changed)
  assert.equal(screen.queryByText(t.ticking.ticked), null)
  await change()
  const takeBack = await screen.findByRole('button', { name: t.ticking.takeBack })
  await user.click(takeBack)
  await screen.findByText(t.ticking.takeBackText)
  assert.equal(server.sent(tickDeliverable).length, 1)
  await user.click(takeBack)
  await screen.findByText(t.ticking.takenBack)
  assert.equal(server.sent(tickDeliverable)[1]?.body.done, false)
})

test('the supporter comments on what was done, and a refusal stands in the dialog', async () => {
  const done = deliverable({ link: 'https://a.pt', doneAt: '2026-11-20T10:00:00.000Z' })
  const versions = [version({ deliverables: [done] })]
  const { user, server } = await renderPage('/agreements/7', {
    as: volta,
    answers: [
      answer(readAgreement, held({ versions, abilities: may('comment') })),
      answer(commentDeliverable, violated({ text: [{ kind: 'Size', max: 500 }] })),
    ],
  })
  await user.click(
    await screen.findByRole('button', { name: t.deliverables.commentOf('Logo on the kit') }),
  )
  await screen.findByText(t.commenting.lead('Inês Prata'))
  fill(field('text'), 'Beautiful')
  await user.click(screen.getByRole('button', { name: t.commenting.send }))
  await waitFor(() => assert.equal(field('text').getAttribute('aria-invalid'), 'true'))
  const said = [version({ deliverables: [{ ...done, comment: 'Beautiful' }] })]
  server.prepare(answer(commentDeliverable, held({ versions: said })))
  await user.click(screen.getByRole('button', { name: t.commenting.send }))
  await screen.findByText(t.deliverables.youCommented)
})

test('ending asks first, and afterwards nothing can be done', async () => {
  const over = held({
    ...{ state: 'ENDED', endedAt: '2026-11-24T10:00:00.000Z', endReason: 'ENDED' },
    endedBy: ines.id,
  })
  const { user } = await renderPage('/agreements/7', {
    as: ines,
    answers: [
      answer(readAgreement, held({ abilities: may('tick', 'change', 'end') })),
      answer(endAgreement, over),
    ],
  })
  await user.click(await screen.findByRole('button', { name: t.page.more }))
  await user.click(screen.getByRole('button', { name: t.page.end }))
  await screen.findByText(t.ending.text('Volta Foods'))
  await user.click(screen.getByRole('button', { name: t.ending.confirm }))
  await screen.findByText(t.page.ended.byYou('24 November 2026'))
  screen.getByText(t.page.ended.text)
  assert.equal(
    screen.queryByRole('button', { name: t.deliverables.tickOf('Logo on the kit') }),
    null,
  )
})

test('who takes back a proposal that was accepted meanwhile is shown what holds, and ends nothing', async () => {
  const { user, server } = await renderPage('/agreements/7', {
    as: volta,
    answers: [
      answer(readAgreement, agreement({ abilities: may('change', 'end') })),
      answer(
        endAgreement,
        refused('stateChanged', { current: held({ abilities: may('change', 'end') }) }),
      ),
    ],
  })
  await user.click(await screen.findByRole('button', { name: t.page.more }))
  await user.click(screen.getByRole('button', { name: t.page.takeBack }))
  await user.click(screen.getByRole('button', { name: t.ending.confirmProposal }))
  await screen.findByText(t.page.stale)
  await screen.findByText(t.standing.holds)
  assert.equal(screen.queryByText(t.ending.done), null)
  assert.equal(screen.queryByText(t.ending.titleProposal), null)
  assert.deepEqual(
    server.sent(endAgreement).map(({ query }) => query.state),
    ['PROPOSED'],
  )
})

test('what is left of somebody forgotten is compared by the versions that there are', async () => {
  const both = { acceptedBy: [ines.id, volta.id] }
  const versions = [
    version({ ...both, text: 'The athlete wears one logo.' }),
    version({ ...both, version: 4, text: 'The athlete wears two logos.' }),
  ]
  const { user } = await renderPage('/agreements/7', {
    as: volta,
    answers: [answer(readAgreement, held({ versions, version: 4, holds: 4 }))],
  })
  await user.click(await screen.findByText(t.page.changes.compare))
  const shown = [t.page.changes.from, t.page.changes.to].map(
    (name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.text,
  )
  assert.deepEqual(shown, [t.page.version(1), t.page.version(4)])
  assert.equal(screen.getByText('two logos.').tagName, 'INS')
})

test('whoever drops a proposal reads whether the other side hears of it', async () => {
  const open = async (as: SessionUser, versions = [version()]) => {
    const abilities = may('change', 'end')
    const { user } = await renderPage('/agreements/7', {
      as,
      answers: [
        answer(readAgreement, agreement({ abilities, versions, version: versions.length })),
      ],
    })
    await screen.findByRole('heading', { level: 1 })
    return user
  }
  const drop = async (user: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.click(screen.getByRole('button', { name: t.page.more }))
    await user.click(screen.getByRole('button', { name }))
  }
  // The sponsor proposed it, and the athlete has not answered.
  await drop(await open(volta), t.page.takeBack)
  await screen.findByText(t.ending.textUnanswered('Inês Prata'))
  await drop(await open(ines), t.page.decline)
  await screen.findByText(t.ending.textProposal('Volta Foods'))
  const newest = version({ version: 2 })
  const changed = [version({ madeBy: ines.id, acceptedBy: [ines.id] }), newest]
  await drop(await open(volta, changed), t.page.takeBack)
  await screen.findByText(t.ending.textProposal('Inês Prata'))
})

test('who is asked has yes and no beside each other, and reads what is promised before the words', async () => {
  await renderPage('/agreements/7', {
    as: ines,
    answers: [answer(readAgreement, agreement({ abilities: may('accept', 'change', 'end') }))],
  })
  const row = (await screen.findByRole('button', { name: t.page.accept(1) })).parentElement
  assert.equal(screen.getByRole('button', { name: t.page.decline }).parentElement, row)
  screen.getByRole('link', { name: t.page.change })
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  assert.deepEqual(parts.slice(0, 2), [t.deliverables.title, t.page.whatIsProposed])
})
