import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Language, languages, languageTable } from '@podium/contract/locale'
import { mailFramePhrases } from '@podium/phrases/mail-frame'
import { mails } from '../../src/app/job-handlers.ts'
import { composeHtml, composeText } from '../../src/platform/mail/compose.ts'

const site = 'https://podium.example'
const company = { name: '', address: '', taxNumber: '', email: '', phone: '' }

/** What mails are written from, all of them together: each takes what it needs. */
const facts = {
  name: 'Inês',
  who: 'Marta Nóbrega',
  reader: 'Inês',
  other: 'Marta Nóbrega',
  inviter: 'Ana Duarte',
  role: 'ATHLETE',
  token: 'a1'.repeat(32),
  link: '/athlete/1',
  newEmail: 'ines@podium.example',
  userAgent: 'Firefox 140, Linux',
  at: '2026-11-21T10:00:00Z',
  endsAt: '2026-12-21T10:00:00Z',
  secret: 'b2'.repeat(32),
  answer: 'REVERSED',
  principal: 'Inês Carvalho',
  ward: 'Rui Lopes',
  kind: 'REPRESENTATION',
  outcome: 'principal',
  about: 'PROFILE_HIDDEN',
  standing: 'VERIFIED',
  count: 12,
  found: [
    {
      name: 'Remo em Portugal',
      link: '/rede-podium?sport=ROWING&sort=new',
      people: [{ name: 'Tomé Vilarinho', sport: 'ROWING' }],
      total: 12,
    },
  ],
  trader: {
    legalName: 'Volta Foods, Lda.',
    registration: '509442013',
    address: 'Rua do Cais 5, 3800-200 Aveiro',
    phone: '+351234000111',
    email: 'vendas@volta-foods.example',
  },
  reason: 'Corresponde às regras da casa.',
  supportId: 7,
  athleteId: 1,
  orderId: 9,
  credits: 250,
  months: 5,
  private: true,
  thankYou: 'Obrigada, do fundo do coração!',
  note: 'Força para esta época!',
  goal: 'Nacional de pista',
  thanks: 'Foi por tua causa que lá cheguei.',
  buyer: 'Marta Nóbrega',
  seller: 'Volta Foods',
  product: 'Barras de aveia',
  said: 'Seguiu hoje pelos CTT.',
  transactionId: 'tx-123',
  document: 'CREDIT_NOTE',
  number: 'A/12',
  amount: '46,00 €',
  entity: '12345',
  deadline: '2026-11-24T10:00:00Z',
  what: { credits: 250, planId: null },
  owed: 20,
  bought: {
    what: { credits: 250, planId: null },
    amount: '400,00 €',
    at: '2026-11-20T10:00:00Z',
  },
  withdrawableUntil: '2026-12-04',
  receipt: null,
  planId: 'PERFORMANCE',
  wrote: [
    { userId: 3, name: 'Marta Nóbrega', count: 2, text: 'Olá!\nBoa prova amanhã.' },
    { userId: 4, name: 'Rui Sá', count: 1, text: 'Já viste os resultados?' },
  ],
  others: 1,
  total: 5,
  reference: 'N-1042',
  reported: 'profile',
  decision: 'UPHELD',
  organisation: 'Volta Foods',
  email: 'helena@volta-foods.example',
  message: 'Queremos apoiar.',
}

interface Rendered {
  name: string
  language: Language
  canBeSwitchedOff: boolean
  action: string | null
  said: string[]
  html: string
  text: string
}

/** What one mail calls as another does, and means something else by. */
const ofItsOwn: Record<string, object> = { 'deletion-answered': { outcome: 'REVERSED' } }

async function render(kind: (typeof mails)[number], language: Language): Promise<Rendered> {
  const context = {
    language,
    productName: 'Podium',
    company,
    link: (path: string) => site + path,
  }
  const content = await kind.write({ ...facts, ...ofItsOwn[kind.name] } as never, context)
  const unsubscribe = kind.event ? `${site}/unsubscribe/token` : null
  const frame = { language, productName: 'Podium', home: site, unsubscribe }
  return {
    name: kind.name,
    language,
    canBeSwitchedOff: unsubscribe !== null,
    action: content.action?.url ?? null,
    said: [content.title, ...content.paragraphs, content.note ?? ''],
    html: composeHtml(content, frame),
    text: composeText(content, frame),
  }
}

const rendered = await Promise.all(
  mails.flatMap((kind) => languages.map((language) => render(kind, language))),
)

/** Every mail as a file to look at, where a folder is asked for. */
const folder = process.env.PODIUM_MAILS_INTO
if (folder) {
  await mkdir(folder, { recursive: true })
  for (const { name, language, html, text } of rendered) {
    await writeFile(join(folder, `${name}.${language}.html`), html)
    await writeFile(join(folder, `${name}.${language}.txt`), text)
  }
}

const addressesIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

for (const mail of rendered) {
  test(`the mail ${mail.name} in ${mail.language} is of the family`, () => {
    const { html, text, language } = mail
    assert.ok(html.startsWith('<!doctype html>'))
    assert.ok(html.includes(`<html lang="${languageTable[language].locale}">`))
    assert.match(html, /<meta name="color-scheme" content="light dark">/)
    assert.match(html, /<meta name="supported-color-schemes" content="light dark">/)
    assert.match(html, /@media \(prefers-color-scheme: ?dark\)/)
    assert.equal(html.match(/class="mark"/g)?.length, 1)
    assert.doesNotMatch(html, /<script|<img|<svg|<link|url\(|@import/)
    assert.doesNotMatch(html + text, /undefined|\[object|NaN|null\b/)
    for (const said of mail.said) {
      for (const line of said.split('\n')) assert.ok(text.includes(line), line)
    }
    for (const address of addressesIn(html)) {
      assert.ok(address.startsWith(site), address)
      assert.ok(text.includes(address), `the plain text lacks ${address}`)
    }
    if (mail.action) assert.ok(addressesIn(html).includes(mail.action))
    assert.equal(html.includes('/unsubscribe/'), mail.canBeSwitchedOff)
    assert.ok(text.split('\n').every((line) => line === '-- ' || line === line.trimEnd()))
  })
}

test('no mail says in one language what it says in the other', () => {
  for (const kind of mails) {
    const [en, pt] = languages.map((language) =>
      rendered.find((mail) => mail.name === kind.name && mail.language === language),
    )
    assert.notEqual(en?.said[0], pt?.said[0], kind.name)
    const english = /\b(the|your|you|and|with|from|this|has|was|open|answer|support)\b/i
    assert.doesNotMatch(pt?.text.replaceAll(/https?:\S+/g, '') ?? '', english, kind.name)
    assert.ok(pt?.text.includes(mailFramePhrases.pt.signature('Podium')))
    assert.ok(en?.text.includes(mailFramePhrases.en.signature('Podium')))
  }
})

/** What of the facts a mail names: figures of two digits and more, however they are written, and words. */
function namedIn({ said }: Rendered): string[] {
  const text = said.join(' ')
  const figures = JSON.stringify(facts).match(/\d{2,}/g) ?? []
  const words = Object.values(facts).filter((fact) => typeof fact === 'string')
  return [...new Set([...figures, ...words])].filter((fact) => text.includes(fact)).sort()
}

test('a mail names in one language what it names in the other', () => {
  for (const kind of mails) {
    const [en, pt] = rendered.filter(({ name }) => name === kind.name).map(namedIn)
    assert.deepEqual(en, pt, kind.name)
  }
})
