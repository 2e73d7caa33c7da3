import type { PaymentMethod, PaymentStatus, SandboxOutcome } from '@podium/contract/payments'
import { refuse } from '../../platform/refuse.ts'
import type { PaymentParts } from './parts.ts'
import type { PaymentProvider } from './provider.ts'
import { receiveNotice } from './receive-notice.ts'
import { findByTransaction } from './records.ts'
import type { Sandbox } from './sandbox.ts'

/** What the sandbox's form asks for; its notices reach us as a real provider's do, at once. */
export async function playOutcome(
  parts: PaymentParts,
  asked: {
    transactionId: string
    outcome: SandboxOutcome
    method?: PaymentMethod | undefined
  },
): Promise<{ status: PaymentStatus }> {
  const { transactionId, outcome, method } = asked
  const { provider } = parts
  if (!isSandbox(provider)) refuse('paymentNotFound')
  const events = (await provider.play(transactionId, outcome, method)) ?? refuse('paymentNotFound')
  for (const { happen, notices } of events) {
    await happen()
    await Promise.all(notices.map((notice) => receiveNotice(parts, notice)))
  }
  const payment = (await findByTransaction(parts.db, transactionId)) ?? refuse('paymentNotFound')
  return { status: payment.status }
}

function isSandbox(provider: PaymentProvider): provider is Sandbox {
  return provider.name === 'sandbox'
}
