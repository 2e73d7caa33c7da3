import { createCipheriv, randomBytes, randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { SibsConfig } from '../../src/config.ts'

/** A payment as the fake gateway knows it. */
interface FakePayment {
  paymentStatus: string
  paymentMethod?: string
  cents: number
  merchantTransactionId: string
  refunds: number
}

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
    this.#server.post<{ Params: { id: string } }>('/payments/:id/refund', ({ params, body }) =>
      this.#refund(params.id, body as CreateBody),
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
      merchantTransactionId: merchant?.merchantTransactionId ?? '',
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
    this.#expect(Math.round(Number(transaction?.amount?.value) * 100) === payment.cents, 'refund')
    this.#expect(Boolean(merchant?.merchantTransactionId), 'refund id')
    payment.refunds += 1
    return { returnStatus: { statusCode: '000', statusMsg: 'Success' } }
  }
}
