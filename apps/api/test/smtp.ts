import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { waitFor } from './wait.ts'

/** A mail as it arrived: who it was addressed to on the envelope, and what it says. */
export interface Arrived {
  to: string[]
  raw: string
  email: Email
}

/** A real SMTP server of a test's own, which keeps what it is sent. */
export interface TestSmtp {
  url: string
  arrived: Arrived[]
  /** The newest mail to an address, waited for. */
  to(address: string): Promise<Arrived>
  /** Makes it refuse the next so many mails, as a busy server does. */
  refuseNext(count: number): void
  stop(): Promise<void>
}

export async function startSmtp(): Promise<TestSmtp> {
  const arrived: Arrived[] = []
  let refusing = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const raw = await readAll(stream)
      if (refusing > 0) {
        refusing -= 1
        throw Object.assign(new Error('busy'), { responseCode: 451 })
      }
      const to = session.envelope.rcptTo.map(({ address }) => address)
      arrived.push({ to, raw, email: await PostalMime.parse(raw) })
    }),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    to: (address) =>
      waitFor(() => arrived.findLast(({ to }) => to.includes(address)), `no mail to ${address}`),
    refuseNext: (count) => void (refusing = count),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
