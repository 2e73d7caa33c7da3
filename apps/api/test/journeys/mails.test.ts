import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  recoverPassword,
  resendActivation,
  resetPassword,
  validateAccount,
} from '@podium/contract/identity'
import { languages, languageTable } from '@podium/contract/locale'
import { sendContactRequest, sendMessage } from '@podium/contract/messages'
import { changeEmail, changePassword } from '@podium/contract/settings'
import { offerDelegation } from '@podium/contract/delegations'
import { nameGuardian } from '@podium/contract/guardianship'
import { sendNotice } from '@podium/contract/notices'
import type { MemberRole } from '@podium/contract/roles'
import { freshAddress, openMember, signIn, signUp, solveHumanCheck } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { born } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { allRoutes, fieldsOf, type JsonSchema } from '../routes.ts'
import { startSmtp } from '../smtp.ts'

const smtp = await startSmtp()
after(() => smtp.stop())

const company = { name: '', address: '', taxNumber: '', email: 'equipa@podium.example', phone: '' }
const podium = usePodium({
  smtpUrl: smtp.url,
  mailbox: false,
  mailFrom: 'Podium <ola@podium.example>',
  company,
})

async function activate(person: Person): Promise<void> {
  const { email } = await smtp.to(person.email)
  const [, token = ''] = /\/validate-account\/([\w-]+)/.exec(email.text ?? '') ?? []
  await person.call(validateAccount, { body: { token } })
}

const expected = {
  en: {
    activation: /^Confirm your address/,
    reset: 'Set a new password',
    changed: 'Your password was changed',
  },
  pt: {
    activation: /^Confirma o teu email/,
    reset: 'Define uma nova palavra-passe',
    changed: 'A tua palavra-passe foi alterada',
  },
}

for (const language of languages) {
  test(`the mails of an account arrive in ${language}, as text and as HTML`, async () => {
    const person = await signUp(podium(), 'FAN', { language, name: 'Zé & Ção' })
    const first = await smtp.to(person.email)
    assert.match(first.email.subject ?? '', expected[language].activation)
    assert.deepEqual(first.to, [person.email])
    assert.deepEqual(first.email.from, { name: 'Podium', address: 'ola@podium.example' })
    assert.match(
      first.email.html ?? '',
      new RegExp(`<html lang="${languageTable[language].locale}"`),
    )
    const link = /http:\/\/podium\.test\/validate-account\/[\da-f]{64}/
    assert.equal(link.exec(first.email.text ?? '')?.[0], link.exec(first.email.html ?? '')?.[0])
    assert.match(first.email.text ?? '', link)
    assert.doesNotMatch(first.email.html ?? '', /<script|<img|undefined|\[object/)
    await activate(person)

    await person.call(recoverPassword, { body: { email: person.email } })
    await podium().settled()
    const reset = await smtp.to(person.email)
    assert.equal(reset.email.subject, expected[language].reset)
    const [, token = ''] = /\/reset-password\/([\w-]+)/.exec(reset.email.text ?? '') ?? []
    await person.call(resetPassword, { body: { token, newPassword: 'Outra!Chave9' } })
    await podium().settled()
    const changed = await smtp.to(person.email)
    assert.equal(changed.email.subject, expected[language].changed)
    assert.match(changed.email.text ?? '', /Zé & Ção/)
    assert.match(changed.email.html ?? '', /Zé &amp; Ção/)
  })
}

const evil = 'Win now at evil.example'

/** Somebody signed in who is called what they want strangers to read. */
async function stranger(details: object = {}): Promise<Person> {
  const person = await openMember(podium(), 'ATHLETE', { name: evil, lastName: evil, ...details })
  await signIn(person)
  return person
}

/** The same, protected, so that they name a guardian. */
async function protectedStranger(): Promise<Person> {
  const person = await stranger({ modality: 'ATHLETICS' })
  await saveAthlete(person, { name: evil, lastName: evil, dateOfBirth: born(15) })
  return person
}

async function registering(role: MemberRole, email: string): Promise<void> {
  await signUp(podium(), role, { email, name: evil, lastName: evil })
}

/** To ask for a link again, of an account that was opened with the address. */
const askingAgain =
  (route: typeof recoverPassword | typeof resendActivation) => async (email: string) => {
    await registering('FAN', email)
    await podium().visitor().call(route, { body: { email } })
  }

/** Every call that takes an address which its caller types, and mails it: done with a stranger's. */
const mailing: Record<string, (email: string) => Promise<unknown>> = {
  registerAthlete: (email) => registering('ATHLETE', email),
  registerFan: (email) => registering('FAN', email),
  registerManager: (email) => registering('MANAGER', email),
  registerSponsor: (email) => registering('SPONSOR', email),
  recoverPassword: askingAgain(recoverPassword),
  resendActivation: askingAgain(resendActivation),
  changeEmail: async (email) => {
    const person = await stranger()
    await person.call(changeEmail, { body: { email, password: person.password } })
  },
  offerDelegation: async (email) => {
    const body = { email, kind: 'HELP' as const, scopes: ['PAGE' as const] }
    await (await stranger()).call(offerDelegation, { body })
  },
  nameGuardian: async (email) =>
    (await protectedStranger()).call(nameGuardian, { body: { email } }),
  sendNotice: async (email) => {
    const reported = await openMember(podium(), 'FAN')
    const visitor = podium().visitor()
    await visitor.call(sendNotice, {
      query: { 'g-recaptcha-response': await solveHumanCheck(visitor) },
      body: {
        ...{ subjectType: 'profile', subjectId: reported.id, reason: 'OTHER', explanation: evil },
        ...{ name: evil, email, goodFaith: true },
      } as never,
    })
  },
}

/** Calls that take an address and mail none to it that nobody has proven, each with why. */
const mailingNobody: Record<string, string> = {
  login: 'mails the owner of the account alone',
  reportLostFactor: 'mails who has proven the account alone',
  inviteUser: 'is an admin, who is no stranger',
  submitPayment: 'keeps the address for the invoice',
  subscribe: 'keeps the address for the invoice',
  putTrader: 'shows the address to buyers',
  sendContactRequest: 'mails the company',
}

const partsOf = ({ properties = {}, anyOf = [], items }: JsonSchema) => [
  ...Object.values(properties),
  ...anyOf,
  ...(items ? [items] : []),
]

test('of every call that takes an address it is known what it mails there', () => {
  const takesOne = (schema: JsonSchema): boolean =>
    'email' in (schema.properties ?? {}) || partsOf(schema).some(takesOne)
  const known = allRoutes.filter(({ route }) => takesOne({ properties: fieldsOf(route.body) }))
  assert.deepEqual(
    known.map(({ name }) => name).toSorted(),
    [...Object.keys(mailing), ...Object.keys(mailingNobody)].toSorted(),
  )
})

for (const [name, mail] of Object.entries(mailing)) {
  test(`what ${name} mails to an address before it is proven carries nothing that its asker wrote`, async () => {
    const email = freshAddress('stranger')
    await mail(email)
    await smtp.to(email)
    await podium().settled()
    const arrived = smtp.arrived.filter(({ to }) => to.includes(email))
    assert.ok(arrived.length > 0)
    for (const { email: read } of arrived) {
      const { subject = '', text = '', html = '' } = read
      assert.doesNotMatch(`${subject} ${text} ${html}`, /evil/)
    }
  })
}

test('an address that signed up and was never confirmed is nobody’s to whom a name goes', async () => {
  const email = freshAddress('unproven')
  await registering('FAN', email)
  await mailing.offerDelegation?.(email)
  await mailing.nameGuardian?.(email)
  await podium().settled()
  const arrived = smtp.arrived.filter(({ to }) => to.includes(email))
  assert.equal(arrived.length, 3)
  for (const { raw } of arrived) assert.doesNotMatch(raw, /evil/)
})

test('an offer, and a ward’s word, reach an account in its own language and with the name', async () => {
  for (const [language, other] of [
    ['en', 'pt'],
    ['pt', 'en'],
  ] as const) {
    const reader = await openMember(podium(), 'FAN', { language })
    const [ines, rui] = [await stranger({ language: other }), await protectedStranger()]
    for (const asker of [ines, rui]) asker.headers['accept-language'] = other
    const body = { email: reader.email, kind: 'HELP' as const, scopes: ['PAGE' as const] }
    await ines.call(offerDelegation, { body })
    await rui.call(nameGuardian, { body: { email: reader.email } })
    await podium().settled()
    const subjects = smtp.arrived
      .filter(({ to }) => to.includes(reader.email))
      .map(({ email }) => email.subject ?? '')
    assert.equal(subjects.length, 2)
    const said = { en: /asks you to act|names you as the adult/, pt: /Queres agir|indica-te/ }
    for (const subject of subjects) {
      assert.match(subject, said[language])
      assert.match(subject, /evil/)
    }
  }
})

test('what a name contains is text in a mail, and adds no header, recipient or link', async () => {
  const name = 'Ana Bcc: all@podium.example http://evil.example/?a="b" \'c\' =?utf-8?q?x?='
  const person = await openMember(podium(), 'FAN', { name })
  await signIn(person)
  const { password } = person
  await person.call(changePassword, { body: { password, newPassword: 'Outra!Chave9' } })
  await podium().settled()
  const { email, to, raw } = await smtp.to(person.email)
  assert.deepEqual(to, [person.email])
  assert.deepEqual(
    email.to?.map(({ address }) => address),
    [person.email],
  )
  assert.deepEqual([email.cc, email.bcc], [undefined, undefined])
  const [head = ''] = raw.split('\r\n\r\n')
  assert.doesNotMatch(head, /^bcc/im)
  assert.ok(email.text?.includes(name))
  assert.ok(email.html?.includes('a=&quot;b&quot;'))
  assert.doesNotMatch(email.html ?? '', /href="http:\/\/evil/)
})

test('a contact request reaches the company in one piece, and is kept', async () => {
  const body = {
    name: 'Helena "Lena" Prata',
    organisation: 'Volta Foods, S.A.; Bcc: x@y.zz',
    email: freshAddress('helena'),
    message: 'Olá!\r\n\r\nBcc: all@podium.example\n<script>alert(1)</script>\n'.padEnd(1000, 'á'),
  }
  await podium().visitor().call(sendContactRequest, { body })
  const { email, to } = await smtp.to(company.email)
  assert.deepEqual(to, [company.email])
  assert.ok(email.subject?.includes('Helena "Lena" Prata, Volta Foods, S.A.; Bcc: x@y.zz'))
  assert.ok(email.text?.includes(body.email))
  assert.match(email.html ?? '', /&lt;script&gt;/)
  assert.doesNotMatch(email.html ?? '', /<script/)
  const { rows } = await podium().context.database.pool.query(
    'select message from contact_requests where email = $1',
    [body.email],
  )
  assert.equal(rows.length, 1)
})

const wrong: [string, unknown, 'NotBlank' | 'Size' | 'Pattern'][] = [
  ['name', '', 'NotBlank'],
  ['name', 'Ana\r\nBcc: all@podium.example', 'Pattern'],
  ['organisation', 'Volta\nBcc: all@podium.example', 'Pattern'],
  ['organisation', 'x'.repeat(101), 'Size'],
  ['email', 'ana@podium.example\nBcc: all@podium.example', 'Pattern'],
  ['email', undefined, 'NotBlank'],
  ['message', ' \n ', 'NotBlank'],
  ['message', 'x'.repeat(1001), 'Size'],
]
for (const [field, value, kind] of wrong) {
  test(`a contact request with ${field} ${JSON.stringify(value)?.slice(0, 30)} is refused`, async () => {
    const right = { name: 'Ana', organisation: '', email: 'ana@podium.example', message: 'Olá' }
    const body = { ...right, [field]: value }
    await podium().visitor().violates([field, kind], sendContactRequest, { body })
  })
}

test('a mail that the server is too busy for is tried again until it arrives, once', async () => {
  smtp.refuseNext(1)
  const email = freshAddress('busy')
  await signUp(podium(), 'FAN', { email })
  await smtp.to(email)
  assert.equal(smtp.arrived.filter(({ to }) => to.includes(email)).length, 1)
})

test('with a mail server there is no development mailbox', async () => {
  for (const url of ['/mailbox', '/mailbox.json', '/mailbox/1']) {
    const answer = await podium().app.inject(url)
    assert.equal(answer.statusCode, 404, url)
  }
})

test('a mail that can be switched off says so in its headers and below; one of security does not', async () => {
  const [writer, reader] = [await openMember(podium(), 'FAN'), await openMember(podium(), 'FAN')]
  await signIn(writer)
  await writer.call(sendMessage, { body: { userId: reader.id, message: 'Olá' } })
  const { email } = await smtp.to(reader.email)
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value
  const link = /^<(http:\/\/podium\.test\/unsubscribe\/\S+)>$/.exec(
    header('list-unsubscribe') ?? '',
  )
  assert.ok(link?.[1], header('list-unsubscribe') ?? 'no header')
  assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  assert.ok(email.text?.includes(link[1]) && email.html?.includes(link[1]))
  await reader.call(recoverPassword, { body: { email: reader.email } })
  await podium().settled()
  const secure = await smtp.to(reader.email)
  assert.match(secure.email.subject ?? '', /palavra-passe/)
  assert.doesNotMatch(secure.raw, /List-Unsubscribe/i)
})
