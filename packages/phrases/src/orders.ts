import type { OrderStatus } from '@podium/contract/order-rules'
import { dictionary } from './dictionary.ts'

const creditsEn = (credits: string) => (credits === '1' ? '1 credit' : `${credits} credits`)
const creditsPt = (credits: string) => (credits === '1' ? '1 crédito' : `${credits} créditos`)

/** Buying a product, and what becomes of the order until it is confirmed. */
export const ordersPhrases = dictionary(
  {
    title: 'Orders',
    leads: {
      buyer: 'What you bought from sponsors, and where it is.',
      seller: 'What was bought from you. Answer within 7 days; otherwise the credits go back.',
      admin: "Everybody's orders. Disputed ones wait for your decision.",
    },
    tabs: { label: 'Bought and sold', buyer: 'Bought', seller: 'Sold' },
    filter: 'Status',
    anyStatus: 'Any status',
    statuses: {
      PLACED: 'Waiting for the seller',
      SHIPPED: 'On its way',
      DISPUTED: 'Disputed',
      CONFIRMED: 'Completed',
      DECLINED: 'Declined',
      EXPIRED: 'Not answered',
      REFUNDED: 'Refunded',
    } satisfies Record<OrderStatus, string>,
    /** PLACED, said to the seller. */
    waitsForYou: 'Waiting for you',
    table: {
      product: 'Product',
      buyer: 'Buyer',
      seller: 'Seller',
      placed: 'Ordered',
      status: 'Status',
      credits: 'Credits',
    },
    open: (title: string, number: number) => `${title}, order ${number}`,
    pages: {
      label: 'Pages of the orders',
      newer: 'Newer',
      older: 'Older',
      at: (page: number, pages: number) => `Page ${page} of ${pages}`,
    },
    empty: {
      buyer: {
        title: 'Nothing bought yet',
        text: 'Sponsors offer products for credits. Here you follow what you order until it arrives.',
        action: 'Look around the market',
      },
      seller: {
        title: 'No orders yet',
        text: 'As soon as somebody orders one of your products, it waits here for you to ship it.',
        action: 'To my shop',
      },
      admin: { title: 'No orders', text: 'Nobody has ordered anything.' },
      filtered: { title: 'None with this status', action: 'Show all' },
    },
    couldNotLoad: 'The orders could not be loaded.',
    price: creditsEn,
    buying: {
      title: 'Buy',
      available: 'You have',
      price: 'Price, delivery included',
      after: 'Left afterwards',
      happens: (credits: string, seller: string) =>
        `${creditsEn(credits)} are set aside now and go to ${seller} once you confirm that it arrived, or 14 days after it was sent. If ${seller} declines or does not answer within 7 days, they come back to you.`,
      delivery: 'Where should it go?',
      name: 'Name of the recipient',
      address: 'Street and number',
      city: 'Town',
      editCity: 'Edit the town',
      cityFilled: 'Filled in from the postal code.',
      phone: 'Phone',
      phoneHint: 'For the carrier. Only the seller sees it.',
      note: 'Note for the seller',
      optional: 'optional',
      elsewhere: (country: string) =>
        `The price includes delivery to Portugal and Spain. For ${country}, agree on it with the seller first.`,
      elsewhereYet: 'your country',
      ask: 'Ask the seller',
      terms: 'terms of purchase',
      accept: 'With your order you accept the',
      confirm: (credits: string) => `Order for ${creditsEn(credits)}`,
      priceChanged: (from: string, to: string) =>
        `The price has changed meanwhile, from ${from} to ${creditsEn(to)}. Nothing was ordered. Look once more and order if you still want to.`,
      changed:
        'This product has changed meanwhile. Nothing was ordered. Look once more and order if you still want to.',
      soldOut: 'Somebody was faster: it is sold out. Nothing was ordered.',
      gone: 'This product is not for sale any more. Nothing was ordered.',
      couldNotLoad: 'Your address of last time could not be loaded. Please type it.',
      done: 'Ordered. The seller has been told.',
    },
    order: {
      title: (number: number) => `Order ${number}`,
      notFound: {
        title: 'Order not found',
        text: 'You have no order with this number.',
        action: 'To my orders',
      },
      timeline: 'What happened',
      placed: 'Ordered',
      shipped: 'Sent',
      disputed: 'Disputed',
      delivery: 'Delivery',
      copy: 'Copy the address',
      copied: 'Address copied.',
      couldNotCopy: 'The address could not be copied.',
      forgotten: 'The address is not kept any more.',
      note: 'Note of the buyer',
      tracking: 'Note of the seller',
      declineReason: 'Reason',
      disputeReason: 'What is wrong',
      decisionReason: 'Reason of the decision',
      buyer: 'Buyer',
      seller: 'Seller',
      ended: {
        decline: 'Declined: the credits went back to the buyer',
        expire: 'Not answered: the credits went back to the buyer',
        confirm: 'Arrived: the seller has the credits',
        settle: '14 days without a word: the seller has the credits',
        pay: 'Decided: the seller has the credits',
        refund: 'Decided: the credits went back to the buyer',
      },
      next: {
        buyerPlaced: (until: string) =>
          `The seller has until ${until} to answer. Otherwise your credits come back by themselves.`,
        sellerPlaced: (until: string) =>
          `Ship it or decline by ${until}. Otherwise the credits go back to the buyer.`,
        buyerShipped: (until: string) =>
          `Confirm when it has arrived. Without a word from you the seller gets the credits on ${until}.`,
        sellerShipped: (until: string) =>
          `You get the credits once the buyer confirms, on ${until} at the latest.`,
        disputed: 'The credits wait until an administrator has decided.',
        disputedBuyer:
          'The credits wait until an administrator has decided. If all is well after all, confirm.',
      },
      acts: {
        ship: 'Ship',
        decline: 'Decline',
        track: 'Change the note',
        confirm: 'It arrived',
        dispute: 'Something is wrong',
        pay: 'Pay the seller',
        refund: 'Refund the buyer',
      },
    },
    ship: {
      title: 'Ship the order',
      text: (buyer: string) => `${buyer} is told that it is on its way.`,
      note: 'How to follow it',
      noteHint: 'For example the carrier and the tracking number.',
      act: 'It is on its way',
      done: 'Marked as sent.',
    },
    track: {
      title: 'Change the note',
      text: (buyer: string) => `${buyer} sees it in the order.`,
      act: 'Save the note',
      done: 'The note was saved.',
    },
    decline: {
      title: 'Decline the order?',
      text: (credits: string, buyer: string) =>
        `${creditsEn(credits)} go back to ${buyer}. This cannot be undone.`,
      reason: 'Reason, for the buyer',
      act: 'Decline the order',
      done: 'The order was declined.',
    },
    confirm: {
      title: 'Did it arrive?',
      text: (credits: string, seller: string) =>
        `${creditsEn(credits)} go to ${seller}. This cannot be undone.`,
      act: 'Yes, it arrived',
      done: (seller: string) => `Thank you. ${seller} has the credits.`,
    },
    dispute: {
      title: 'What is wrong?',
      text: 'The credits wait until an administrator has decided. Both of you are told.',
      reason: 'Describe it',
      act: 'Report it',
      done: 'Reported. An administrator will decide.',
    },
    pay: {
      title: 'Pay the seller?',
      text: (credits: string, seller: string) =>
        `${creditsEn(credits)} go to ${seller}. This cannot be undone.`,
      reason: 'Reason, for both',
      act: 'Pay the seller',
      done: 'Decided: the seller has the credits.',
    },
    refund: {
      title: 'Refund the buyer?',
      text: (credits: string, buyer: string) =>
        `${creditsEn(credits)} go back to ${buyer}. This cannot be undone.`,
      reason: 'Reason, for both',
      act: 'Refund the buyer',
      done: 'Decided: the buyer has the credits back.',
    },
    counter: (left: string) => `${left} left`,
  },
  {
    title: 'Encomendas',
    leads: {
      buyer: 'O que compraste aos patrocinadores, e onde está.',
      seller:
        'O que te compraram. Responde em 7 dias; caso contrário, os créditos voltam para o comprador.',
      admin: 'As encomendas de toda a gente. As que têm reclamação esperam pela tua decisão.',
    },
    tabs: { label: 'Compras e vendas', buyer: 'Compras', seller: 'Vendas' },
    filter: 'Estado',
    anyStatus: 'Todos os estados',
    statuses: {
      PLACED: 'À espera do vendedor',
      SHIPPED: 'A caminho',
      DISPUTED: 'Com reclamação',
      CONFIRMED: 'Concluída',
      DECLINED: 'Recusada',
      EXPIRED: 'Sem resposta',
      REFUNDED: 'Reembolsada',
    },
    waitsForYou: 'À tua espera',
    table: {
      product: 'Produto',
      buyer: 'Comprador',
      seller: 'Vendedor',
      placed: 'Encomendada',
      status: 'Estado',
      credits: 'Créditos',
    },
    open: (title: string, number: number) => `${title}, encomenda ${number}`,
    pages: {
      label: 'Páginas das encomendas',
      newer: 'Mais recentes',
      older: 'Mais antigas',
      at: (page: number, pages: number) => `Página ${page} de ${pages}`,
    },
    empty: {
      buyer: {
        title: 'Ainda não compraste nada',
        text: 'Os patrocinadores oferecem produtos em troca de créditos. Aqui acompanhas o que encomendares, até chegar.',
        action: 'Espreitar o mercado',
      },
      seller: {
        title: 'Ainda não há encomendas',
        text: 'Assim que alguém encomendar um dos teus produtos, a encomenda aparece aqui, à espera de que a envies.',
        action: 'Ir para a minha loja',
      },
      admin: { title: 'Não há encomendas', text: 'Ninguém encomendou nada.' },
      filtered: { title: 'Nenhuma com este estado', action: 'Mostrar todas' },
    },
    couldNotLoad: 'Não foi possível carregar as encomendas.',
    price: creditsPt,
    buying: {
      title: 'Comprar',
      available: 'Tens',
      price: 'Preço, com entrega',
      after: 'Ficas com',
      happens: (credits: string, seller: string) =>
        `${creditsPt(credits)} ficam agora à nossa guarda e vão para ${seller} quando confirmares que a encomenda chegou, ou 14 dias depois do envio. Se ${seller} recusar ou não responder em 7 dias, os créditos voltam para ti.`,
      delivery: 'Para onde vai?',
      name: 'Nome de quem recebe',
      address: 'Rua e número',
      city: 'Localidade',
      editCity: 'Editar a localidade',
      cityFilled: 'Preenchida a partir do código postal.',
      phone: 'Telefone',
      phoneHint: 'Para a transportadora. Só o vendedor o vê.',
      note: 'Nota para o vendedor',
      optional: 'opcional',
      elsewhere: (country: string) =>
        `O preço inclui a entrega em Portugal e Espanha. Para ${country}, combina primeiro com o vendedor.`,
      elsewhereYet: 'o teu país',
      ask: 'Perguntar ao vendedor',
      terms: 'condições de compra',
      accept: 'Ao encomendares, aceitas as',
      confirm: (credits: string) => `Encomendar por ${creditsPt(credits)}`,
      priceChanged: (from: string, to: string) =>
        `O preço mudou entretanto, de ${from} para ${creditsPt(to)}. Nada foi encomendado. Vê de novo e encomenda, se ainda quiseres.`,
      changed:
        'Este produto mudou entretanto. Nada foi encomendado. Vê de novo e encomenda, se ainda quiseres.',
      soldOut: 'Alguém chegou primeiro: está esgotado. Nada foi encomendado.',
      gone: 'Este produto já não está à venda. Nada foi encomendado.',
      couldNotLoad: 'Não foi possível carregar a morada da última vez. Escreve-a, por favor.',
      done: 'Encomenda feita. O vendedor já foi avisado.',
    },
    order: {
      title: (number: number) => `Encomenda ${number}`,
      notFound: {
        title: 'Encomenda não encontrada',
        text: 'Não tens nenhuma encomenda com este número.',
        action: 'Ver as minhas encomendas',
      },
      timeline: 'O que aconteceu',
      placed: 'Encomendada',
      shipped: 'Enviada',
      disputed: 'Com reclamação',
      delivery: 'Entrega',
      copy: 'Copiar a morada',
      copied: 'Morada copiada.',
      couldNotCopy: 'Não foi possível copiar a morada.',
      forgotten: 'A morada já não está guardada.',
      note: 'Nota do comprador',
      tracking: 'Nota do vendedor',
      declineReason: 'Motivo',
      disputeReason: 'O que correu mal',
      decisionReason: 'Motivo da decisão',
      buyer: 'Comprador',
      seller: 'Vendedor',
      ended: {
        decline: 'Recusada: os créditos voltaram para o comprador',
        expire: 'Sem resposta: os créditos voltaram para o comprador',
        confirm: 'Chegou: os créditos são do vendedor',
        settle: '14 dias sem notícias: os créditos são do vendedor',
        pay: 'Decisão: os créditos são do vendedor',
        refund: 'Decisão: os créditos voltaram para o comprador',
      },
      next: {
        buyerPlaced: (until: string) =>
          `O vendedor tem até ${until} para responder. Se não o fizer, os créditos voltam para ti.`,
        sellerPlaced: (until: string) =>
          `Envia ou recusa até ${until}. Caso contrário, os créditos voltam para o comprador.`,
        buyerShipped: (until: string) =>
          `Confirma quando chegar. Se não disseres nada, o vendedor recebe os créditos a ${until}.`,
        sellerShipped: (until: string) =>
          `Recebes os créditos quando o comprador confirmar, o mais tardar a ${until}.`,
        disputed: 'Os créditos esperam até um administrador decidir.',
        disputedBuyer:
          'Os créditos esperam até um administrador decidir. Se afinal está tudo bem, confirma.',
      },
      acts: {
        ship: 'Enviar',
        decline: 'Recusar',
        track: 'Alterar a nota',
        confirm: 'Chegou',
        dispute: 'Algo correu mal',
        pay: 'Pagar ao vendedor',
        refund: 'Reembolsar o comprador',
      },
    },
    ship: {
      title: 'Enviar a encomenda',
      text: (buyer: string) => `${buyer} fica a saber que está a caminho.`,
      note: 'Como acompanhar a encomenda',
      noteHint: 'Por exemplo, a transportadora e o número de seguimento.',
      act: 'Está a caminho',
      done: 'Marcada como enviada.',
    },
    track: {
      title: 'Alterar a nota',
      text: (buyer: string) => `${buyer} vê-a na encomenda.`,
      act: 'Guardar a nota',
      done: 'A nota foi guardada.',
    },
    decline: {
      title: 'Recusar a encomenda?',
      text: (credits: string, buyer: string) =>
        `${creditsPt(credits)} voltam para ${buyer}. Não é possível voltar atrás.`,
      reason: 'Motivo, para o comprador',
      act: 'Recusar a encomenda',
      done: 'A encomenda foi recusada.',
    },
    confirm: {
      title: 'Chegou?',
      text: (credits: string, seller: string) =>
        `${creditsPt(credits)} vão para ${seller}. Não é possível voltar atrás.`,
      act: 'Sim, chegou',
      done: (seller: string) => `Obrigado. Os créditos já são de ${seller}.`,
    },
    dispute: {
      title: 'O que correu mal?',
      text: 'Os créditos esperam até um administrador decidir. As duas partes são avisadas.',
      reason: 'Descreve o problema',
      act: 'Enviar a reclamação',
      done: 'Reclamação enviada. Um administrador vai decidir.',
    },
    pay: {
      title: 'Pagar ao vendedor?',
      text: (credits: string, seller: string) =>
        `${creditsPt(credits)} vão para ${seller}. Não é possível voltar atrás.`,
      reason: 'Motivo, para as duas partes',
      act: 'Pagar ao vendedor',
      done: 'Decidido: os créditos são do vendedor.',
    },
    refund: {
      title: 'Reembolsar o comprador?',
      text: (credits: string, buyer: string) =>
        `${creditsPt(credits)} voltam para ${buyer}. Não é possível voltar atrás.`,
      reason: 'Motivo, para as duas partes',
      act: 'Reembolsar o comprador',
      done: 'Decidido: os créditos voltaram para o comprador.',
    },
    counter: (left: string) => (left === '1' ? 'Resta 1' : `Restam ${left}`),
  },
)
