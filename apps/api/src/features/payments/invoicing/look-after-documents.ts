import type { AdminInvoice, listInvoices as listRoute } from '@podium/contract/payments'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db, Tx } from '../../../platform/database/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { refuse, refuseStale } from '../../../platform/refuse.ts'
import { recordAct } from '../../audit/index.ts'
import { hurry } from './issue-documents.ts'
import type { InvoicingProvider } from './provider.ts'
import { findDocuments, findListed, type ListedDocument, lockDocument, makeDue } from './records.ts'

/** The program of today; null where invoices are issued elsewhere. */
type Asked = Pick<InvoicingProvider, 'name'> | null

/** Every invoice and credit note, or those that somebody has to look after (`payments.documents`). */
export async function listDocuments(
  db: Db,
  asked: Asked,
  query: Input<typeof listRoute>['query'],
): Promise<Page<AdminInvoice>> {
  const { list, total } = await findDocuments(db, query)
  return { list: list.map((document) => viewDocument(document, asked)), total }
}

/**
 * Has a document tried again now; one that is issued, or was asked for at a former program, is `stateChanged`
 * and stays as it is.
 */
export async function retryDocument(
  tx: Tx,
  asked: Asked,
  admin: Viewer,
  id: number,
): Promise<AdminInvoice> {
  await lockDocument(tx, id)
  const before = (await findListed(tx, id)) ?? refuse('entityDoesNotExist')
  const seen = viewDocument(before, asked)
  if (seen.status === 'ISSUED' || !seen.programAsked) refuseStale('stateChanged', seen)
  await makeDue(tx, id)
  await hurry(tx)
  await recordAct(tx, admin, {
    act: 'INVOICE_RETRIED',
    on: { kind: 'payment', id: before.transaction_id ?? '' },
    userId: before.user_id,
    before: { status: before.status },
    after: { status: 'PENDING' },
  })
  return viewDocument((await findListed(tx, id)) ?? before, asked)
}

function viewDocument(document: ListedDocument, asked: Asked): AdminInvoice {
  const { id, kind, status, number, cents, tries, trouble, error } = document
  const { waits_for_invoice: waitsForInvoice } = document
  const programAsked = document.provider === asked?.name
  const isTried = status === 'PENDING' && programAsked && !waitsForInvoice
  return {
    id,
    paymentId: document.transaction_id ?? '',
    user: {
      id: document.user_id,
      name: document.person_name,
      lastName: document.person_last_name,
      role: document.person_role,
    },
    kind,
    status,
    number,
    cents,
    createdAt: document.created_at.toISOString(),
    nextTryAt: isTried ? document.due_at.toISOString() : null,
    programAsked,
    waitsForInvoice,
    tries,
    trouble,
    error,
  }
}
