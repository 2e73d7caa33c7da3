import type { InvoiceStatus } from '@podium/contract/payment-rules'
import { dictionary } from './dictionary.ts'

/** What stands in the files of payments that buyers and admins download. */
export const paymentFilePhrases = dictionary(
  {
    fileName: 'podium-payments.csv',
    columns: {
      date: 'Date',
      what: 'What was bought',
      credits: 'Credits',
      gross: 'Paid (€)',
      net: 'Excluding VAT (€)',
      vat: 'VAT (%)',
      status: 'Status',
      method: 'Paid by',
      paidOn: 'Paid on',
      back: 'Refunded (€)',
      creditsBack: 'Credits given back',
      invoiceStatus: 'Invoice',
      invoice: 'Invoice number',
      creditNotes: 'Credit notes',
      payment: 'Payment',
      person: 'Person',
      name: 'Name',
      lastName: 'Last name',
      owed: 'Credits owed',
    },
    /** Of the invoice; nothing where there is none. */
    invoiceStatuses: {
      NONE: '',
      PENDING: 'Being issued',
      ISSUED: 'Issued',
      FAILED: 'Late',
      CREDITED: 'Fully credited',
    } satisfies Record<InvoiceStatus, string> as Record<InvoiceStatus, string>,
  },
  {
    fileName: 'pagamentos-podium.csv',
    columns: {
      date: 'Data',
      what: 'O que foi comprado',
      credits: 'Créditos',
      gross: 'Pago (€)',
      net: 'Sem IVA (€)',
      vat: 'IVA (%)',
      status: 'Estado',
      method: 'Meio de pagamento',
      paidOn: 'Pago em',
      back: 'Devolvido (€)',
      creditsBack: 'Créditos devolvidos',
      invoiceStatus: 'Fatura',
      invoice: 'Número da fatura',
      creditNotes: 'Notas de crédito',
      payment: 'Pagamento',
      person: 'Pessoa',
      name: 'Nome',
      lastName: 'Apelido',
      owed: 'Créditos em dívida',
    },
    invoiceStatuses: {
      NONE: '',
      PENDING: 'A ser emitida',
      ISSUED: 'Emitida',
      FAILED: 'Atrasada',
      CREDITED: 'Anulada por inteiro',
    },
  },
)
