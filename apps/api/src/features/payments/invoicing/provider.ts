import type { DocumentKind, DocumentTrouble } from '@podium/contract/payment-rules'
import type { Invoice } from '@podium/contract/payments'
import type { TaxRule } from '@podium/contract/taxes'

export const invoicingNames = ['sandbox', 'invoicexpress'] as const
export type InvoicingName = (typeof invoicingNames)[number]

/** By what a document is found again: its kind, and the name we give it. */
export interface OwnReference {
  kind: DocumentKind
  reference: string
}

/** What a document has to say. */
export interface DocumentAsked extends OwnReference {
  buyer: Invoice
  /** What was bought, or came back: so many credits, or a plan. */
  credits: number
  planId: string | null
  /** With tax. */
  cents: number
  vatPercent: number
  taxRule: TaxRule
}

/** What a document that is issued says beside that. */
export interface DocumentDrawn extends DocumentAsked {
  issuedAt: Date
  /** Of the payment, by which its buyer knows it. */
  transactionId: string
  /** The number of the invoice that a credit note is about; null of an invoice. */
  corrects: string | null
}

/** A document that is issued: its id at the provider, and the number that stands on it. */
export interface IssuedDocument {
  documentId: string
  number: string
}

/**
 * A program that issues invoices (`payments.documents`). Every method may throw `InvoicingDown` where
 * it is to be asked again, and `InvoicingRefused` where somebody has to mend something first.
 */
export interface InvoicingProvider {
  name: InvoicingName
  /** The document of our reference, where it is issued; null where it is not. */
  status(own: OwnReference): Promise<IssuedDocument | null>
  issue(asked: DocumentAsked): Promise<IssuedDocument>
  /** Issues a credit note for a part of an invoice, or all of it. */
  credit(asked: DocumentAsked, invoice: IssuedDocument): Promise<IssuedDocument>
  /** A document as PDF. */
  document(issued: IssuedDocument, said: DocumentDrawn): Promise<Buffer>
}

/** Why something was not issued: the kind for people, and beside it what was said of it there. */
export class InvoicingTrouble extends Error {
  readonly kind: DocumentTrouble
  readonly said: string

  constructor(kind: DocumentTrouble, said = '') {
    super(said ? `${kind}: ${said}` : kind)
    this.kind = kind
    this.said = said
  }
}

/** The program did not answer, or not as agreed: nobody knows what it did. */
export class InvoicingDown extends InvoicingTrouble {
  override name = 'InvoicingDown'
}

/** The program said no, or would have said something wrong; somebody has to mend it. */
export class InvoicingRefused extends InvoicingTrouble {
  override name = 'InvoicingRefused'
}

/**
 * Why a document has no Portuguese tax, as a code of the tax authority's list of reasons; null where
 * tax is on it. M40: the buyer, a company, accounts for it (article 6, 6 a of the CIVA, a contrario).
 * M44: it is taxed where the buyer is (article 6, 7 and following).
 */
export function exemptionOf({
  taxRule,
  vatPercent,
}: Pick<DocumentAsked, 'taxRule' | 'vatPercent'>): 'M40' | 'M44' | null {
  if (vatPercent > 0) return null
  return taxRule === 'REVERSE_CHARGE' ? 'M40' : 'M44'
}
