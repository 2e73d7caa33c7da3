import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { SibsConfig } from '../../src/config.ts'

/** A payment as the fake gateway knows it. */
interface FakePayment {
  paymentStatus: string
  paymentMethod?: string
  cents: number
  /** What the buyer is shown. */
  description: string
  merchantTransactionId: string
  /** What went back, by the id that names each part. */
  back: Map<string, number>
  /** How often something was asked to go back. */
  refunds: number
}

/**
 * How the gateway answers a refund that it has made: as agreed, after a while, with something that is
 * no answer, or not at all.
 */
type RefundAnswer = 'agreed' | 'late' | 'broken' | 'none'

interface CreateBody {
  merchant?: { terminalId?: string; channel?: string; merchantTransactionId?: string }
  customer?: { customerInfo?: Record<string, unknown> }
  transaction?: {
    transactionTimestamp?: string
    description?: string
    moto?: boolean
    paymentType?: string
    amount?: { value?: number; currency?: string }
    paymentMethod?: string[]
    paymentReference?: { entity?: string }
    originalTransaction?: { id?: string; datetime?: string }
  }
}

/**
 * A small SIBS gateway on loopback, written from its public documentation: it is as strict about our
 * headers and bodies as the real one, and seals its notices as the real one does.
 */
export class FakeSibs {
  readonly #server: FastifyInstance
  readonly #key = randomBytes(32)
  readonly payments = new Map<string, FakePayment>()
  /** Made to happen by a test. */
  down = false
  answersRefunds: RefundAnswer = 'agreed'
  /** It says no to every refund. */
  refusesRefunds = false
  /** What the fake found wrong with our calls. */
  readonly complaints: string[] = []
  url = ''

  constructor() {
    this.#server = fastify()
    this.#server.addHook('onRequest', async (request, reply) => {
      if (this.down) return reply.code(503).send('maintenance')
      this.#checkHeaders(request)
    })
    this.#server.post('/payments', (request) => this.#create(request.body as CreateBody))
    this.#server.get<{ Params: { id: string } }>('/payments/:id/status', ({ params }) =>
      this.#status(params.id),
    )
    this.#server.post<{ Params: { id: string } }>(
      '/payments/:id/refund',
      async ({ params, body, raw }, reply) => {
        const answer = this.#refund(params.id, body as CreateBody)
        if (this.answersRefunds === 'late') await setTimeout(400)
        if (this.answersRefunds === 'broken') return reply.type('text/html').send('<h1>OK</h1>')
        if (this.answersRefunds === 'none') raw.socket.destroy()
        return answer
      },
    )
  }

  async start(): Promise<void> {
    this.url = await this.#server.listen({ port: 0, host: '127.0.0.1' })
  }

  stop(): Promise<void> {
    return this.#server.close()
  }

  config(): SibsConfig {
    return {
      baseUrl: this.url,
      widgetUrl: 'https://widget.sibs.test',
      terminalId: '51234',
      token: 'a-token',
      clientId: 'a-client',
      webhookKey: this.#key.toString('base64'),
      entity: '24000',
    }
  }

  /** A notice about a payment, sealed; `change` spoils it. */
  notice(transactionID: string, change: { key?: Buffer; tag?: Buffer } = {}) {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', change.key ?? this.#key, iv)
    const text = JSON.stringify({
      returnStatus: { statusCode: '000' },
      transactionID,
      notificationID: randomUUID(),
      paymentStatus: 'Success',
    })
    const sealed = Buffer.concat([cipher.update(text), cipher.final()])
    return {
      method: 'POST' as const,
      url: '/api/payments/webhook/sibs',
      headers: {
        'content-type': 'text/plain',
        'x-initialization-vector': iv.toString('base64'),
        'x-authentication-tag': (change.tag ?? cipher.getAuthTag()).toString('base64'),
      },
      payload: sealed.toString('base64'),
    }
  }

  #checkHeaders({ headers }: FastifyRequest): void {
    this.#expect(headers.authorization === 'Bearer a-token', 'authorization')
    this.#expect(headers['x-ibm-client-id'] === 'a-client', 'x-ibm-client-id')
  }

  #expect(right: boolean, what: string): void {
    if (!right) this.complaints.push(what)
  }

  #create({ merchant, customer, transaction }: CreateBody) {
    const amount = transaction?.amount
    this.#expect(merchant?.terminalId === '51234', 'terminalId')
    this.#expect(merchant?.channel === 'web', 'channel')
    this.#expect(Boolean(merchant?.merchantTransactionId), 'merchantTransactionId')
    this.#expect(Boolean(customer?.customerInfo?.customerName), 'customerName')
    this.#expect(Boolean(customer?.customerInfo?.customerEmail), 'customerEmail')
    this.#expect(transaction?.paymentType === 'PURS', 'paymentType')
    this.#expect(transaction?.moto === false, 'moto')
    this.#expect(amount?.currency === 'EUR' && Number(amount.value) > 0, 'amount')
    this.#expect(!Number.isNaN(Date.parse(transaction?.transactionTimestamp ?? '')), 'timestamp')
    this.#expect(transaction?.paymentReference?.entity === '24000', 'entity')
    const transactionID = randomBytes(16).toString('hex')
    this.payments.set(transactionID, {
      paymentStatus: 'Pending',
      cents: Math.round(Number(amount?.value) * 100),
      description: transaction?.description ?? '',
      merchantTransactionId: merchant?.merchantTransactionId ?? '',
      back: new Map(),
      refunds: 0,
    })
    return {
      returnStatus: { statusCode: '000', statusMsg: 'Success' },
      transactionID,
      transactionSignature: 'signed',
      formContext: 'Zm9ybQ==',
      expiry: new Date(Date.now() + 3_600_000).toISOString(),
    }
  }

  #status(id: string) {
    const payment = this.payments.get(id)
    if (!payment) return { returnStatus: { statusCode: 'E0506', statusMsg: 'Not found' } }
    const { paymentStatus, paymentMethod } = payment
    return {
      returnStatus: { statusCode: '000', statusMsg: 'Success' },
      transactionID: id,
      paymentStatus,
      ...(paymentMethod && { paymentMethod }),
      ...(paymentMethod === 'REFERENCE' && {
        paymentReference: {
          entity: '24000',
          reference: '123456789',
          expireDate: new Date(Date.now() + 259_200_000).toISOString(),
        },
      }),
    }
  }

  #refund(id: string, { merchant, transaction }: CreateBody) {
    const payment = this.payments.get(id)
    if (!payment) return { returnStatus: { statusCode: 'E0506', statusMsg: 'Not found' } }
    if (this.refusesRefunds) return { returnStatus: { statusCode: 'E0999', statusMsg: 'Refused' } }
    const cents = Math.round(Number(transaction?.amount?.value) * 100)
    const part = merchant?.merchantTransactionId ?? ''
    this.#expect(transaction?.originalTransaction?.id === id, 'original transaction')
    this.#expect(
      !Number.isNaN(Date.parse(transaction?.originalTransaction?.datetime ?? '')),
      'its time',
    )
    this.#expect(part.length > 0, 'refund id')
    this.#expect((payment.back.get(part) ?? cents) === cents, 'the same part is as large')
    payment.refunds += 1
    payment.back.set(part, cents)
    const all = [...payment.back.values()].reduce((sum, each) => sum + each, 0)
    this.#expect(all <= payment.cents, 'no more back than was paid')
    return { returnStatus: { statusCode: '000', statusMsg: 'Success' } }
  }
}
