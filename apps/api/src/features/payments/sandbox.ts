import { createHmac, randomBytes } from 'node:crypto'
import type { PaymentMethod, PaymentStatus, SandboxOutcome } from '@podium/contract/payments'
import { day, hour, minute, now, secondsFromNow } from '../../platform/clock.ts'
import { isSameSecret } from '../../platform/secrets.ts'
import type { Db, InTransaction } from '../../platform/database/index.ts'
import type { PaymentProvider, RawNotice, ProviderStatus } from './provider.ts'
import {
  addSandboxRefund,
  findSandboxPayment,
  insertSandboxPayment,
  lockSandboxPayment,
  type SandboxPaymentsTable,
  type SandboxState,
  updateSandboxPayment,
} from './sandbox-records.ts'

/**
 * The built-in provider (`payments.provider`): no outside service, no money. It behaves as a real one
 * does, with a state of its own, signed notices and a clock, and the buyer chooses what happens.
 */
export interface Sandbox extends PaymentProvider {
  /** Makes an outcome happen; answers the notices it sends, in order. Null for an unknown payment. */
  play(
    transactionId: string,
    outcome: SandboxOutcome,
    method?: PaymentMethod,
  ): Promise<SandboxEvent[] | null>
}

/** One thing that happens at the provider, and the notices it sends about it. */
export interface SandboxEvent {
  happen(): Promise<void>
  notices: RawNotice[]
}

const formSeconds = hour
const deadlineSeconds = { CARD: hour, MBWAY: 4 * minute, REFERENCE: 3 * day }
// Long enough to see that it has expired first.
const lateSeconds = 10

const signatureHeader = 'x-sandbox-signature'

export function createSandbox(deps: {
  db: Db
  inTransaction: InTransaction
  secret: string
}): Sandbox {
  const { db, inTransaction, secret } = deps
  const key = createHmac('sha256', secret).update('sandbox payments').digest()
  const sign = (body: string) => createHmac('sha256', key).update(body).digest('hex')

  const change = (transactionId: string, to: Partial<SandboxPaymentsTable>) =>
    inTransaction(async (tx) => {
      const payment = await lockSandboxPayment(tx, transactionId)
      // Of two buttons that are pressed at once the other one may have been first.
      if (!payment || !mayBecome(payment, to.state)) return
      await updateSandboxPayment(tx, transactionId, to)
    })

  function notice(transactionId: string): RawNotice {
    const body = JSON.stringify({ transactionId })
    return { headers: { [signatureHeader]: sign(body) }, body }
  }

  return {
    name: 'sandbox',

    async create({ grossCents }) {
      const transactionId = `sbx-${randomBytes(16).toString('hex')}`
      const expiresAt = secondsFromNow(formSeconds)
      await inTransaction((tx) =>
        insertSandboxPayment(tx, {
          transaction_id: transactionId,
          state: 'OPEN',
          method: null,
          deadline: expiresAt,
          approved_from: null,
          cents: grossCents,
        }),
      )
      return { transactionId, formContext: 'sandbox', signature: null, script: null, expiresAt }
    },

    async status(transactionId) {
      const payment = await findSandboxPayment(db, transactionId)
      return payment ? providerStatusOf(payment) : { status: 'UNKNOWN' }
    },

    readNotice({ headers, body }) {
      if (!isSameSecret(String(headers[signatureHeader] ?? ''), sign(body))) return null
      const { transactionId } = JSON.parse(body) as { transactionId: string }
      return { transactionId, acknowledgement: { received: true } }
    },

    async refund({ transactionId, reference, amountCents }) {
      await inTransaction(async (tx) => {
        const payment = await lockSandboxPayment(tx, transactionId)
        const part = { reference, transaction_id: transactionId, cents: amountCents }
        const back = await addSandboxRefund(tx, part)
        if (!payment || back < payment.cents) return
        await updateSandboxPayment(tx, transactionId, { state: 'REFUNDED' })
      })
    },

    async play(transactionId, outcome, method) {
      const payment = await findSandboxPayment(db, transactionId)
      if (!payment) return null
      return eventsFor(payment, outcome, method ?? payment.method ?? 'CARD').map(
        ({ to, times }) => ({
          happen: () => change(transactionId, to),
          notices: Array.from({ length: times }, () => notice(transactionId)),
        }),
      )
    },
  }
}

interface Plan {
  to: Partial<SandboxPaymentsTable>
  /** How often the provider tells us. */
  times: number
}

/** What happens at the provider for an outcome; money that came does not go but by a refund. */
function eventsFor(
  payment: SandboxPaymentsTable,
  outcome: SandboxOutcome,
  method: PaymentMethod,
): Plan[] {
  const into = (state: SandboxState, times = 1): Plan => ({ to: { state, method }, times })
  const isPaid = hasCome(payment)
  if (payment.state === 'REFUNDED') return []
  if (outcome === 'refund')
    return isPaid ? [into('REFUNDED')] : [into('APPROVED'), into('REFUNDED')]
  if (outcome === 'duplicate') return [into('APPROVED', 2)]
  if (outcome === 'approve') return [into('APPROVED')]
  if (isPaid) return []
  if (outcome === 'refuse') return [into('REFUSED')]
  if (outcome === 'unknown') return [into('FAULTY')]
  if (outcome === 'expire') return [into('EXPIRED')]
  if (outcome === 'late') {
    return [
      { to: { state: 'EXPIRED', method, approved_from: secondsFromNow(lateSeconds) }, times: 1 },
    ]
  }
  const deadline = secondsFromNow(deadlineSeconds[method])
  return [{ to: { state: 'OPEN', method, deadline }, times: 1 }]
}

/** Money that came does not go but by a refund, and what went back stays there. */
function mayBecome(from: SandboxPaymentsTable, to: SandboxState | undefined): boolean {
  if (from.state === 'REFUNDED') return false
  return !hasCome(from) || to === 'APPROVED' || to === 'REFUNDED'
}

/** Whether the money is there, also where it came after its time was over. */
function hasCome(payment: SandboxPaymentsTable): boolean {
  return statusOf(payment) === 'PAID'
}

const statuses: Record<SandboxState, PaymentStatus> = {
  OPEN: 'PENDING',
  APPROVED: 'PAID',
  REFUSED: 'REJECTED',
  EXPIRED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
  FAULTY: 'UNKNOWN',
}

function providerStatusOf(payment: SandboxPaymentsTable): ProviderStatus {
  const { method, deadline, transaction_id: transactionId } = payment
  return {
    status: statusOf(payment),
    deadline,
    ...(method && { method }),
    ...(method === 'REFERENCE' && { entity: '12345', reference: referenceOf(transactionId) }),
  }
}

function statusOf({ state, deadline, approved_from }: SandboxPaymentsTable): PaymentStatus {
  if (state === 'EXPIRED' && approved_from && approved_from <= now()) return 'PAID'
  if (state === 'OPEN' && deadline <= now()) return 'EXPIRED'
  return statuses[state]
}

/** Nine digits, as a Multibanco reference has, always the same for one payment. */
function referenceOf(transactionId: string): string {
  const digits = createHmac('sha256', 'reference').update(transactionId).digest().readUInt32BE()
  return String(digits % 1_000_000_000).padStart(9, '0')
}
