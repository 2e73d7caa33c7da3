import { setTimeout as pause } from 'node:timers/promises'
import type { InvoicexpressConfig } from '../../../config.ts'
import { InvoicingDown, InvoicingRefused } from './provider.ts'

/** How often a PDF that is being made is asked for, and how long we wait in between. */
const drawing = { tries: 8, everyMs: 700 }

/** A document as the API tells it; everything may be missing. */
export interface Document {
  id?: number
  /** `draft`, then `final` or `settled`; `sent`, `second_copy`, `canceled` later. */
  status?: string
  type?: string
  inverted_sequence_number?: string
  reference?: string
  tax_exemption?: string | null
  total?: number
}

/** A rate of the account, as it was entered there. */
export interface Tax {
  name?: string
  value?: number
  region?: string
}

interface Answer {
  invoices?: Document[]
  taxes?: Tax[]
  output?: { pdfUrl?: string }
}

export interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  query?: [string, string][]
  body?: object
}

/**
 * Calls of the InvoiceXpress API (version 2.0.0), from its public documentation. The key goes into each
 * address, so no address is ever told, logged or part of an error.
 */
export function createCalls(account: InvoicexpressConfig) {
  const { baseUrl, apiKey } = account
  const sent = (url: URL, request: RequestInit = {}) =>
    fetchWithin(account.patienceMs, url, request)

  async function ask(call: Call): Promise<{ status: number; answer: Answer }> {
    const url = new URL(`${baseUrl}${call.path}`)
    for (const [name, value] of [...(call.query ?? []), ['api_key', apiKey] as const]) {
      url.searchParams.append(name, value)
    }
    const response = await sent(url, {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    })
    const answer = await readJson(response)
    if (response.ok && answer) return { status: response.status, answer }
    // By 422 it says what is wrong with the document. All else passes, or is mended at the account.
    const said = [response.status, answer && complaintIn(answer)].filter(Boolean).join(' ')
    if (response.status === 422) throw new InvoicingRefused('TURNED_AWAY', said)
    throw new InvoicingDown(isLockedOut(response) ? 'LOCKED_OUT' : 'NO_ANSWER', said)
  }

  return {
    ask: async (call: Call) => (await ask(call)).answer,

    /** The document in an answer, whatever the envelope is called. */
    askForOne: async (call: Call): Promise<Document> => {
      const { answer } = await ask(call)
      const [document] = Object.values(answer) as Document[]
      if (typeof document?.id === 'number') return document
      throw new InvoicingDown('NO_ANSWER')
    },

    /** A file that is made while we ask: 202 until it is there. */
    download: async (call: Call): Promise<Buffer> => {
      for (let tries = 0; tries < drawing.tries; tries++) {
        const { status, answer } = await ask(call)
        const address = answer.output?.pdfUrl
        if (status === 200 && address) return readPdf(await sent(new URL(address)))
        await pause(drawing.everyMs)
      }
      throw new InvoicingDown('NO_ANSWER', 'PDF')
    },
  }
}

/** The key is wrong, or the account is not allowed to ask. */
const isLockedOut = ({ status }: Response) => status === 401 || status === 403

async function fetchWithin(ms: number, url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(ms) })
  } catch {
    throw new InvoicingDown('NO_ANSWER')
  }
}

async function readJson(response: Response): Promise<Answer | null> {
  try {
    const answer: unknown = await response.json()
    return answer && typeof answer === 'object' ? answer : null
  } catch {
    return null
  }
}

/** The words in what it has against a document, which come as a text, as lists, and by field. */
function complaintIn(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (answer === null || typeof answer !== 'object') return ''
  return Object.values(answer).map(complaintIn).filter(Boolean).join(', ')
}

async function readPdf(response: Response): Promise<Buffer> {
  const content = response.ok ? Buffer.from(await response.arrayBuffer()) : null
  if (content?.subarray(0, 5).toString() === '%PDF-') return content
  throw new InvoicingDown('NO_ANSWER', 'PDF')
}
