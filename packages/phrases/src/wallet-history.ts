import type { TransferReason } from '@podium/contract/wallet'
import { dictionary } from './dictionary.ts'

/** What the lines of somebody's credit history say, on screen and in the CSV file. */
export const walletPhrases = dictionary(
  {
    reasons: {
      PURCHASE: 'Credits bought',
      REFUND: 'Purchase refunded',
      DEBT: 'Refunded after spending',
      GIVEN: 'Given by our team',
      TAKEN: 'Taken by our team',
      DEBT_SETTLED: 'Debt settled',
      SUPPORT_REQUESTED: 'Support requested, set aside',
      SUPPORT_RECEIVED: 'Support received',
      SUPPORT_RELEASED: 'Support not accepted, returned',
      ORDER_PLACED: 'Order placed, set aside',
      ORDER_PAID: 'Order sold',
      ORDER_RELEASED: 'Order not fulfilled, returned',
      CORRECTION: 'Correction',
    } satisfies Record<TransferReason, string>,
    csv: {
      fileName: 'podium-credits.csv',
      number: 'Number',
      date: 'Date',
      description: 'Description',
      credits: 'Credits',
    },
  },
  {
    reasons: {
      PURCHASE: 'Compra de créditos',
      REFUND: 'Compra reembolsada',
      DEBT: 'Reembolso de créditos já gastos',
      GIVEN: 'Atribuídos pela nossa equipa',
      TAKEN: 'Retirados pela nossa equipa',
      DEBT_SETTLED: 'Dívida regularizada',
      SUPPORT_REQUESTED: 'Pedido de apoio, créditos reservados',
      SUPPORT_RECEIVED: 'Apoio recebido',
      SUPPORT_RELEASED: 'Apoio não aceite, créditos devolvidos',
      ORDER_PLACED: 'Encomenda feita, créditos reservados',
      ORDER_PAID: 'Venda concluída',
      ORDER_RELEASED: 'Encomenda não satisfeita, créditos devolvidos',
      CORRECTION: 'Correção',
    },
    csv: {
      fileName: 'creditos-podium.csv',
      number: 'Número',
      date: 'Data',
      description: 'Descrição',
      credits: 'Créditos',
    },
  },
)
