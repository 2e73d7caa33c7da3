import { type LiveEvent, livePath, readLiveEvent } from '@podium/contract/live'
import { getWebSocketToken } from '@podium/contract/websockets'
import type { FastifyInstance } from 'fastify'
import type { Person } from './person.ts'
import { waitFor } from './wait.ts'

/** An open page of somebody: what it has heard, and how its line ended. */
export class LivePage {
  readonly heard: LiveEvent[] = []
  /** How often it was told to fetch anew; the first time once it is seated. */
  refetches = 0
  closed: { code: number; reason: string } | undefined
  readonly socket: WebSocket

  constructor(url: string) {
    this.socket = new WebSocket(url)
    this.socket.addEventListener('message', ({ data }) => {
      const event = readLiveEvent(String(data))
      if (event?.type === 'REFETCH') this.refetches += 1
      else if (event) this.heard.push(event)
    })
    this.socket.addEventListener('close', ({ code, reason }) => (this.closed = { code, reason }))
  }

  /** Waits until something is so; says `what` else is the case when it does not come. */
  async until(what: string, isSo: () => boolean): Promise<void> {
    await waitFor(isSo, () => `${what}; heard ${JSON.stringify(this.heard)}`)
  }

  close(): void {
    this.socket.close()
  }
}

/** Where a server can be reached by sockets; starts listening if it does not yet. */
export async function addressOf(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return `ws://127.0.0.1:${port}`
}

/** Opens a page of somebody at a server, as the browser does. */
export async function openPage(person: Person, app: FastifyInstance): Promise<LivePage> {
  const { webSocketToken } = await person.call(getWebSocketToken)
  const page = new LivePage((await addressOf(app)) + livePath(person.id, webSocketToken))
  await page.until('a page does not open', () => page.refetches > 0)
  return page
}
