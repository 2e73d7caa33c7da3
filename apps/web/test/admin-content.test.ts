import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getDashboard, listFailedJobs, retryJob } from '@podium/contract/admin'
import { type AuditEntry, listAudit } from '@podium/contract/audit'
import { type AdminClub, listAdminClubs, mergeClubs, renameClub } from '@podium/contract/clubs'
import { readHome } from '@podium/contract/home'
import {
  listContactRequests,
  markContactRequest,
  type ReceivedRequest,
} from '@podium/contract/messages'
import { listTerms, writeTerms } from '@podium/contract/legal'
import type { Reply } from '@podium/contract/route'
import {
  addSponsorDomain,
  judgeSponsorDomain,
  listSponsorDomains,
  removeSponsorDomain,
  type SponsorDomain,
} from '@podium/contract/sponsor-domains'
import {
  addSportestOption,
  type AdminSportestOption,
  changeSportestOption,
  listAdminSportestOptions,
} from '@podium/contract/sportest'
import { moveTestClock, readTestClock } from '@podium/contract/test-clock'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { homePhrases } from '@podium/phrases/home'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { formatPhrases, violationPhrases } from '@podium/phrases/violations'
import { adminWorkKinds } from '../src/shared/waiting/adminWork.ts'
import {
  backCloses,
  choose,
  dialogTells,
  findRow,
  noDialog,
  noRow,
  refusedAt,
} from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'
import { waitingCounts } from './usualAnswers.ts'

const t = adminContentPhrases.en
const machine = adminMachinePhrases.en
const wrong = violationPhrases.en
const now = '2026-01-01T10:00:00.000Z'

/** An overview on which nothing has happened yet. */
const overview = {
  ...{ people: 1, activeSupports: 0, pendingSupports: 0, sold: 0, granted: 0, inWallets: 0 },
  ...{ reserved: 0, escrow: 0, matching: 0, debt: 0, stuckAppeals: 0 },
  series: { newPeople: [], sold: [], supported: [] },
  waiting: {
    reports: 0,
    appeals: 0,
    disputes: 0,
    traders: 0,
    registers: 0,
    contactRequests: 0,
    failedJobs: 0,
  },
}

const openPart = (path: string, ...answers: PreparedAnswer[]) =>
  renderPage(path, { as: member('ADMIN', { name: 'Ana' }), answers })

test('the overview names whatever its badge counts, and how much of it', async () => {
  const counts = Object.fromEntries(adminWorkKinds.map((kind, at) => [kind, at + 1]))
  await openPart(
    '/admin',
    answer(getDashboard, overview),
    answer(readHome, { waiting: [], counts: waitingCounts(counts) }),
  )
  const lines = within(await screen.findByRole('region', { name: machine.dashboard.waiting }))
  const named = await lines.findAllByRole('link')
  assert.deepEqual(
    named.map(({ textContent }) => textContent),
    adminWorkKinds.map((kind, at) => homePhrases.en.waiting.counts[kind](at + 1)),
  )
})

const listed = <Row>(list: Row[]) => ({ list, total: list.length })

test('an answer of the sportest is added and changed, each name once', async () => {
  const sportestAnswerOptionType = 'ATLHETE_BUDGET'
  const season = 'I have a budget for the season'
  const options: AdminSportestOption[] = [
    { id: 1, name: { en: season, pt: 'Tenho orçamento' }, sportestAnswerOptionType, weight: 4 },
  ]
  const page = await openPart(
    '/admin/sportest',
    answer(listAdminSportestOptions, () => options),
    answer(addSportestOption, ({ body }) => {
      options.push({ id: 2, ...body })
      return { id: 2 }
    }),
    answer(changeSportestOption, ({ params, body }) => {
      if (options.some(({ name }) => name.en === body.name?.en)) return refused('optionNameExists')
      const option = options[params.id - 1]!
      options[params.id - 1] = { ...option, ...body, name: { ...option.name, ...body.name } }
      return params
    }),
  )
  const save = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) fill(field(name), text)
    await page.user.click(document.querySelector('dialog [type="submit"]')!)
  }
  const add = await screen.findByRole('button', { name: t.sportest.add })
  await backCloses(() => page.user.click(add))
  await page.user.selectOptions(field('type'), sportestAnswerOptionType)
  await save({ en: 'A sponsor pays it all', pt: '', weight: '11' })
  await dialogTells(wrong.NotBlank())
  await dialogTells(wrong.Max({ kind: 'Max', max: 10 }))
  await save({ pt: 'Um patrocinador paga tudo', weight: '' })
  await dialogTells(wrong.NotBlank())
  assert.equal(page.server.sent(addSportestOption).length, 0)
  await save({ weight: '9' })
  await noDialog()
  const row = await findRow('A sponsor pays it all', 'Um patrocinador paga tudo')

  const { change } = t.sportest
  await page.user.click(within(row).getByRole('button', { name: new RegExp(`^${change}`) }))
  await waitFor(() => assert.equal(field('weight').value, '9'))
  await save({ en: season })
  await refusedAt(field('en'), refusalPhrases.en.optionNameExists)
  await save({ en: 'Somebody pays it all' })
  await findRow('Somebody pays it all')
  assert.deepEqual(page.server.sent(changeSportestOption).at(-1)?.body, {
    name: { en: 'Somebody pays it all' },
  })
})

test('a club is renamed, and merged into the one that was meant', async () => {
  const names = ['Judo Clube do Norte', 'Norte J. C.', 'Judoo Sul']
  const counts = { sport: 'JUDO', athletes: 0, achievements: 0 } as const
  const clubs: AdminClub[] = names.map((name, at) => ({ id: at + 1, name, ...counts }))
  const clubOf = (id: number) => clubs.find((club) => club.id === id)!
  const page = await openPart(
    '/admin/clubs',
    answer(listAdminClubs, ({ query: { q } }) =>
      listed(clubs.filter(({ name }) => name.toLowerCase().includes(q))),
    ),
    answer(renameClub, ({ params, body }) => {
      if (clubs.some(({ name }) => name === body.clubName)) return refused('optionNameExists')
      return Object.assign(clubOf(params.id), { name: body.clubName })
    }),
    answer(mergeClubs, ({ params, body }) => {
      clubs.splice(clubs.indexOf(clubOf(params.id)), 1)
      return clubOf(body.into)
    }),
  )
  const act = (word: string, club: string) => async () => choose(page, await findRow(club), word)
  const rename = async (name: string) => {
    fill(field('clubName'), name)
    await page.user.click((await topDialog()).getByRole('button', { name: t.clubs.rename }))
  }
  await backCloses(act(t.clubs.rename, 'Judoo Sul'))
  await rename('Norte J. C.')
  await dialogTells(t.clubs.taken)
  await rename('Judo Sul')
  await findRow('Judo Sul')
  await noDialog()

  await backCloses(act(t.clubs.merge, 'Norte J. C.'))
  const dialog = await topDialog()
  const merge = dialog.getByRole<HTMLButtonElement>('button', { name: t.clubs.confirmMerge })
  assert.equal(merge.disabled, true)
  fill(dialog.getByRole('combobox', { name: t.clubs.into }), 'norte')
  await page.user.click(await dialog.findByRole('option', { name: 'Judo Clube do Norte' }))
  await page.user.click(merge)
  await screen.findByText(t.clubs.merged('Judo Clube do Norte'))
  await noRow('Norte J. C.')
  assert.deepEqual(page.server.sent(mergeClubs)[0]?.params, { id: 2 })
  assert.deepEqual(page.server.sent(mergeClubs)[0]?.body, { into: 1 })
})

test('what was before an act on record and after it is read there', async () => {
  const actor = { id: 1, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const }
  const merged = {
    ...({ id: 7, at: now, act: 'CLUBS_MERGED', actor, person: null, reason: '' } as const),
    subject: { kind: 'club', id: '2' } as const,
    before: { name: 'Norte J. C.' },
    after: { name: 'Judo Clube do Norte' },
    requestId: 'request',
  }
  await openPart('/admin/audit?act=CLUBS_MERGED', answer(listAudit, listed([merged])))
  await findRow('Norte J. C.', machine.audit.acts.CLUBS_MERGED, 'Judo Clube do Norte')
})

test('a contact request is answered, found among those that were, and opened again', async () => {
  const request: ReceivedRequest = {
    id: 1,
    name: 'Rui Mota',
    organisation: 'Câmara de Coimbra',
    email: 'rui.mota@camara.example',
    message: 'We would like to support ten athletes.',
    sentAt: now,
    answeredAt: null,
    answeredBy: '',
  }
  const page = await openPart(
    '/admin',
    answer(getDashboard, overview),
    answer(readHome, { waiting: [], counts: waitingCounts({ contactRequest: 1 }) }),
    answer(listContactRequests, ({ query: { answered } }) => {
      const isAnswered = String(request.answeredAt !== null)
      return listed(answered === undefined || answered === isAnswered ? [request] : [])
    }),
    answer(markContactRequest, ({ body: { answered } }) =>
      Object.assign(request, { answeredAt: answered ? now : null, answeredBy: 'Ana Valadares' }),
    ),
  )
  const press = (row: HTMLElement, word: string) => choose(page, row, word)
  const narrow = (answered: string) =>
    page.user.selectOptions(screen.getByLabelText(t.contacts.status), answered)
  const link = homePhrases.en.waiting.counts.contactRequest(1)
  await page.user.click(await screen.findByRole('link', { name: link }))
  await page.hasAddress(/^\/admin\/contacts/)
  const row = await findRow('Câmara de Coimbra', request.message)
  const mail = within(row).getByRole('link', { name: t.contacts.answer, hidden: true })
  assert.match(mail.getAttribute('href') ?? '', /^mailto:rui\.mota@camara\.example/)
  await narrow('false')
  await press(await findRow('Câmara de Coimbra'), t.contacts.mark)
  await noRow('Câmara de Coimbra')
  await narrow('true')
  await press(await findRow('Câmara de Coimbra', t.contacts.wasAnswered), t.contacts.reopen)
  await noRow('Câmara de Coimbra')
  await narrow('')
  await findRow('Câmara de Coimbra', t.contacts.isOpen)
})

test('the test clock says what day it is, is moved, and is nowhere where there is none', async () => {
  const told = machine.clock
  const dashboard = answer(getDashboard, overview)
  await openPart('/admin', dashboard)
  await screen.findByText(machine.dashboard.nothingWaits)
  assert.equal(screen.queryByText(told.title), null)

  const clock = { now: '2026-11-25T10:00:00.000Z', days: 0 }
  const page = await renderPage('/admin', {
    as: member('ADMIN', { name: 'Ana' }),
    config: { daysAhead: 0 },
    answers: [
      dashboard,
      answer(readTestClock, () => clock),
      answer(moveTestClock, ({ body: { days } }) =>
        Object.assign(clock, { now: '2026-12-25T10:00:00.000Z', days }),
      ),
    ],
  })
  await screen.findByText(told.itIs('25 November 2026', 0))
  await page.user.click(screen.getByRole('button', { name: told.later(30) }))
  await screen.findByText(told.itIs('25 December 2026', 30))
  await screen.findByText(told.moved('25 December 2026'))
})

test('a job that failed is tried again', async () => {
  const failed = {
    id: 'b1a3f2c4-0d5e-4f60-8a7b-9c0d1e2f3a4b',
    name: 'send-mail',
    attempts: 5,
    error: 'connect ECONNREFUSED',
    createdAt: now,
    failedAt: '2026-01-01T11:00:00.000Z',
  }
  let waiting = [failed]
  const page = await openPart(
    '/admin/jobs',
    answer(listFailedJobs, () => listed(waiting)),
    answer(retryJob, () => void (waiting = [])),
  )
  const { jobs } = machine
  await choose(page, await findRow('send-mail', 'ECONNREFUSED'), jobs.retry)
  await screen.findByText(jobs.retried)
  await screen.findByRole('heading', { name: jobs.nothing.title })
  assert.equal(page.server.sent(retryJob)[0]?.params.id, failed.id)
})

/** The list of domains, on a server that takes each once. */
function domainsOf(domains: SponsorDomain[]) {
  return [
    answer(listSponsorDomains, () => listed(domains)),
    answer(addSponsorDomain, ({ body }) => {
      if (domains.some(({ domain }) => domain === body.domain)) return refused('optionNameExists')
      domains.push({ ...body, addedAt: now })
      return domains.at(-1)!
    }),
    answer(removeSponsorDomain, () => void domains.pop()),
  ]
}

test('a domain is allowed to sponsors once, with a reason, and taken back', async () => {
  const page = await openPart('/admin/domains', ...domainsOf([]))
  const { cancel } = shellPhrases.en
  const add = async () => page.user.click(screen.getByRole('button', { name: t.domains.add }))
  const save = async (texts: Record<string, string>) => {
    for (const [name, text] of Object.entries(texts)) fill(field(name), text)
    await page.user.click(document.querySelector('dialog [type="submit"]')!)
  }
  await screen.findByText(t.domains.nothing.title)
  await backCloses(add)
  await save({ domain: 'www nos' })
  await refusedAt(field('domain'), formatPhrases.en.domain)
  await dialogTells(wrong.NotBlank())
  await save({ domain: '@NOS.pt', reason: 'NOS is a company of its own' })
  await noDialog()
  const row = await findRow('nos.pt', t.domains.verdicts.ALLOWED, 'NOS is a company of its own')

  await add()
  await page.user.click(await screen.findByRole('radio', { name: /^Blocked/ }))
  await save({ domain: 'nos.pt', reason: 'Webmail' })
  await refusedAt(field('domain'), t.domains.taken)
  assert.equal(page.server.sent(addSponsorDomain).at(-1)?.body.verdict, 'BLOCKED')
  await page.user.click((await topDialog()).getByRole('button', { name: cancel }))
  await noDialog()

  await choose(page, row, t.domains.remove)
  await dialogTells(t.domains.removeText.ALLOWED)
  await page.user.click((await topDialog()).getByRole('button', { name: t.domains.remove }))
  await screen.findByText(t.domains.nothing.title)
  assert.equal(page.server.sent(removeSponsorDomain)[0]?.params.domain, 'nos.pt')
})

test('a domain that was taken back is on record with what it was', async () => {
  const actor = { id: 1, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const }
  const removed = {
    ...({ id: 8, at: now, act: 'DOMAIN_REMOVED', actor, person: null, reason: '' } as const),
    subject: { kind: 'domain', id: 'nos.pt' } as const,
    before: { verdict: 'ALLOWED' },
    after: null,
    requestId: 'request',
  }
  await openPart('/admin/audit', answer(listAudit, listed([removed])))
  await findRow(machine.audit.acts.DOMAIN_REMOVED, t.domains.verdicts.ALLOWED)
})

test('a field that holds nothing before and after is left out of the record', async () => {
  const actor = { id: 1, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const }
  const suspended = {
    ...({ id: 9, at: now, act: 'ACCOUNT_SUSPENDED', actor, person: null, reason: '' } as const),
    subject: { kind: 'user', id: '9' } as const,
    ...{ before: null, after: { until: null, hiddenProfile: true }, requestId: 'request' },
  }
  const { acts, fields, yes } = machine.audit
  await openPart('/admin/audit', answer(listAudit, listed([suspended])))
  const row = await findRow(acts.ACCOUNT_SUSPENDED, yes)
  assert.equal(within(row).queryByText(fields.until!), null)
})

test('of a part refund the record says the money in euros, and not the state that stayed', async () => {
  const actor = { id: 1, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const }
  const refunded = {
    ...({ id: 9, at: now, act: 'PAYMENT_REFUNDED', actor, person: null, reason: '' } as const),
    subject: { kind: 'payment', id: '5' } as const,
    before: { status: 'PAID', refundedCents: 0 },
    ...{ after: { status: 'PAID', refundedCents: 6400 }, requestId: 'request' },
  }
  const { acts, fields } = machine.audit
  await openPart('/admin/audit', answer(listAudit, listed([refunded])))
  const row = await findRow(acts.PAYMENT_REFUNDED, '€64.00')
  assert.ok(within(row).getByText(fields.refundedCents!))
  assert.equal(within(row).queryByText(fields.status!), null)
})

test('the record writes days as people do, and says how one seller stands', async () => {
  const actor = { id: 1, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const }
  const verified = {
    ...({ id: 9, at: now, act: 'TRADER_VERIFIED', actor, person: null, reason: '' } as const),
    subject: { kind: 'user', id: '9' } as const,
    before: { state: 'SUBMITTED', until: null },
    ...{ after: { state: 'VERIFIED', until: '2027-11-07' }, requestId: 'request' },
  }
  const { acts } = adminMachinePhrases.pt.audit
  await renderPage('/admin/audit', {
    as: member('ADMIN', { language: 'pt' }),
    language: 'pt',
    answers: [answer(listAudit, listed([verified]))],
  })
  const row = await findRow(acts.TRADER_VERIFIED, '07/11/2027')
  assert.ok(within(row).getByText('Verificado'))
})

test('the record says in the words of each act what became of it', async () => {
  const actor = { id: 1, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const }
  const subject = { kind: 'user', id: '9' } as const
  const entry = { at: now, actor, subject, person: null, reason: '', requestId: 'request' }
  const { acts } = machine.audit
  const { statuses } = adminAppealsPhrases.en
  const { payments, orders, invoices } = adminMoneyPhrases.en
  const { states, seenAs, balances } = adminUsersPhrases.en
  const told: [AuditEntry['act'], AuditEntry['before'], AuditEntry['after'], string[]][] = [
    ['APPEAL_ANSWERED', null, { decision: 'UPHELD' }, [statuses.UPHELD]],
    ['PAYMENT_CHECKED', { status: 'EXPIRED' }, null, [payments.statuses.EXPIRED]],
    ['ORDER_DECIDED', { status: 'CLAIMED' }, { decision: 'dismiss' }, [orders.keep]],
    ['INVOICE_RETRIED', { status: 'FAILED' }, null, [invoices.statuses.FAILED]],
    ['TRADER_REFUSED', { state: 'EXPIRED' }, null, [adminTradersPhrases.en.states.EXPIRED]],
    [
      'USERS_DOWNLOADED',
      null,
      { state: 'HIDDEN_BY_ADMIN', seen: 'WEEK', balance: 'OWES' },
      [states.HIDDEN_BY_ADMIN, seenAs.WEEK, balances.OWES],
    ],
  ]
  const entries = told.map(([act, before, after], at) => ({
    ...entry,
    ...{ id: at + 1, act, before, after },
  }))
  await openPart('/admin/audit', answer(listAudit, listed(entries)))
  for (const [act, , , words] of told) await findRow(acts[act], ...words)
})

test('what admins say of a domain is told in the form as soon as the field is left', async () => {
  let isAllowed = false
  const page = await renderPage('/sign-up', {
    answers: [answer(judgeSponsorDomain, () => ({ accepted: isAllowed }))],
  })
  const { invalidSponsorEmail } = refusalPhrases.en
  await page.user.click(await screen.findByRole('radio', { name: /Sponsor/ }))
  const leave = async () => {
    fill(await waitFor(() => field('email')), 'helena@nos.pt')
    field('password').focus()
  }
  const isSaid = (times: number) =>
    waitFor(() => assert.equal(screen.queryAllByText(invalidSponsorEmail).length, times))
  await leave()
  await isSaid(1)
  assert.equal(page.server.sent(judgeSponsorDomain)[0]?.params.domain, 'nos.pt')
  isAllowed = true
  await leave()
  await waitFor(() => assert.equal(page.server.sent(judgeSponsorDomain).length, 2))
  await isSaid(0)
  assert.equal(field('email').getAttribute('aria-invalid'), null)
  isAllowed = false
  await leave()
  await isSaid(1)
})

test('a draft of a legal text is written, looked at, compared and found again', async () => {
  const { legal } = t
  const text = { en: '# Equality\n\nFor all.', pt: '# Igualdade\n\nPara todos.' }
  const inForce = {
    ...{ version: '2026-01', text, material: false, publishedAt: now, announced: false },
    edition: 'a'.repeat(43),
  }
  const versions: Reply<typeof listTerms> = [inForce]
  const second = 'b'.repeat(43)
  const page = await openPart(
    '/admin/legal?kind=gender-equality',
    answer(listTerms, () => versions),
    answer(writeTerms, ({ body: { version, text: written, material, publish, after } }) => {
      if (after === second) return refused('stateChanged')
      const state = { publishedAt: null, announced: false, edition: second }
      versions.unshift({ version, text: written, material, ...state })
      return { version, published: publish }
    }),
  )
  const [own, other] = await screen.findAllByRole('article')
  within(own!).getByText('For all.')
  within(other!).getByText('Para todos.')
  await page.user.click(await screen.findByRole('link', { name: `${legal.start}: 2026-01` }))
  fill(await waitFor(() => field('version')), 'draft-1')
  const english = () => screen.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${legal.textEn}`))
  fill(english(), `${english().value}\n\nOne more promise.`)
  await page.user.click(screen.getByRole('radio', { name: legal.tabs.diff }))
  const added = await waitFor(() => [...document.querySelectorAll('[data-kind="added"]')].at(-1)!)
  assert.match(added.textContent, /One more promise\./)
  screen.getByText(legal.same)
  await page.user.click(screen.getByRole('radio', { name: legal.tabs.preview }))
  const [preview] = await screen.findAllByRole('article')
  within(preview!).getByText('One more promise.')
  await page.user.click(screen.getByRole('button', { name: legal.saveDraft }))
  await screen.findByText(legal.savedDraft)
  const [sent] = page.server.sent(writeTerms)
  assert.deepEqual(
    [sent?.body.kind, sent?.body.publish, sent?.body.after],
    ['gender-equality', false, ''],
  )
  await page.user.click(await screen.findByRole('link', { name: `${legal.goOn}: draft-1` }))
  await waitFor(() => assert.match(english().value, /One more promise\.$/))
  assert.equal(field('version').value, 'draft-1')
  fill(english(), `${english().value}\n\nAnd another.`)
  await page.user.click(screen.getByRole('button', { name: legal.saveDraft }))
  await screen.findByText(legal.changed)
  assert.equal(page.server.sent(writeTerms)[1]?.body.after, second)
  assert.match(english().value, /And another\.$/)
})

test('announced terms say from when on they are in force, and the earlier ones that they are', async () => {
  const { legal } = t
  const text = { en: '# Terms', pt: '# Termos' }
  const listed = (version: string, publishedAt: string, announced: boolean) => ({
    ...{ version, text, material: false, publishedAt, announced, edition: 'c'.repeat(43) },
  })
  const versions = [
    listed('2031-1', '2031-02-01T00:00:00.000Z', true),
    listed('2026-01', now, false),
  ]
  await openPart('/admin/legal', answer(listTerms, versions))
  const row = async (version: string) =>
    within((await screen.findByText(version)).closest('li') ?? assert.fail(version))
  const ahead = await row('2031-1')
  ahead.getByText(legal.announced)
  ahead.getByText(legal.inForceFrom('01 Feb 2031'))
  assert.ok(!ahead.queryByText(legal.inForce))
  const present = await row('2026-01')
  present.getByText(legal.inForce)
})
