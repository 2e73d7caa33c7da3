import type { Config } from '../../../config.ts'
import { createInvoicexpress } from './invoicexpress.ts'
import type { InvoicingProvider } from './provider.ts'
import { createSandboxInvoicing, type SandboxDeps } from './sandbox.ts'

/** The program that the configuration names; null where invoices are issued elsewhere. */
export function chooseInvoicing(
  { invoicing, invoicexpress }: Pick<Config, 'invoicing' | 'invoicexpress'>,
  deps: SandboxDeps,
): InvoicingProvider | null {
  if (invoicing === 'elsewhere') return null
  return invoicing === 'invoicexpress'
    ? createInvoicexpress(invoicexpress)
    : createSandboxInvoicing(deps)
}
