import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the fake answers; `hang up` ends the connection without a word. */
export type ViesAnswer = { status?: number; body: string } | 'hang up'

/** The public look-up of VAT numbers (VIES, REST), on this machine. */
export interface FakeVies {
  url: string
  asked: { countryCode: string; vatNumber: string }[]
  /** The answer to the next questions; undefined finds the known numbers alone. */
  answer: ViesAnswer | undefined
  close: () => void
}

/** Starts a VIES that knows some numbers, as `ESB12345674`. */
export async function startVies(known: string[]): Promise<FakeVies> {
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const question = JSON.parse(text) as FakeVies['asked'][number]
      fake.asked.push(question)
      const valid = known.includes(question.countryCode + question.vatNumber)
      const answer = fake.answer ?? { body: JSON.stringify({ ...question, valid, name: '---' }) }
      if (answer === 'hang up') return request.socket.destroy()
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      return response.end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fake: FakeVies = {
    url: `http://127.0.0.1:${port}/check-vat-number`,
    asked: [],
    answer: undefined,
    close: () => void server.close(),
  }
  return fake
}
