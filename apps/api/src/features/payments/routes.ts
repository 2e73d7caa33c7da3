import * as contract from '@podium/contract/payments'
import type { Http } from '../../platform/http/index.ts'
import { namedAct } from '../../platform/http/index.ts'
import { checkPayment } from './check-payment.ts'
import { downloadAllPayments, downloadPayments } from './download-payments.ts'
import { downloadReceipt } from './download-receipt.ts'
import { downloadInvoice, listDocuments, retryDocument } from './invoicing/index.ts'
import { listCreditPacks } from './list-credit-packs.ts'
import { listAllPayments, listPayments } from './list-payments.ts'
import type { PaymentParts } from './parts.ts'
import { noteRefund } from './note-refund.ts'
import { playOutcome } from './play-outcome.ts'
import { readRefund, refundPayment } from './refund-payment.ts'
import { rememberedInvoice } from './remembered-invoice.ts'
import { submitPayment } from './submit-payment.ts'
import { readWithdrawal, withdraw } from './withdraw.ts'

export function paymentsRoutes(http: Http, parts: PaymentParts): void {
  const { read, write, serve } = http
  serve(contract.listCreditPacks, () => listCreditPacks(parts.taxes.ofOrigin()))
  read(contract.getInvoice, async (db, _input, { viewer, language }) => ({
    invoice: await rememberedInvoice(db, viewer.id, language),
  }))
  serve(contract.submitPayment, (input, caller) => {
    const named = namedAct(contract.submitPayment, input, caller)
    return submitPayment(parts, { userId: caller.viewer.id, ...input.body, named })
  })
  serve(contract.checkPayment, ({ params }, { viewer }) => checkPayment(parts, viewer, params.id))
  read(contract.listPayments, (db, { query }, { viewer }) => listPayments(db, viewer.id, query))
  read(contract.downloadPayments, async (db, _input, { viewer, language }) =>
    downloadPayments(db, viewer, language),
  )
  serve(contract.downloadReceipt, ({ params }, caller) => downloadReceipt(parts, caller, params.id))
  serve(contract.downloadInvoice, ({ params, query }, caller) =>
    downloadInvoice(parts, caller, { transactionId: params.id, creditNote: query.creditNote }),
  )
  serve(contract.getWithdrawal, ({ params }, { viewer }) =>
    readWithdrawal(parts, viewer, params.id),
  )
  serve(contract.withdraw, (input, caller) => {
    const named = namedAct(contract.withdraw, input, caller)
    const asked = { transactionId: input.params.id, ...input.body, named }
    return withdraw(parts, caller.viewer, asked)
  })
  serve(contract.postSandboxOutcome, ({ params, body }) =>
    playOutcome(parts, { ...params, ...body }),
  )
  read(contract.listAllPayments, (db, { query }) => listAllPayments(db, parts.provider, query))
  serve(contract.downloadAllPayments, ({ query }, { viewer, language }) =>
    downloadAllPayments(parts, viewer, query, language),
  )
  read(contract.listInvoices, (db, { query }) => listDocuments(db, parts.invoicing, query))
  write(contract.retryInvoice, (tx, { params }, { viewer }) =>
    retryDocument(tx, parts.invoicing, viewer, params.id),
  )
  serve(contract.getRefund, ({ params, query }) =>
    readRefund(parts, { transactionId: params.id, ...query }),
  )
  serve(contract.refundPayment, (input, caller) => {
    const named = namedAct(contract.refundPayment, input, caller)
    const asked = { transactionId: input.params.id, ...input.body, named }
    return refundPayment(parts, caller.viewer, asked)
  })
  write(contract.noteRefund, (tx, { params, body }, { viewer }) =>
    noteRefund(tx, parts, viewer, { transactionId: params.id, ...body }),
  )
}
