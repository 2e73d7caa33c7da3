import type { Company } from '@podium/contract/company'
import { priceFromGross } from '@podium/contract/credits'
import { receiptPhrases } from '@podium/phrases/receipt'
import type { Generated } from 'kysely'
import type { Db, InTransaction } from '../../../platform/database/index.ts'
import { drawReceipt } from '../draw-receipt.ts'
import {
  type DocumentAsked,
  exemptionOf,
  type InvoicingProvider,
  type IssuedDocument,
  type OwnReference,
} from './provider.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    sandbox_documents: { id: Generated<number>; reference: string; kind: string; cents: number }
  }
}

export interface SandboxDeps {
  db: Db
  inTransaction: InTransaction
  company: Company
}

/**
 * The built-in invoicing (`payments.documents`): it numbers documents and draws them, and says on each
 * that it is no invoice. It issues whatever it is asked for, twice where it is asked twice, as a program
 * elsewhere would.
 */
export function createSandboxInvoicing({
  db,
  inTransaction,
  company,
}: SandboxDeps): InvoicingProvider {
  const add = ({ reference, kind, cents }: DocumentAsked) =>
    inTransaction(async (tx) => {
      const { id } = await tx
        .insertInto('sandbox_documents')
        .values({ reference, kind, cents })
        .returning('id')
        .executeTakeFirstOrThrow()
      return documentOf(id)
    })

  return {
    name: 'sandbox',

    async status({ reference, kind }: OwnReference) {
      const known = await db
        .selectFrom('sandbox_documents')
        .select('id')
        .where((is) => is.and({ reference, kind }))
        .executeTakeFirst()
      return known ? documentOf(known.id) : null
    },

    issue: add,

    credit: add,

    document: ({ number }, said) => {
      const { pt, en } = receiptPhrases
      const name = said.kind === 'INVOICE' ? 'testInvoice' : 'testCreditNote'
      const { netCents } = priceFromGross(said.cents, said.vatPercent)
      const facts = {
        ...said,
        number,
        invoiceNumber: said.corrects,
        paidAt: said.issuedAt.toISOString(),
        grossCents: said.cents,
        netCents,
        exemption: exemptionOf(said),
        method: null,
        invoice: said.buyer,
        isTest: true,
      }
      const title = `${pt[name]} · ${en[name]}`
      const notice = `${pt.testNotice}\n${en.testNotice}`
      const what = said.kind === 'INVOICE' ? 'what' : 'whatBack'
      return drawReceipt(facts, company, { title, notice, day: 'issuedOn', what })
    },
  }
}

function documentOf(id: number): IssuedDocument {
  return { documentId: String(id), number: `TEST/${id}` }
}
