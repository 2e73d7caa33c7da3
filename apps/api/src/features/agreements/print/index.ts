export { createAgreementPrinter, type PrintAgreement } from './agreement-printer.ts'
export type { Printed } from './printed.ts'
