import type { TaxRule } from '@podium/contract/taxes'
import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

/**
 * What a purchase receipt says; it shows both languages side by side and is no fatura
 * (`payments.invoice`).
 */
export const receiptPhrases = dictionary(
  {
    title: 'Receipt',
    notInvoice: 'This document is not a tax invoice (fatura).',
    test: 'Test payment: no money was moved.',
    /** What the sandbox draws in place of an invoice and of a credit note. */
    testInvoice: 'Test document',
    testCreditNote: 'Test credit note',
    testNotice: 'NOT AN INVOICE. No certified program issued this, and it has no fiscal value.',
    toBeFilled: 'to be filled in',
    credits: creditsEn,
    /** Of which no credits went back with the money. */
    moneyAlone: 'Refund',
    plan: 'Plan',
    /** Why there is no tax; empty where there is. */
    untaxed: {
      ORIGIN: '',
      DESTINATION: '',
      REVERSE_CHARGE: 'VAT reverse charge (Article 196, Directive 2006/112/EC)',
      OUTSIDE: 'Outside the scope of European Union VAT',
    } satisfies Record<TaxRule, string> as Record<TaxRule, string>,
    foot: 'Thank you. Questions about this payment are answered by whoever is named above as the seller.',
    methods: { CARD: 'Card', MBWAY: 'MB WAY', REFERENCE: 'Multibanco' },
    labels: {
      number: 'Number',
      paidOn: 'Paid on',
      issuedOn: 'Issued on',
      refundedOn: 'Refunded on',
      method: 'Paid by',
      transaction: 'Transaction',
      invoice: 'Invoice',
      seller: 'Seller',
      buyer: 'Buyer',
      name: 'Name',
      address: 'Address',
      taxNumber: 'Tax number',
      email: 'Email',
      what: 'What was paid',
      whatBack: 'What went back',
      net: 'Excluding VAT',
      vat: 'VAT',
      total: 'Total',
    },
  },
  {
    title: 'Recibo',
    notInvoice: 'Este documento não é uma fatura.',
    test: 'Pagamento de teste: não foi movimentado dinheiro.',
    testInvoice: 'Documento de teste',
    testCreditNote: 'Nota de crédito de teste',
    testNotice:
      'NÃO É UMA FATURA. Não foi emitido por um programa certificado e não tem valor fiscal.',
    toBeFilled: 'por preencher',
    credits: creditsPt,
    moneyAlone: 'Devolução',
    plan: 'Plano',
    untaxed: {
      ORIGIN: '',
      DESTINATION: '',
      REVERSE_CHARGE: 'IVA – autoliquidação (artigo 196.º da Diretiva 2006/112/CE)',
      OUTSIDE: 'Fora do âmbito do IVA da União Europeia',
    },
    foot: 'Obrigado. Quem consta acima como vendedor responde a perguntas sobre este pagamento.',
    methods: { CARD: 'Cartão', MBWAY: 'MB WAY', REFERENCE: 'Multibanco' },
    labels: {
      number: 'Número',
      paidOn: 'Pago em',
      issuedOn: 'Emitido em',
      refundedOn: 'Reembolsado em',
      method: 'Meio de pagamento',
      transaction: 'Transação',
      invoice: 'Fatura',
      seller: 'Vendedor',
      buyer: 'Comprador',
      name: 'Nome',
      address: 'Morada',
      taxNumber: 'NIF',
      email: 'Email',
      what: 'O que foi pago',
      whatBack: 'O que foi devolvido',
      net: 'Sem IVA',
      vat: 'IVA',
      total: 'Total',
    },
  },
)
