import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { readConfig } from '../../config.ts'
import { mailHandler } from '../../platform/mail/index.ts'
import { paymentMails } from './mails.ts'

const about = {
  name: 'Marta',
  transactionId: 'sbx-1',
  amount: '100,00 €',
  what: { credits: 50, planId: null },
  receipt: {
    number: '2026-000007',
    transactionId: 'sbx-1',
    paidAt: '2026-11-21T10:00:00.000Z',
    refunds: [],
    credits: 50,
    planId: null,
    grossCents: 10_000,
    netCents: 8130,
    vatPercent: 23,
    method: 'MBWAY',
    invoice: null,
  },
}

test('the mail about a paid payment brings its receipt as PDF', async () => {
  const mails: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.on('data', (chunk: Buffer) => mails.push(chunk))
      stream.on('end', () => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  const { run } = mailHandler(config, {} as never, paymentMails)
  const mail = { kind: 'payment-paid', to: 'marta@podium.example', language: 'pt', data: about }
  await run(mail as never)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const { subject, attachments, text } = await PostalMime.parse(Buffer.concat(mails))
  assert.equal(subject, 'Pagamento recebido: 50 créditos')
  assert.match(text ?? '', /\/payment\/status\?id=sbx-1/)
  const [receipt] = attachments
  assert.equal(receipt?.filename, 'recibo-2026-000007.pdf')
  const bytes = Buffer.from(receipt?.content as ArrayBuffer)
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
})

test('a mail names the plan that was paid, in words that join as its language has them', async () => {
  const what = { credits: 0, planId: 'STANDARD' }
  const due = { entity: '12345', reference: '123456789', deadline: null }
  const bought = { what, amount: '7,38 €', at: '2026-11-21T10:00:00.000Z' }
  const facts = { ...about, what, receipt: null, owed: 0, at: bought.at, bought, ...due }
  const context = { link: (path: string) => path }
  const written = async (language: 'en' | 'pt') => {
    const mails = paymentMails.flatMap(({ name, write }) =>
      (name === 'payment-document' ? ['INVOICE', 'CREDIT_NOTE'] : ['']).map(async (document) =>
        write({ ...facts, document, number: 'A/1' } as never, { ...context, language } as never),
      ),
    )
    return JSON.stringify(await Promise.all(mails))
  }
  const inPortuguese = await written('pt')
  for (const words of ['A fatura do plano Standard', 'devolvido do plano', '100,00 € pelo plano']) {
    assert.ok(inPortuguese.includes(words), words)
  }
  assert.doesNotMatch(inPortuguese, /(de|por) [oa] |teu plano Standard/)
  assert.match(await written('en'), /my purchase of the Standard plan/)
})
