import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCaptchaChallenge } from '@podium/contract/identity'
import { sendNotice } from '@podium/contract/notices'
import { sendReport } from '@podium/contract/reports'
import { refusalPhrases } from '@podium/phrases/refusals'
import { reportsPhrases } from '@podium/phrases/reports'
import { reportableAt } from '../src/features/notices/reportable.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { answer, refused } from './answers.ts'
import { member } from './people.ts'
import { fill, field, renderPage, screen, waitFor } from './renderPage.ts'

const t = reportsPhrases.en
const home = 'https://podium.example'

test('an address of what can be reported is known, whatever else stands in it', () => {
  const known: [string, object][] = [
    [`${home}/athlete/7`, { kind: 'profile', id: 7 }],
    [`  ${home}/fan/7/?tab=manage#top `, { kind: 'profile', id: 7 }],
    ['/sponsor/9/gallery/12', { kind: 'media', id: 12 }],
    ['sponsor/product/3', { kind: 'product', id: 3 }],
  ]
  for (const [address, what] of known) assert.deepEqual(reportableAt(address, home), what, address)
  for (const address of [
    ...['', '/', '/athlete/x', '/athlete/0', '/wallet', 'javascript:alert(1)', 'https://'],
    'https://elsewhere.example/athlete/7',
    '/athlete/99999999999',
  ]) {
    assert.equal(reportableAt(address, home), null, address)
  }
})

/** The page of notices, with the address of an athlete typed and gone on from. */
async function goOn(options: Parameters<typeof renderPage>[1]) {
  const page = await renderPage('/notice', options)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  fill(field('link'), 'nowhere')
  await press(t.page.goOn)
  await screen.findByText(t.page.unknown)
  fill(field('link'), '/athlete/2')
  await press(t.page.goOn)
  await screen.findByRole('dialog', { name: t.title.profile })
  return { ...page, press }
}

test('a visitor sends a notice from its page, and hears its reference', async () => {
  let number = 0
  const challenges = answer(getCaptchaChallenge, () => {
    number += 1
    return { provider: 'proof-of-work' as const, challenge: { number } }
  })
  const answers = [challenges, answer(sendNotice, refused('captchaInvalid'))]
  const { server, press, user } = await goOn({ answers })
  await press(t.send)
  await screen.findByText(t.notice.declare)
  await user.selectOptions(field('reason'), 'FRAUD')
  fill(field('explanation'), 'It is a scam.')
  fill(field('name'), 'Rosa Vaz')
  fill(field('email'), 'rosa@fora.example')
  await user.click(field('goodFaith'))
  await press(t.send)
  await screen.findByText(refusalPhrases.en.captchaInvalid)
  await screen.findByText(identityPhrases.en.humanCheck.done)
  server.prepare(answer(sendNotice, { reference: 'N-42' }))
  await press(t.send)
  await screen.findByText(t.notice.sent('N-42'))
  const [first, second] = server.sent(sendNotice)
  assert.deepEqual(second?.body, {
    ...{ subjectType: 'profile', subjectId: 2, reason: 'FRAUD', explanation: 'It is a scam.' },
    ...{ name: 'Rosa Vaz', email: 'rosa@fora.example', goodFaith: true },
  })
  const proofs = [first, second].map((sent) => JSON.stringify(sent?.query))
  assert.notEqual(proofs[0], proofs[1], 'an answer that was used up is sent again')
  assert.equal(screen.queryByRole('dialog'), null)
})

test('a member reports from there as from the page itself', async () => {
  const { server, press, user } = await goOn({
    as: member('FAN'),
    answers: [answer(sendReport, { id: 4 })],
  })
  assert.equal(document.querySelector('[name=email]'), null)
  await user.selectOptions(field('reason'), 'SPAM')
  await press(t.send)
  await waitFor(() => assert.equal(server.sent(sendReport).length, 1))
})
