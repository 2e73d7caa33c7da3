import type { MovementState, TransferReason } from '@podium/contract/wallet'
import { dictionary } from './dictionary.ts'

/** What became of a line since, where it does not say so itself; `name` is the other side's, if known. */
type Outcomes = Partial<
  Record<TransferReason, Partial<Record<MovementState, (name?: string) => string>>>
>

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
      SUPPORT_REQUESTED: 'Support requested',
      SUPPORT_RECEIVED: 'Support received',
      SUPPORT_RELEASED: 'Request not taken up, returned',
      ORDER_PLACED: 'Order placed',
      ORDER_PAID: 'Sale completed',
      ORDER_RELEASED: 'Order not fulfilled, returned',
      ORDER_RETURNED: 'Sale undone, paid back to the buyer',
      ORDER_ADVANCED: 'Advanced for a sale that was undone',
      ORDER_REPAID: 'Order paid back',
      MATCH_SET: 'Match fund set up',
      MATCH_GIVEN: 'Support doubled',
      MATCH_RELEASED: 'Match fund ended, the rest returned',
      CORRECTION: 'Correction',
    } satisfies Record<TransferReason, string>,
    /** What a buyer took back themselves, within the days that the law gives. */
    withdrawn: {
      REFUND: 'Purchase withdrawn',
      ORDER_RELEASED: 'Order withdrawn, returned',
    } as Partial<Record<TransferReason, string>>,
    outcomes: {
      PURCHASE: { REFUNDED: () => 'Refunded later' },
      SUPPORT_REQUESTED: {
        WAITING: () => 'Set aside until there is an answer',
        GIVEN: (name = 'the athlete') => `Accepted, given to ${name}`,
        RELEASED: () => 'Not taken up, returned to you',
      },
      ORDER_PLACED: {
        WAITING: () => 'Held until the order is complete',
        PAID: () => 'Order complete, paid to the seller',
        RELEASED: () => 'Returned to you',
      },
      ORDER_PAID: { RELEASED: () => 'Undone later, paid back to the buyer' },
      MATCH_SET: {
        WAITING: () => 'Held to double supports',
        GIVEN: () => 'Over: supports were doubled with it',
        RELEASED: () => 'Over: nothing was doubled, all of it came back',
      },
    } as Outcomes,
    csv: {
      fileName: 'podium-credits.csv',
      number: 'Number',
      date: 'Date',
      description: 'Description',
      credits: 'Credits',
      state: 'Outcome',
      balance: 'Available afterwards',
      goal: 'Goal',
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
      SUPPORT_REQUESTED: 'Pedido de apoio',
      SUPPORT_RECEIVED: 'Apoio recebido',
      SUPPORT_RELEASED: 'Pedido sem efeito, créditos devolvidos',
      ORDER_PLACED: 'Encomenda feita',
      ORDER_PAID: 'Venda concluída',
      ORDER_RELEASED: 'Encomenda não satisfeita, créditos devolvidos',
      ORDER_RETURNED: 'Venda anulada, créditos devolvidos ao comprador',
      ORDER_ADVANCED: 'Adiantamento por uma venda anulada',
      ORDER_REPAID: 'Encomenda reembolsada',
      MATCH_SET: 'Fundo de duplicação criado',
      MATCH_GIVEN: 'Apoio duplicado',
      MATCH_RELEASED: 'Fundo de duplicação terminado, o resto devolvido',
      CORRECTION: 'Correção',
    },
    withdrawn: {
      REFUND: 'Desistência da compra',
      ORDER_RELEASED: 'Desistência da encomenda, créditos devolvidos',
    },
    outcomes: {
      PURCHASE: { REFUNDED: () => 'Reembolsada mais tarde' },
      SUPPORT_REQUESTED: {
        WAITING: () => 'Reservados até haver resposta',
        GIVEN: (name?: string) =>
          name ? `Aceite, entregues a ${name}` : 'Aceite, entregues a quem apoiaste',
        RELEASED: () => 'Sem efeito, voltaram para ti',
      },
      ORDER_PLACED: {
        WAITING: () => 'Retidos até a encomenda estar concluída',
        PAID: () => 'Encomenda concluída, pagos a quem vendeu',
        RELEASED: () => 'Voltaram para ti',
      },
      ORDER_PAID: { RELEASED: () => 'Anulada mais tarde, devolvidos ao comprador' },
      MATCH_SET: {
        WAITING: () => 'Retidos para duplicar apoios',
        GIVEN: () => 'Terminado: duplicou apoios',
        RELEASED: () => 'Terminado: nada foi duplicado e tudo voltou',
      },
    },
    csv: {
      fileName: 'creditos-podium.csv',
      number: 'Número',
      date: 'Data',
      description: 'Descrição',
      credits: 'Créditos',
      state: 'O que aconteceu depois',
      balance: 'Disponíveis depois',
      goal: 'Meta',
    },
  },
)
