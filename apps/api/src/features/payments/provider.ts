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
  /** Gives a part of the money back, or all of it; the same part again changes nothing. */
  refund(part: MoneyBack): Promise<void>
}

/** A part of a payment that goes back. */
export interface MoneyBack {
  transactionId: string
  /** When it was paid. */
  paidAt: Date
  /** Names this part, at the provider too, however often it is asked for. */
  reference: string
  amountCents: number
}

/** The provider did not answer, or not as agreed. Our answer to it is `paymentProviderUnavailable`. */
export class ProviderDown extends Error {
  override name = 'ProviderDown'
  /** Whether it may have done what it was asked for all the same. */
  readonly mayHaveHappened: boolean

  constructor(message: string, options: { cause?: unknown; mayHaveHappened?: boolean } = {}) {
    super(message, options)
    this.mayHaveHappened = options.mayHaveHappened ?? true
  }
}
