export { chooseProvider } from './choose-provider.ts'
export * from './events.ts'
export { paymentsExport } from './leave.ts'
export { waitingPayments } from './list-waiting.ts'
export { paymentMails } from './mails.ts'
export type { PaymentParts } from './parts.ts'
export { noticeRoutes } from './receive-notice.ts'
export { reconcilingHandler } from './reconcile-payments.ts'
export { paymentsRoutes } from './routes.ts'
export { createSandbox } from './sandbox.ts'
export { settlePayment } from './settle-payment.ts'
export {
  createSandboxInvoicing,
  chooseInvoicing,
  countLateDocuments,
  waitingDocuments,
  forgettingBuyersHandler,
  issuingHandler,
  requestCreditNote,
  requestInvoiceBy,
} from './invoicing/index.ts'
export { describePaymentCauses, describePurchases } from './describe-causes.ts'
export { findWithdrawals } from './refund-records.ts'
export { requestPayment } from './submit-payment.ts'
