import type { PaymentMethod } from '@podium/contract/payments'
import type { SibsConfig } from '../../config.ts'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import { type Charge, type PaymentProvider, ProviderDown, type ProviderStatus } from './provider.ts'
import { readSibsNotice } from './sibs-notice.ts'

const patienceMs = 10_000
const referenceSeconds = 3 * day

/** The SIBS Payment Gateway, from its public documentation. */
export function createSibs(config: SibsConfig): PaymentProvider {
  const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
    askSibs(config, { method, path, body })
  return {
    name: 'sibs',

    async create(charge) {
      const answer = await ask('POST', '/payments', chargeBody(config, charge))
      const { transactionID: transactionId, formContext, transactionSignature } = answer
      if (!transactionId || !formContext) throw new ProviderDown('SIBS answered without a form')
      const expiresAt = answer.expiry ? new Date(answer.expiry) : secondsFromNow(day / 24)
      return {
        transactionId,
        formContext,
        signature: transactionSignature ?? null,
        script: `${config.widgetUrl}/assets/js/widget.js?id=${encodeURIComponent(transactionId)}`,
        expiresAt,
      }
    },

    async status(transactionId) {
      return providerStatusOf(
        await ask('GET', `/payments/${encodeURIComponent(transactionId)}/status`),
      )
    },

    readNotice: (raw) => readSibsNotice(config.webhookKey, raw),

    async refund({ transactionId, paidAt, reference, amountCents }) {
      await ask('POST', `/payments/${encodeURIComponent(transactionId)}/refund`, {
        // The gateway holds a merchant's ids to be unique, so that a part goes back once.
        merchant: merchantOf(config, reference),
        transaction: {
          transactionTimestamp: now().toISOString(),
          description: reference,
          amount: amountOf(amountCents),
          originalTransaction: { id: transactionId, datetime: paidAt.toISOString() },
        },
      })
    },
  }
}

/** What we read of an answer; everything may be missing. */
interface SibsAnswer {
  returnStatus?: { statusCode?: string; statusMsg?: string }
  transactionID?: string
  transactionSignature?: string
  formContext?: string
  expiry?: string
  paymentStatus?: string
  paymentMethod?: string
  paymentReference?: { entity?: string; reference?: string; expireDate?: string }
}

async function askSibs(
  { baseUrl, token, clientId }: SibsConfig,
  call: { method: 'GET' | 'POST'; path: string; body?: object | undefined },
): Promise<SibsAnswer> {
  const answer = await sent(`${baseUrl}${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-ibm-client-id': clientId,
      ...(call.body && { 'content-type': 'application/json' }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const { statusCode, statusMsg } = answer.returnStatus ?? {}
  if (statusCode === '000') return answer
  // A no is an answer; what is no answer of theirs says nothing about what happened.
  const mayHaveHappened = statusCode === undefined
  throw new ProviderDown(`SIBS says ${statusCode} ${statusMsg}`, { mayHaveHappened })
}

async function sent(url: string, request: RequestInit): Promise<SibsAnswer> {
  try {
    const response = await fetch(url, request)
    if (!response.ok) {
      const mayHaveHappened = !turnedAway(response.status)
      throw new ProviderDown(`SIBS answered ${response.status}`, { mayHaveHappened })
    }
    return (await response.json()) as SibsAnswer
  } catch (error) {
    if (error instanceof ProviderDown) throw error
    const mayHaveHappened = !neverArrived(error)
    throw new ProviderDown('SIBS did not answer', { cause: error, mayHaveHappened })
  }
}

/** Statuses by which a gateway says that it did nothing. */
function turnedAway(status: number): boolean {
  return status === 503 || (status >= 400 && status < 500 && status !== 408)
}

/** What was asked did not leave our side: there was nobody to take it. */
function neverArrived(error: unknown): boolean {
  const { code } = (error as { cause?: { code?: string } }).cause ?? {}
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EAI_AGAIN'
}

function merchantOf({ terminalId }: SibsConfig, merchantTransactionId: string) {
  return { terminalId, channel: 'web', merchantTransactionId }
}

function amountOf(cents: number) {
  return { value: cents / 100, currency: 'EUR' }
}

function chargeBody(config: SibsConfig, { paymentId, grossCents, description, invoice }: Charge) {
  const amount = amountOf(grossCents)
  return {
    merchant: merchantOf(config, `payment-${paymentId}`),
    customer: {
      customerInfo: {
        customerName: invoice.name,
        customerEmail: invoice.email,
        billingAddress: {
          street1: invoice.address,
          city: invoice.city,
          postcode: invoice.postalCode,
          country: invoice.country.code,
        },
      },
    },
    transaction: {
      transactionTimestamp: now().toISOString(),
      description,
      moto: false,
      paymentType: 'PURS',
      amount,
      paymentMethod: config.entity ? ['CARD', 'MBWAY', 'REFERENCE'] : ['CARD', 'MBWAY'],
      ...(config.entity && {
        paymentReference: {
          entity: config.entity,
          initialDatetime: now().toISOString(),
          finalDatetime: secondsFromNow(referenceSeconds).toISOString(),
          minAmount: amount,
          maxAmount: amount,
        },
      }),
    },
  }
}

const statuses: Record<string, ProviderStatus['status']> = {
  Success: 'PAID',
  Pending: 'PENDING',
  InProcessing: 'PENDING',
  Partial: 'PENDING',
  Declined: 'REJECTED',
  Timeout: 'EXPIRED',
}

const methods: Record<string, PaymentMethod> = {
  CARD: 'CARD',
  MBWAY: 'MBWAY',
  REFERENCE: 'REFERENCE',
}

function providerStatusOf({
  paymentStatus,
  paymentMethod,
  paymentReference,
}: SibsAnswer): ProviderStatus {
  const { entity, reference, expireDate } = paymentReference ?? {}
  return {
    status: statuses[paymentStatus ?? ''] ?? 'UNKNOWN',
    method: methods[paymentMethod ?? ''],
    entity,
    reference,
    deadline: expireDate ? new Date(expireDate) : undefined,
  }
}
