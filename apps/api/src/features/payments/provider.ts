import type { Invoice, PaymentMethod, PaymentStatus, ProviderName } from '@podium/contract/payments'

/** What is to be paid. */
export interface Charge {
  paymentId: number
  grossCents: number
  description: string
  invoice: Invoice
}

/** The form a provider made for a charge, as the page needs it. */
export interface ProviderForm {
  transactionId: string
  formContext: string
  signature: string | null
  script: string | null
  expiresAt: Date
}

/** The status of a payment, as its provider reports it. */
export interface ProviderStatus {
  status: PaymentStatus
  method?: PaymentMethod | undefined
  entity?: string | undefined
  reference?: string | undefined
  deadline?: Date | undefined
}

/** A call of the provider to us, as it came. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** What a notice says, once it is proven to be the provider's. */
export interface Notice {
  transactionId: string
  /** What the provider wants to hear that we got it. */
  acknowledgement: object
}

/**
 * A payment provider (`payments.provider`). Every method but `readNotice` may throw `ProviderDown`. A
 * notice only says which payment to look at: notices come twice and in any order, so the status is
 * always asked.
 */
export interface PaymentProvider {
  name: ProviderName
  create(charge: Charge): Promise<ProviderForm>
  status(transactionId: string): Promise<ProviderStatus>
  /** The notice; null when it is not the provider's. */
  readNotice(raw: RawNotice): Notice | null
  /** Gives the money back; doing it again changes nothing. */
  refund(payment: { transactionId: string; paymentId: number; grossCents: number }): Promise<void>
}

/** The provider did not answer, or not as agreed. Our answer to it is `paymentProviderUnavailable`. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
}
