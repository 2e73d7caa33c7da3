import { calendarDay } from '@podium/contract/calendar'
import type { DocumentKind } from '@podium/contract/payment-rules'
import type { PlanId } from '@podium/contract/plans'
import { type TaxRegion, taxRegionOf } from '@podium/contract/taxes'
import { creditsPt } from '@podium/phrases/format'
import { plansPhrases } from '@podium/phrases/plans'
import type { InvoicexpressConfig } from '../../../config.ts'
import { now } from '../../../platform/clock.ts'
import { createCalls, type Document, type Tax } from './invoicexpress-calls.ts'
import {
  type DocumentAsked,
  exemptionOf,
  type InvoicingProvider,
  InvoicingDown,
  InvoicingRefused,
  type IssuedDocument,
  type OwnReference,
} from './provider.ts'
import { unitPriceOf } from './unit-price.ts'

/** How its API calls the kinds of document: what is invoiced here was paid before. */
const types: Record<DocumentKind, { path: string; name: string }> = {
  INVOICE: { path: 'invoice_receipts', name: 'InvoiceReceipt' },
  CREDIT_NOTE: { path: 'credit_notes', name: 'CreditNote' },
}

/**
 * InvoiceXpress, a program certified by the Portuguese tax authority, from the public documentation of
 * its API (version 2.0.0). A document begins as a draft, which means nothing to anybody; it is looked
 * at, and only then finalised, by which it gets its number.
 */
export function createInvoicexpress(config: InvoicexpressConfig): InvoicingProvider {
  const { ask, askForOne, download } = createCalls(config)

  /** Everything of our reference that is a draft or more, whatever else the filter lets through. */
  async function find({ kind, reference }: OwnReference): Promise<Document[]> {
    const { invoices } = await ask({
      path: '/invoices.json',
      query: [
        ['type[]', types[kind].name],
        ...['draft', 'sent', 'settled', 'second_copy'].map((status): [string, string] => [
          'status[]',
          status,
        ]),
        ['non_archived', 'true'],
        ['archived', 'true'],
        ['reference', reference],
      ],
    })
    if (!invoices) throw new InvoicingDown('NO_ANSWER')
    return invoices.filter((document) => document.reference === reference)
  }

  async function finalise(asked: DocumentAsked, draft: Document): Promise<IssuedDocument> {
    if (draft.status !== 'draft') return issuedOf(draft)
    requireAsAsked(asked, draft)
    return issuedOf(await changeState(asked, draft, 'finalized'))
  }

  function changeState({ kind }: OwnReference, { id }: Document, state: string): Promise<Document> {
    const path = `/${types[kind].path}/${id}/change-state.json`
    return askForOne({ method: 'PUT', path, body: { invoice: { state } } })
  }

  async function taxFor(asked: DocumentAsked): Promise<string> {
    const { taxes } = await ask({ path: '/taxes.json' })
    if (!taxes) throw new InvoicingDown('NO_ANSWER')
    // A name that is not there would be answered with the account's default.
    return nameOfTax(taxes, asked)
  }

  async function issue(asked: DocumentAsked, invoice?: IssuedDocument): Promise<IssuedDocument> {
    const [earlier] = await find(asked)
    if (earlier && (earlier.status !== 'draft' || !differenceOf(asked, earlier))) {
      return finalise(asked, earlier)
    }
    // A draft that says something else would be found again by every later try.
    if (earlier) await changeState(asked, earlier, 'deleted')
    const body = bodyFor(asked, { config, tax: await taxFor(asked), invoice })
    const path = `/${types[asked.kind].path}.json`
    return finalise(asked, await askForOne({ method: 'POST', path, body }))
  }

  return {
    name: 'invoicexpress',

    async status(own) {
      const issued = (await find(own)).find(({ status }) => status !== 'draft')
      return issued ? issuedOf(issued) : null
    },

    issue: (asked) => issue(asked),

    credit: issue,

    document: ({ documentId }) => download({ path: `/api/pdf/${documentId}.json` }),
  }
}

function issuedOf({ id, status, inverted_sequence_number: number }: Document): IssuedDocument {
  if (!id || !number || status === 'draft') {
    throw new InvoicingDown('NO_ANSWER')
  }
  return { documentId: String(id), number }
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

/** What a draft says and what it should say instead; null where it is as asked. */
function differenceOf(asked: DocumentAsked, { total, tax_exemption }: Document): string | null {
  const cents = Math.round((total ?? 0) * 100)
  if (cents !== asked.cents) return `${euros(cents)} ≠ ${euros(asked.cents)}`
  const code = exemptionOf(asked)
  return code && tax_exemption !== code ? `${tax_exemption ?? '–'} ≠ ${code}` : null
}

/** A draft that says something else than it should is never finalised: somebody has to look at it. */
function requireAsAsked(asked: DocumentAsked, draft: Document): void {
  const difference = differenceOf(asked, draft)
  if (difference) throw new InvoicingRefused('DRAFT_DIFFERS', difference)
}

interface Extras {
  config: InvoicexpressConfig
  /** The name of the tax in the account. */
  tax: string
  invoice: IssuedDocument | undefined
}

function bodyFor(asked: DocumentAsked, { config, tax, invoice }: Extras) {
  const { buyer, reference, cents, vatPercent } = asked
  const [year, month, day] = calendarDay(now()).split('-')
  const date = `${day}/${month}/${year}`
  const code = exemptionOf(asked)
  const what = wordsFor(asked)
  return {
    invoice: {
      date,
      due_date: date,
      reference,
      ...(code && { tax_exemption: code, tax_exemption_reason: code }),
      ...(config.sequenceId && { sequence_id: config.sequenceId }),
      ...(invoice && { owner_invoice_id: Number(invoice.documentId) }),
      client: {
        name: buyer.name,
        code: `${buyer.country.code}-${buyer.tin}`,
        email: buyer.email,
        address: buyer.address,
        city: buyer.city,
        postal_code: buyer.postalCode,
        country: countryNameOf(buyer.country.code),
        fiscal_id: buyer.tin,
      },
      items: [
        {
          name: what,
          description: what,
          unit_price: unitPriceOf(cents, vatPercent),
          quantity: 1,
          tax: { name: tax },
        },
      ],
    },
    // By it the same document is not begun twice at the same time.
    proprietary_uid: reference,
  }
}

function wordsFor({ kind, credits, planId }: DocumentAsked): string {
  if (planId) return `Plano ${plansPhrases.pt.names[planId as PlanId] ?? planId}`
  return kind === 'CREDIT_NOTE' && credits === 0 ? 'Devolução' : creditsPt(credits)
}

const regionCodes: Partial<Record<TaxRegion, string>> = { MADEIRA: 'PT-MA', AZORES: 'PT-AC' }

/**
 * The name that the account gives to the tax of a document. A name it does not know would be taken for
 * its default, so one that is not there is refused with what has to be entered.
 */
function nameOfTax(taxes: Tax[], { vatPercent, taxRule, buyer }: DocumentAsked): string {
  const { code: country } = buyer.country
  const region = taxRegionOf(country, buyer.postalCode)
  const place = taxRule === 'DESTINATION' ? ((region && regionCodes[region]) ?? country) : 'PT'
  const fits = taxes.filter(
    (tax) => Number(tax.value) === vatPercent && (vatPercent === 0 || tax.region === place),
  )
  const name = fits[0]?.name
  if (name) return name
  throw new InvoicingRefused('NO_TAX', vatPercent === 0 ? '0 %' : `${vatPercent} %, ${place}`)
}

/** Countries that InvoiceXpress calls otherwise than English does today. */
const namedOtherwise: Record<string, string> = {
  BA: 'Bosnia-Herzegovina',
  CZ: 'Czech Republic',
  GB: 'UK',
  HK: 'Hong Kong',
  MK: 'Macedonia (Former Yug. Rep.)',
  MM: 'Burma',
  MO: 'Macau',
  SN: 'Sénégal',
  ST: 'São Tomé and Príncipe',
  TR: 'Turkey',
  VA: 'Vatican',
}
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

function countryNameOf(code: string): string {
  return namedOtherwise[code] ?? countryNames.of(code) ?? code
}
