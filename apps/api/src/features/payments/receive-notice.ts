import type { FastifyInstance } from 'fastify'
import { refuse } from '../../platform/refuse.ts'
import { refreshStatus } from './check-payment.ts'
import type { PaymentParts } from './parts.ts'
import type { RawNotice } from './provider.ts'
import { findByTransaction } from './records.ts'

/**
 * Takes a provider's notice: proven to be theirs (otherwise `forbidden`), it makes us ask for the
 * payment's status, because notices come twice and in any order. Answers what the provider wants to
 * hear.
 */
export async function receiveNotice(parts: PaymentParts, raw: RawNotice): Promise<object> {
  const notice = parts.provider.readNotice(raw) ?? refuse('forbidden')
  const { transactionId, acknowledgement } = notice
  const payment = (await findByTransaction(parts.db, transactionId)) ?? refuse('paymentNotFound')
  await refreshStatus(parts, payment, transactionId)
  return acknowledgement
}

/** Where providers call; their bodies are texts of their own kind, whatever they are labelled. */
export async function noticeRoutes(
  server: FastifyInstance,
  root: string,
  parts: PaymentParts,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => body,
    )
    scope.post<{ Params: { provider: string } }>(
      `${root}/payments/webhook/:provider`,
      async ({ params, headers, body }) => {
        if (params.provider !== parts.provider.name) refuse('paymentNotFound')
        return receiveNotice(parts, { headers, body: typeof body === 'string' ? body : '' })
      },
    )
  })
}
