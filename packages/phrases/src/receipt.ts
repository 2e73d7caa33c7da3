import { dictionary } from './dictionary.ts'

/**
 * What a purchase receipt says; it shows both languages side by side and is no fatura
 * (`payments.invoice`).
 */
export const receiptPhrases = dictionary(
  {
    title: 'Receipt',
    notInvoice: 'This document is not a tax invoice (fatura).',
    test: 'Test payment: no money was moved.',
    toBeFilled: 'to be filled in',
    credits: (credits: number) => `${credits} credits`,
    plan: 'Plan',
    foot: 'Thank you. Questions about this payment are answered by whoever is named above as the seller.',
    methods: { CARD: 'Card', MBWAY: 'MB WAY', REFERENCE: 'Multibanco' },
    labels: {
      number: 'Number',
      paidOn: 'Paid on',
      refundedOn: 'Refunded on',
      method: 'Paid by',
      transaction: 'Transaction',
      seller: 'Seller',
      buyer: 'Buyer',
      name: 'Name',
      address: 'Address',
      taxNumber: 'Tax number',
      email: 'Email',
      what: 'What was paid',
      net: 'Without VAT',
      vat: 'VAT',
      total: 'Total',
    },
  },
  {
    title: 'Recibo',
    notInvoice: 'Este documento não é uma fatura.',
    test: 'Pagamento de teste: não foi movimentado dinheiro.',
    toBeFilled: 'por preencher',
    credits: (credits: number) => `${credits} créditos`,
    plan: 'Plano',
    foot: 'Obrigado. Quem consta acima como vendedor responde a perguntas sobre este pagamento.',
    methods: { CARD: 'Cartão', MBWAY: 'MB WAY', REFERENCE: 'Multibanco' },
    labels: {
      number: 'Número',
      paidOn: 'Pago em',
      refundedOn: 'Reembolsado em',
      method: 'Meio de pagamento',
      transaction: 'Transação',
      seller: 'Vendedor',
      buyer: 'Comprador',
      name: 'Nome',
      address: 'Morada',
      taxNumber: 'NIF',
      email: 'Email',
      what: 'O que foi pago',
      net: 'Sem IVA',
      vat: 'IVA',
      total: 'Total',
    },
  },
)
