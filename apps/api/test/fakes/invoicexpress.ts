import { setImmediate } from 'node:timers/promises'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { InvoicexpressConfig } from '../../src/config.ts'

/** A document as the fake account keeps it. */
interface FakeDocument {
  id: number
  type: string
  status: 'draft' | 'final' | 'settled' | 'deleted'
  inverted_sequence_number: string
  reference: string
  tax_exemption: string
  total: number
  /** What it was made of, for tests to look at. */
  sent: SentDocument
}

interface SentDocument {
  date?: string
  due_date?: string
  reference?: string
  tax_exemption?: string
  tax_exemption_reason?: string
  sequence_id?: string
  owner_invoice_id?: number
  client?: Record<string, string>
  items?: {
    name?: string
    description?: string
    unit_price?: number
    quantity?: number
    tax?: { name?: string }
  }[]
}

/**
 * How the account answers something it has done: as agreed, when we have given up waiting,
 * twice over, as when something in between repeats the call, with something that is no answer, or not
 * at all.
 */
export type InvoicexpressAnswer = 'agreed' | 'late' | 'twice' | 'broken' | 'none'

interface ListQuery {
  'type[]'?: string | string[]
  'status[]'?: string | string[]
  non_archived?: string
  reference?: string
}

const types: Record<string, string> = {
  invoice_receipts: 'InvoiceReceipt',
  credit_notes: 'CreditNote',
}
const listed = ['Invoice', 'InvoiceReceipt', 'CreditNote', 'DebitNote', 'Receipt', 'CashInvoice']
const statuses = ['draft', 'sent', 'settled', 'canceled', 'second_copy', 'deleted']
const day = /^\d{2}\/\d{2}\/\d{4}$/

const isIssued = (status: FakeDocument['status']) => status === 'final' || status === 'settled'

/**
 * A small InvoiceXpress account on loopback, written from the public documentation of its API (version
 * 2.0.0): as strict about what we send as that is, and with the same answers.
 */
export class FakeInvoicexpress {
  readonly #server: FastifyInstance
  readonly documents: FakeDocument[] = []
  /** What the fake found wrong with our calls. */
  readonly complaints: string[] = []
  readonly #ongoing = new Set<string>()
  readonly #drawn = new Set<string>()
  #lateDone = Promise.withResolvers<void>()
  /** How often each kind of call came. */
  readonly calls = { list: 0, create: 0, finalise: 0, pdf: 0 }
  taxes = [
    { id: 1, name: 'IVA23', value: 23, region: 'PT', code: 'NOR', default_tax: 1 },
    { id: 2, name: 'IVA22-M', value: 22, region: 'PT-MA', code: 'NOR', default_tax: 0 },
    { id: 3, name: 'IVA21-ES', value: 21, region: 'ES', code: 'NOR', default_tax: 0 },
    { id: 4, name: 'ISENTO', value: 0, region: 'PT', code: 'ISE', default_tax: 0 },
  ]
  /** Made to happen by a test. */
  down = false
  answers: { create: InvoicexpressAnswer; finalise: InvoicexpressAnswer } = {
    create: 'agreed',
    finalise: 'agreed',
  }
  /** What it has against every document, if anything. */
  complains: string | null = null
  /** Cents that it adds to what we ask for, as rounding of its own would. */
  roundsBy = 0
  url = ''

  constructor() {
    this.#server = fastify()
    this.#server.addHook('onRequest', async ({ query, url }, reply) => {
      if (this.down) return reply.code(503).type('text/html').send('<h1>Maintenance</h1>')
      if (url.startsWith('/files/')) return
      if ((query as { api_key?: string }).api_key !== 'a-key')
        return reply.code(401).send({ errors: { error: 'Invalid API key' } })
    })
    this.#server.get('/invoices.json', ({ query }) => this.#list(query as ListQuery))
    this.#server.get('/taxes.json', async () => ({ taxes: this.taxes }))
    this.#server.post<{ Params: { type: string } }>('/:type.json', ({ params, body }, reply) =>
      this.#create(
        params.type,
        body as { invoice?: SentDocument; proprietary_uid?: string },
        reply,
      ),
    )
    this.#server.put<{ Params: { type: string; id: string } }>(
      '/:type/:id/change-state.json',
      ({ params, body }, reply) => this.#finalise(params, body, reply),
    )
    this.#server.get<{ Params: { id: string } }>('/api/pdf/:id.json', ({ params }, reply) =>
      this.#draw(params.id, reply),
    )
    this.#server.get<{ Params: { id: string } }>('/files/:id.pdf', ({ params }, reply) =>
      reply.type('application/pdf').send(Buffer.from(`%PDF-1.4 document ${params.id}`)),
    )
  }

  async start(): Promise<void> {
    this.url = await this.#server.listen({ port: 0, host: '127.0.0.1' })
  }

  stop(): Promise<void> {
    return this.#server.close()
  }

  /** Podium waits long, however busy the machine is, and gives up soon only where an answer is late. */
  config(): InvoicexpressConfig {
    const isLate = () => Object.values(this.answers).includes('late')
    return {
      ...{ baseUrl: this.url, apiKey: 'a-key', sequenceId: '' },
      get patienceMs() {
        return isLate() ? 250 : 20_000
      },
    }
  }

  /** What was asked for while answers are late is done only now, when nobody waits for it any more. */
  async doWhatIsLate(): Promise<void> {
    this.#lateDone.resolve()
    this.#lateDone = Promise.withResolvers()
    await setImmediate()
  }

  /** What is issued under a reference: more than one would be a fault of ours. */
  issued(reference: string): FakeDocument[] {
    return this.documents.filter(
      ({ status, ...one }) => one.reference === reference && isIssued(status),
    )
  }

  #expect(right: boolean, what: string): void {
    if (!right) this.complaints.push(what)
  }

  async #list(query: ListQuery) {
    this.calls.list += 1
    const wantedTypes = [query['type[]'] ?? []].flat()
    const wantedStatuses = [query['status[]'] ?? []].flat()
    this.#expect(
      wantedTypes.length > 0 && wantedTypes.every((type) => listed.includes(type)),
      'type[]',
    )
    this.#expect(
      wantedStatuses.length > 0 && wantedStatuses.every((one) => statuses.includes(one)),
      'status[]',
    )
    this.#expect(query.non_archived === 'true', 'non_archived')
    const found = this.documents.filter(
      ({ type, reference, status }) =>
        status !== 'deleted' &&
        wantedTypes.includes(type) &&
        reference.includes(query.reference ?? ''),
    )
    const pagination = {
      total_entries: found.length,
      per_page: 30,
      current_page: 1,
      total_pages: 1,
    }
    return { invoices: found.map(({ sent: _sent, ...told }) => told), pagination }
  }

  async #create(
    type: string,
    { invoice = {}, proprietary_uid: uid }: { invoice?: SentDocument; proprietary_uid?: string },
    reply: FastifyReply,
  ) {
    this.calls.create += 1
    const [item] = invoice.items ?? []
    const tax = this.taxes.find(({ name }) => name === item?.tax?.name)
    this.#expect(type in types, 'type of document')
    this.#expect(day.test(invoice.date ?? '') && day.test(invoice.due_date ?? ''), 'dates')
    this.#expect(Boolean(invoice.client?.name && invoice.client.code), 'client')
    this.#expect(Boolean(item?.name && item.description), 'item')
    this.#expect(typeof item?.unit_price === 'number' && item.quantity === 1, 'price')
    // Without a complaint it would take the default.
    this.#expect(Boolean(tax), 'tax')
    this.#expect(tax?.value !== 0 || Boolean(invoice.tax_exemption_reason), 'exemption')
    this.#expect(type !== 'credit_notes' || Boolean(invoice.owner_invoice_id), 'owner invoice')
    if (this.complains) return reply.code(422).send({ errors: { error: this.complains } })
    if (uid && this.#ongoing.has(uid)) {
      const reason = `There's an ongoing document creation with the provided UID ${uid}`
      return reply.code(409).send({ reason })
    }
    if (uid) this.#ongoing.add(uid)
    const answer = this.answers.create
    if (answer === 'late') await this.#lateDone.promise
    const times = answer === 'twice' ? 2 : 1
    const made = Array.from({ length: times }, () =>
      this.#add(types[type] ?? '', invoice, tax?.value),
    )
    if (uid) this.#ongoing.delete(uid)
    return this.#answer(answer, reply.code(201), made[0]!)
  }

  #add(type: string, sent: SentDocument, percent = 0): FakeDocument {
    const [item] = sent.items ?? []
    const net = Math.round((item?.unit_price ?? 0) * (item?.quantity ?? 0) * 100)
    const tax = Math.round((item?.unit_price ?? 0) * percent)
    const document: FakeDocument = {
      id: 541_000 + this.documents.length,
      type,
      status: 'draft',
      inverted_sequence_number: '',
      reference: sent.reference ?? '',
      tax_exemption: sent.tax_exemption_reason ?? '',
      total: (net + tax + this.roundsBy) / 100,
      sent,
    }
    this.documents.push(document)
    return document
  }

  async #finalise({ type, id }: { type: string; id: string }, body: unknown, reply: FastifyReply) {
    this.calls.finalise += 1
    const { invoice } = body as { invoice?: { state?: string } }
    const state = invoice?.state ?? ''
    this.#expect(['finalized', 'deleted'].includes(state), 'state')
    const document = this.documents.find((one) => one.id === Number(id))
    if (!document) return reply.code(404).send({ errors: { error: 'Document not found' } })
    if (document.status !== 'draft' || types[type] !== document.type)
      return reply
        .code(422)
        .send({ errors: { error: `CantHandle: ${state} for ${document.type}` } })
    if (state === 'deleted') {
      document.status = 'deleted'
      return this.#answer('agreed', reply, document)
    }
    const answer = this.answers.finalise
    if (answer === 'late') await this.#lateDone.promise
    const before = this.documents.filter(
      (one) => one.type === document.type && isIssued(one.status),
    )
    document.status = document.type === 'InvoiceReceipt' ? 'settled' : 'final'
    document.inverted_sequence_number = `A/${before.length + 1}`
    return this.#answer(answer, reply, document)
  }

  async #answer(
    how: InvoicexpressAnswer,
    reply: FastifyReply,
    { sent: _sent, ...told }: FakeDocument,
  ) {
    if (how === 'none') return reply.raw.socket?.destroy()
    if (how === 'broken') return reply.code(200).type('text/html').send('<h1>OK</h1>')
    return reply.send({ invoice: told })
  }

  async #draw(id: string, reply: FastifyReply) {
    this.calls.pdf += 1
    if (!this.documents.some((one) => one.id === Number(id))) return reply.code(404).send({})
    if (this.#drawn.has(id)) return { output: { pdfUrl: `${this.url}/files/${id}.pdf` } }
    this.#drawn.add(id)
    return reply.code(202).send({ accepted: { code: '202', message: 'Keep requesting.' } })
  }
}
