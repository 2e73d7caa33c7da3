import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFollowing } from '@podium/contract/follows'
import { readHome, type WaitingThing } from '@podium/contract/home'
import { getAthlete } from '@podium/contract/profiles'
import { sendReport } from '@podium/contract/reports'
import type { MemberRole } from '@podium/contract/roles'
import {
  acceptSupport,
  getAthleteSupport,
  getSupport,
  listAthletesISupport,
  listMySupporters,
  requestSupport,
  type SupportEntry,
  type SupportPerson,
  thankSupporter,
} from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { reportsPhrases } from '@podium/phrases/reports'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { dialogTells } from './administering.ts'
import { answer, refused } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { storeAnswers } from './shop.ts'
import { signIn } from './signingIn.ts'
import { waitingCounts } from './usualAnswers.ts'

const asking = supportPhrases.en.dialog
const own = supportPhrases.en.own
const t = supportersPhrases.en
const line = 'Saw you in Braga. Have a great season!'
const words = 'Read it in the changing room. Thank you!'

const noPicture = { id: 0, main: null }
const person = (role: MemberRole, name: string): SupportPerson => ({
  ...member(role, { name, lastName: '' }),
  role,
  avatar: noPicture,
  sport: null,
  hasPage: true,
})
const athlete = person('ATHLETE', 'Inês')
const supporter = person('FAN', 'Marta')

const nothing = {
  ...{ accept: false, reject: false, cancel: false, renew: false },
  ...{ thank: false, close: false, highlight: false },
}

/** A support between the two, as the viewer of a role sees it. */
function entry(as: 'ATHLETE' | 'FAN', details: Partial<SupportEntry> = {}): SupportEntry {
  const other = as === 'FAN' ? athlete : supporter
  return {
    id: 7,
    status: 'ACTIVE',
    userId: other.id,
    userRole: other.role,
    userName: other.name,
    userAvatar: noPicture,
    athlete,
    supporter,
    totalCredits: 50,
    periodBought: 1,
    periodLeft: { years: 0, months: 1, days: 0 },
    private: false,
    highlighted: false,
    requestedAt: '2026-11-01T10:00:00.000Z',
    answerBy: null,
    activeFrom: '2026-11-02T10:00:00.000Z',
    endsAt: '2026-12-02T10:00:00.000Z',
    endedAt: null,
    endReason: null,
    thankYou: '',
    note: line,
    goal: null,
    goalOver: false,
    match: null,
    thanks: null,
    ...details,
    abilities: { ...nothing, ...details.abilities },
  }
}

const abilities = (can: Partial<SupportEntry['abilities']>) => ({ ...nothing, ...can })
const waiting = entry('ATHLETE', {
  status: 'PENDING',
  periodLeft: null,
  answerBy: '2026-12-01T10:00:00.000Z',
  abilities: abilities({ accept: true, reject: true }),
})
const unthanked = entry('ATHLETE', { abilities: abilities({ thank: true }) })
const thanked = (as: 'ATHLETE' | 'FAN') =>
  entry(as, { thanks: { text: words, at: '2026-11-03T10:00:00.000Z' } })

const topDialog = async () => {
  await screen.findAllByRole('dialog')
  const dialogs = screen.getAllByRole('dialog')
  return within(dialogs.at(-1) ?? document.body)
}

/** The dialog of a request on an athlete's page, with the terms ticked. */
async function openAsking() {
  const page = await renderPage('/athlete/2?support=50', {
    as: member('FAN'),
    answers: [
      answer(getAthlete, profile('ATHLETE', { name: 'Inês', lastName: '' })),
      answer(readFollowing, { following: false, followers: 0 }),
      answer(getWallet, { available: 300, reserved: 0, held: 0, debt: 0, version: 1 }),
      answer(requestSupport, entry('FAN', { status: 'PENDING', periodLeft: null })),
      answer(getSupport, entry('FAN', { status: 'PENDING', periodLeft: null })),
    ],
  })
  await waitFor(() => assert.ok(field('note')))
  const send = async () =>
    page.user.click(await screen.findByRole('button', { name: asking.send('50') }))
  await page.user.click(field('acceptedTermsOfUse'))
  return { ...page, send }
}

test('a line goes along with a request and is read in what was sent', async () => {
  const page = await openAsking()
  await screen.findByText(asking.note.left('280'))
  fill(field('note'), line)
  await screen.findByText(asking.note.left(String(280 - line.length)))
  assert.doesNotMatch(location.href, /Braga/)
  await page.send()
  await screen.findByText(supportPhrases.en.sent.title)
  screen.getByText(line)
  screen.getByText(own.youWrote)
  assert.equal(page.server.sent(requestSupport)[0]?.body.note, line)
})

test('a line that cannot reach the athlete is said at its field; without it one goes on', async () => {
  const page = await openAsking()
  page.server.prepare(answer(requestSupport, refused('recipientUnavailable')))
  fill(field('note'), line)
  await page.send()
  await screen.findByText(asking.note.unwelcome('Inês'))
  page.server.prepare(answer(requestSupport, entry('FAN', { note: '' })))
  await page.user.clear(field('note'))
  assert.equal(screen.queryByText(asking.note.unwelcome('Inês')), null)
  await page.send()
  await screen.findByText(supportPhrases.en.sent.title)
  assert.deepEqual(
    page.server.sent(requestSupport).map(({ body }) => body.note),
    [line, ''],
  )
})

test('without a line, a refusal is about the athlete and not about words', async () => {
  const page = await openAsking()
  page.server.prepare(
    answer(requestSupport, refused('recipientUnavailable')),
    answer(getAthleteSupport, {
      athlete,
      ...{ accepting: false, supporters: 0, obstacle: 'NOT_ACCEPTING' },
      ...{ pendingId: 0, activeId: 0, activeUntil: null, endedId: 0 },
    }),
  )
  await page.send()
  await (await topDialog()).findByText(supportPhrases.en.notAccepting('Inês'))
})

/** An athlete's own list of supports, opened over the page of one of them. */
function renderSupport(as: 'ATHLETE' | 'FAN', shown: SupportEntry) {
  const list = { list: [shown], total: 1 }
  return renderPage('/profile/athlete/support/7', {
    as: member(as, as === 'ATHLETE' ? { name: 'Inês' } : { name: 'Marta' }),
    answers: [
      answer(getSupport, shown),
      answer(listMySupporters, as === 'ATHLETE' ? list : { list: [], total: 0 }),
      answer(listAthletesISupport, as === 'FAN' ? list : { list: [], total: 0 }),
    ],
  })
}

test('the athlete reads the line before answering, accepts, and thanks at once', async () => {
  const page = await renderSupport('ATHLETE', waiting)
  const dialog = await topDialog()
  await dialog.findByText(line)
  dialog.getByText(own.says('Marta'))
  const talk = dialog.getByRole('link', { name: own.talk })
  assert.equal(talk.getAttribute('href'), `/messages/${waiting.supporter.id}`)
  page.server.prepare(
    answer(acceptSupport, unthanked),
    answer(getSupport, unthanked),
    answer(thankSupporter, thanked('ATHLETE')),
  )
  await page.user.click(dialog.getByRole('button', { name: t.request.accept }))
  await waitFor(() => assert.ok(field('text')))
  const send = () => page.user.click(screen.getByRole('button', { name: t.thank.send }))
  await send()
  assert.equal(page.server.sent(thankSupporter).length, 0, 'nothing to send yet')
  fill(field('text'), words)
  page.server.prepare(answer(getSupport, thanked('ATHLETE')))
  await send()
  await screen.findByText(words)
  assert.equal(page.server.sent(thankSupporter)[0]?.body.text, words)
  assert.equal(screen.queryByRole('button', { name: t.thank.send }), null)
})

test('thanks half written over any page outlive a session that is lost', async () => {
  let shown = waiting
  const page = await renderPage('/market', {
    as: member('ATHLETE', { name: 'Inês' }),
    answers: [
      ...storeAnswers,
      answer(listMySupporters, ({ query: { status = shown.status } }) => {
        const list = status === shown.status ? [shown] : []
        return { list, total: list.length }
      }),
      answer(getSupport, () => shown),
      answer(acceptSupport, () => (shown = unthanked)),
      answer(thankSupporter, thanked('ATHLETE')),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: t.corner(1) }))
  await page.user.click(await screen.findByRole('button', { name: t.request.accept }))
  await waitFor(() => assert.ok(field('text')))
  fill(field('text'), words)
  page.server.endSessions()
  await page.user.click(screen.getByRole('button', { name: t.thank.send }))
  await dialogTells(shellPhrases.en.sessionEnded.title)
  assert.equal(document.querySelector<HTMLInputElement>('[name="text"]')?.value, words)
  await signIn(page, member('ATHLETE', { name: 'Inês' }))
  await waitFor(() => assert.equal(page.server.sent(thankSupporter)[0]?.body.text, words))
  await screen.findByText(words)
})

test('whoever reads words reports them, and the dialog stays', async () => {
  const page = await renderSupport('FAN', thanked('FAN'))
  page.server.prepare(answer(sendReport, { id: 3 }))
  const dialog = await topDialog()
  await dialog.findByText(words)
  // Not one's own line.
  assert.equal(dialog.queryByRole('button', { name: reportsPhrases.en.title.supportNote }), null)
  await page.user.click(dialog.getByRole('button', { name: reportsPhrases.en.title.supportThanks }))
  await page.user.selectOptions(await screen.findByRole('combobox', { name: /wrong/ }), 'SPAM')
  await page.user.click(screen.getByRole('button', { name: reportsPhrases.en.send }))
  await waitFor(() => assert.equal(screen.getAllByRole('dialog').length, 1))
  const [{ body } = { body: null }] = page.server.sent(sendReport)
  assert.deepEqual([body?.kind, body?.id, body?.reason], ['supportThanks', 7, 'SPAM'])
  screen.getByText(words)
})

const inTable = async () => within(await screen.findByRole('table', { name: t.tables.supporters }))

test('the table shows the latest words in a line that opens all of them', async () => {
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE', { name: 'Inês' }),
    answers: [
      answer(getAthlete, ownProfile('ATHLETE')),
      answer(listMySupporters, ({ query }) =>
        query.status ? { list: [], total: 0 } : { list: [thanked('ATHLETE')], total: 1 },
      ),
      answer(getSupport, thanked('ATHLETE')),
    ],
  })
  const row = await (await inTable()).findByRole('button', { name: t.tables.theySaid(line) })
  await page.user.click(row)
  await (await topDialog()).findByText(words)
})

test('what was thanked elsewhere meanwhile is shown as it is', async () => {
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE', { name: 'Inês' }),
    answers: [
      answer(getAthlete, ownProfile('ATHLETE')),
      answer(listMySupporters, ({ query }) =>
        query.status ? { list: [], total: 0 } : { list: [unthanked], total: 1 },
      ),
      answer(getSupport, unthanked),
      answer(thankSupporter, refused('stateChanged', { current: thanked('ATHLETE') })),
    ],
  })
  const thank = t.acts.of(t.acts.thank, 'Marta')
  await page.user.click(await (await inTable()).findByRole('button', { name: thank }))
  await waitFor(() => assert.ok(field('text')))
  fill(field('text'), 'Too late')
  await page.user.click(screen.getByRole('button', { name: t.thank.send }))
  await waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))
})

test('at home a request that waits says what its supporter wrote', async () => {
  const { id, requestedAt, answerBy } = waiting
  const facts = { credits: 50, months: 1, note: line }
  const request: WaitingThing = {
    ...{ kind: 'supportRequest', id, facts, since: requestedAt, deadline: answerBy },
    ...{ person: null, ward: null, link: `/profile/athlete/support/${id}` },
  }
  await renderPage('/home', {
    as: member('ATHLETE'),
    answers: [
      answer(readHome, { waiting: [request], counts: waitingCounts({ supportRequest: 1 }) }),
      answer(getSupport, waiting),
    ],
  })
  assert.equal((await screen.findByText(line)).tagName, 'Q')
})
