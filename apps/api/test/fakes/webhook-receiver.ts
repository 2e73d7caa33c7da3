import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came, as it came. */
export interface Received {
  path: string
  body: string
  signature: string
  event: { id: number; type: string; at: string; data: Record<string, unknown> }
}

/** How an endpoint answers: with a status, or as the test does it. */
export type Answering = number | ((response: ServerResponse, received: Received) => void)

/** A server of a member's on this machine, with as many endpoints as there are paths. */
export interface WebhookReceiver {
  origin: string
  received: Received[]
  /** What came at a path, the first first. */
  at(path: string): Received[]
  /** Answers from now on so at a path; 200 unless told. */
  answer(path: string, answering: Answering): void
  close(): void
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  const answers = new Map<string, Answering>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      const path = request.url ?? ''
      const signature = String(request.headers['podium-signature'])
      const one = { path, body, signature, event: JSON.parse(body) as Received['event'] }
      received.push(one)
      const answer = answers.get(path) ?? 200
      if (typeof answer === 'number') response.writeHead(answer).end('ok')
      else answer(response, one)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    at: (path) => received.filter((one) => one.path === path),
    answer: (path, answering) => void answers.set(path, answering),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * What a receiver does before it believes anything (`webhooks.signature`): one of the signatures is of its
 * secret, and none is older than five minutes.
 */
export function isGenuine(
  { signature, body }: Pick<Received, 'signature' | 'body'>,
  secret: string,
  at = Date.now(),
): boolean {
  const parts = signature.split(',').map((part) => part.split('=') as [string, string])
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  assert.ok(Number.isInteger(seconds), signature)
  if (Math.abs(at / 1000 - seconds) > 300) return false
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return parts.some(([name, value]) => name === 'v1' && value === wanted)
}
