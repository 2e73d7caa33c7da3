import * as contract from '@podium/contract/payments'
import type { Http } from '../../platform/http/index.ts'
import { namedAct } from '../../platform/http/index.ts'
import { checkPayment } from './check-payment.ts'
import { downloadReceipt } from './download-receipt.ts'
import { listCreditPacks } from './list-credit-packs.ts'
import { listAllPayments, listPayments } from './list-payments.ts'
import type { PaymentParts } from './parts.ts'
import { playOutcome } from './play-outcome.ts'
import { refundPayment } from './refund-payment.ts'
import { rememberedInvoice } from './remembered-invoice.ts'
import { submitPayment } from './submit-payment.ts'

export function paymentsRoutes(http: Http, parts: PaymentParts): void {
  const { read, serve, write } = http
  serve(contract.listCreditPacks, listCreditPacks)
  read(contract.getInvoice, async (db, _input, { viewer, language }) => ({
    invoice: await rememberedInvoice(db, viewer.id, language),
  }))
  serve(contract.submitPayment, (input, caller) => {
    const named = namedAct(contract.submitPayment, input, caller)
    return submitPayment(parts, { userId: caller.viewer.id, ...input.body, named })
  })
  serve(contract.checkPayment, ({ params }, { viewer }) => checkPayment(parts, viewer, params.id))
  read(contract.listPayments, (db, { query }, { viewer }) => listPayments(db, viewer.id, query))
  serve(contract.downloadReceipt, ({ params }, caller) => downloadReceipt(parts, caller, params.id))
  serve(contract.postSandboxOutcome, ({ params, body }) =>
    playOutcome(parts, { ...params, ...body }),
  )
  read(contract.listAllPayments, (db, { query }) => listAllPayments(db, query))
  write(contract.refundPayment, (tx, { params, body }, { viewer }) =>
    refundPayment(tx, parts, viewer, { transactionId: params.id, reason: body.reason }),
  )
}
