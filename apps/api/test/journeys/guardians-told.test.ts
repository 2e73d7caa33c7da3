import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { commentDeliverable, endAgreement, proposeAgreement } from '@podium/contract/agreements'
import { putContacts } from '@podium/contract/guardianship'
import { setMatch } from '@podium/contract/matches'
import { listNotifications } from '@podium/contract/notifications'
import { notificationMailPhrases } from '@podium/phrases/notification-mails'
import { notificationPhrases } from '@podium/phrases/notifications'
import { toldOf } from '@podium/phrases/told'
import { introduction } from '../../src/platform/http/api-introduction.ts'
import { mailsByKind } from '../../src/features/notifications/mails.ts'
import { actingFor } from '../acting.ts'
import { accept, at, family, inDays, proposal, tick, volta } from '../agreeing.ts'
import { runJob } from '../buying.ts'
import { join } from '../cast.ts'
import { becomeGuardian } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

/** How a mail is written for a reader of English, whose links are paths. */
const inEnglish = {
  ...{ language: 'en' as const, productName: 'Podium', link: (path: string) => path },
  company: { name: '', address: '', taxNumber: '', email: '', phone: '' },
}

test('a guardian hears by name of whom an agreement is, and how to get to it', async () => {
  const { ward, guardian } = await family(podium())
  const helena = await volta(podium())
  await guardian.call(putContacts, { ...at(ward), body: { allowed: [helena.id] } })
  const first = await helena.call(proposeAgreement, proposal(ward, { title: 'First' }))
  await actingFor(guardian, ward).call(endAgreement, at(first))
  const { id } = await actingFor(guardian, ward).call(proposeAgreement, proposal(helena))
  await accept(helena, { id }, 1)
  await helena.call(endAgreement, at({ id }))
  await podium().settled()
  const proposed = await podium().mailTo(guardian.email, '“First”')
  assert.match(proposed.text, /See who I act for/)
  const inForce = await podium().mailTo(guardian.email, 'in force')
  assert.match(inForce.subject, /Rui Lopes.*“Season 2027”/)
  assert.match(inForce.text, /See who I act for/)
  assert.doesNotMatch(inForce.text, /Your agreement/i)
  const ended = await podium().mailTo(guardian.email, 'ended')
  assert.match(ended.subject, /Rui Lopes.*“Season 2027”/)
  assert.match(ended.text, /See who I act for/)
  const { list } = await guardian.call(listNotifications)
  const about = list.filter(({ kind }) => kind.startsWith('agreement'))
  assert.ok(about.length >= 3)
  for (const { actor } of about) assert.equal(actor?.id, ward.id)
  // Who cannot accept reads who does.
  const { text } = await podium().mailTo(ward.email, '“First”')
  assert.match(text, /an adult who looks after your account answers/)
})

test('what one guardian accepts or ends for a ward the others read, and who did it does not', async () => {
  const { ward, guardian } = await family(podium())
  const [helena, pedro] = [await volta(podium()), await join(podium(), 'MANAGER')]
  await becomeGuardian(podium(), ward, pedro, guardian)
  for (const one of [guardian, pedro])
    await one.call(putContacts, { ...at(ward), body: { allowed: [helena.id] } })
  const acting = actingFor(guardian, ward)
  const lines = async (person: Person) => {
    await podium().settled()
    const { list } = await person.call(listNotifications)
    return list.flatMap(({ kind, facts, actor }) =>
      kind === 'agreementAccepted' || kind === 'agreementEnded'
        ? [notificationPhrases.en.texts[kind](actor?.name ?? '', facts)]
        : [],
    )
  }
  const { id } = await helena.call(proposeAgreement, proposal(ward))
  await accept(acting, { id }, 1)
  await acting.call(endAgreement, at({ id }))
  await acting.call(endAgreement, at(await helena.call(proposeAgreement, proposal(ward))))
  assert.deepEqual(await lines(guardian), [])
  assert.deepEqual(await lines(pedro), [
    'Another adult who looks after Rui dropped the proposed agreement “Season 2027”.',
    'Another adult who looks after Rui ended the agreement “Season 2027”. You can still read it.',
    'Rui’s agreement “Season 2027” was accepted: it is now in force.',
  ])
  assert.deepEqual(await lines(ward), [])
})

test('a guardian is reminded of what they promised for a ward, and the other side of it once', async () => {
  const { ward, guardian } = await family(podium())
  const [helena, pedro] = [await volta(podium()), await join(podium(), 'MANAGER')]
  await becomeGuardian(podium(), ward, pedro, guardian)
  await guardian.call(putContacts, { ...at(ward), body: { allowed: [helena.id, pedro.id] } })
  await pedro.call(putContacts, { ...at(ward), body: { allowed: [helena.id, pedro.id] } })
  const due = { deliverables: [{ title: 'A video', due: inDays(5) }] }
  const { id } = await pedro.call(proposeAgreement, proposal(ward, due))
  await accept(actingFor(guardian, ward), { id }, 1)
  await runJob(podium(), 'remind-of-deliverables')
  await podium().settled()
  const mail = await podium().mailTo(guardian.email, 'A video')
  assert.match(mail.subject, /Rui Lopes.*“Season 2027”/)
  assert.match(mail.text, /See who I act for/)
  for (const [reader, actors] of [
    [ward, [undefined]],
    [guardian, [ward.id]],
    [pedro, [undefined]],
  ] as const) {
    const { list } = await reader.call(listNotifications)
    const lines = list.filter(({ kind }) => kind === 'agreementDue')
    assert.deepEqual(
      lines.map(({ actor }) => actor?.id),
      actors,
    )
  }
})

test('a guardian hears what a supporter says of what their ward did, not what the ward ticks', async () => {
  const { ward, guardian } = await family(podium())
  const helena = await volta(podium())
  await guardian.call(putContacts, { ...at(ward), body: { allowed: [helena.id] } })
  const { id } = await helena.call(proposeAgreement, proposal(ward))
  await accept(actingFor(guardian, ward), { id }, 1)
  await tick(ward, { id }, 1, { link: 'https://example.com/kit' })
  const said = { params: { id, n: 1 }, body: { text: 'Bigger next time.' } }
  await helena.call(commentDeliverable, said)
  await podium().settled()
  const mail = await podium().mailTo(guardian.email, 'commented')
  assert.equal(
    mail.subject,
    'Rui Lopes’ agreement “Season 2027”: the other side commented on “Logo on the kit”.',
  )
  assert.match(mail.text, /See who I act for/)
  assert.doesNotMatch(mail.text, /your agreement|Bigger/i)
  const { list } = await guardian.call(listNotifications)
  const lines = list.filter(({ kind }) => kind === 'agreementDone')
  assert.deepEqual(
    lines.map(({ actor }) => actor?.id),
    [ward.id],
  )
})

test('a guardian reads for whom supports are doubled', async () => {
  const { ward, guardian } = await family(podium())
  const helena = await volta(podium(), 600)
  await guardian.call(putContacts, { ...at(ward), body: { allowed: [helena.id] } })
  await helena.call(setMatch, { body: { athleteId: ward.id, credits: 300, perSupporter: 100 } })
  await podium().settled()
  assert.match((await podium().mailTo(guardian.email, 'doubled')).subject, /Rui Lopes/)
  assert.match((await podium().mailTo(ward.email, 'doubles')).subject, /Volta Foods/)
  const { list } = await guardian.call(listNotifications)
  assert.equal(list.find(({ kind }) => kind === 'matchSet')?.actor?.id, ward.id)
})

test('nobody is mailed to do what is not theirs to do', async () => {
  const about = { name: 'Rui', who: '', link: '/', title: 'Cap' }
  const recalled = await mailsByKind.productRecalled.write({ ...about, isWard: true }, inEnglish)
  assert.match(String(recalled.paragraphs), /an adult who looks after your account/i)
  const adult = await mailsByKind.productRecalled.write(about, inEnglish)
  assert.doesNotMatch(String(adult.paragraphs), /an adult/)
})

test('the last day of a check is a day on which products are on sale', () => {
  const { en, pt } = notificationMailPhrases
  assert.match(
    en.trader.EXPIRED.text('Helena', '2026-11-30'),
    /after November 30|after 30 November/,
  )
  assert.match(pt.trader.EXPIRED.text('Helena', '2026-11-30'), /depois de 30 de novembro/i)
})

test('who has no name is somebody with a capital only where a sentence begins', () => {
  const { en, pt } = notificationPhrases
  assert.equal(toldOf(pt, 'supportEnded', '', {}), 'O apoio entre ti e alguém terminou.')
  assert.equal(toldOf(en, 'supportExpiring', '', {}), 'Your support for somebody ends soon.')
  assert.equal(toldOf(pt, 'supportThanked', '', {}), 'Alguém agradece o teu apoio.')
  assert.equal(toldOf(en, 'message', 'de Sá', {}), 'de Sá wrote to you.')
})

test('a guardian is not told that a support can be renewed whatever the athlete takes', () => {
  const { en, pt } = notificationPhrases
  const expiring = { outcome: 'EXPIRING' }
  assert.match(en.texts.wardSupport('Rui', expiring), /takes requests/)
  assert.match(pt.texts.wardSupport('Rui', expiring), /receber pedidos/)
})

test('the legal texts count who acts for an athlete among those who know a private supporter', async () => {
  const read = (name: string) =>
    readFile(new URL(`../../src/features/legal/documents/${name}.md`, import.meta.url), 'utf8')
  for (const name of ['terms', 'privacy']) {
    assert.match(await read(`${name}.en`), /the athlete, whoever acts for them/)
    assert.match(await read(`${name}.pt`), /o atleta, quem age em nome dele/)
  }
})

test('the introduction to the API names every kind of act that takes a key', () => {
  const about = { productName: 'Podium', publicUrl: 'https://podium.example', testClock: false }
  const [, said = ''] = introduction(about).split('## Idempotency')
  for (const what of ['agreements', 'updates', 'goals', 'competitions', 'results'])
    assert.match(said.slice(0, 600), new RegExp(what))
})
