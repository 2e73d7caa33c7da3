import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'
import { orderStatusesEn, orderStatusesPt } from './names.ts'
import { pagesEn, pagesPt } from './pages.ts'

/** Buying a product, and what becomes of the order until it is confirmed. */
export const ordersPhrases = dictionary(
  {
    title: 'Orders',
    adminLead: 'Everybody’s orders. Disputes and claims wait for your decision.',
    tabs: { label: 'Bought and sold', buyer: 'Bought', seller: 'Sold' },
    filter: 'Status',
    anyStatus: 'All statuses',
    statuses: {
      ...orderStatusesEn,
      PLACED: 'Waiting for the seller',
      CONFIRMED: 'Completed',
    },
    /** PLACED, said to the seller. */
    waitsForYou: 'Waiting for you',
    table: {
      product: 'Product',
      buyer: 'Buyer',
      seller: 'Seller',
      placed: 'Ordered',
      status: 'Status',
      credits: 'Credits',
      until: (day: string) => `until ${day}`,
      confirmBy: (day: string) => `confirm by ${day}`,
      returnBy: (day: string) => `send back by ${day}`,
    },
    /** Said of a side that has left and has no name any more. */
    gone: { buyer: 'the buyer', seller: 'the seller' },
    open: (title: string, number: number) => `${title}, order ${number}`,
    pages: pagesEn('Pages of the orders', 'Newer', 'Older'),
    empty: {
      buyer: {
        title: 'Nothing bought yet',
        text: 'Sponsors offer products for credits. Here you follow what you order until it arrives.',
        action: 'Browse the market',
      },
      seller: {
        title: 'No orders yet',
        text: 'As soon as somebody orders one of your products, it waits here for you to ship it.',
        action: 'Go to my shop',
      },
      admin: { title: 'No orders', text: 'Nobody has ordered anything.' },
      filtered: { title: 'Nothing with this status', action: 'Show all' },
    },
    couldNotLoad: 'The orders could not be loaded.',
    price: creditsEn,
    buying: {
      title: 'Buy',
      available: 'You have',
      owed: 'You owe',
      price: 'Price, delivery included',
      after: 'Left after this',
      happens: (credits: string, seller: string) =>
        `We now hold ${creditsEn(credits)}. ${seller} gets them once you confirm that your order has arrived, or 14 days after it was sent. If ${seller} declines or does not answer within 7 days, you get them back.`,
      returns:
        'You can withdraw without giving a reason: before it is sent, and for 14 days after it arrives. Then you send it back, at your own cost.',
      delivery: 'Where should it go?',
      name: 'Name of the recipient',
      address: 'Street and number',
      city: 'Town',
      editCity: 'Edit the town',
      phone: 'Phone',
      phoneHint: 'For the carrier. The seller gets it with the order.',
      note: 'Note for the seller',
      optional: 'optional',
      elsewhere: (country: string) =>
        `The price includes delivery to Portugal and Spain. For ${country}, agree on delivery with the seller first.`,
      elsewhereYet: 'your country',
      ask: 'Ask the seller',
      terms: 'terms of purchase',
      accept: 'By ordering, you accept the',
      confirm: (credits: string) => `Order for ${creditsEn(credits)}`,
      priceChanged: (from: string, to: string) =>
        `The price has just changed from ${from} to ${creditsEn(to)}. Nothing was ordered. Have another look, and order if you still want to.`,
      changed:
        'This product has just changed. Nothing was ordered. Have another look, and order if you still want to.',
      soldOut: 'Sorry, it just sold out. Nothing was ordered.',
      gone: 'This product is no longer for sale. Nothing was ordered.',
      couldNotLoad: 'Your address from last time could not be loaded. Please type it in.',
      done: 'Ordered. The seller has been told.',
    },
    order: {
      title: (number: number) => `Order ${number}`,
      notFound: {
        title: 'Order not found',
        text: 'You have no order with this number.',
        action: 'Go to my orders',
      },
      timeline: 'Timeline',
      placed: 'Ordered',
      shipped: 'Sent',
      disputed: 'Disputed',
      paid: 'The seller has the credits',
      withdrawn: 'Withdrawn',
      sentBack: 'Sent back',
      contested: 'The seller found something wrong',
      keep: 'The buyer keeps it: the seller has the credits',
      claimed: 'Fault claimed',
      delivery: 'Delivery',
      copy: 'Copy the address',
      copied: 'Address copied.',
      couldNotCopy: 'The address could not be copied.',
      forgotten: 'This address is no longer kept.',
      note: 'Note from the buyer',
      tracking: 'Note from the seller',
      declineReason: 'Reason',
      disputeReason: 'What is wrong',
      returnNote: 'Note from the buyer',
      contestReason: 'What is wrong',
      claimReason: 'The fault',
      claimAnswer: 'Reason for the decision',
      decisionReason: 'Reason for the decision',
      buyer: 'Buyer',
      seller: 'Seller',
      ended: {
        decline: 'Declined: the credits went back to the buyer',
        expire: 'Not answered: the credits went back to the buyer',
        confirm: 'Arrived: the seller has the credits',
        settle: '14 days without a word: the seller has the credits',
        pay: 'Decided: the seller has the credits',
        refund: 'Decided: the credits went back to the buyer',
        cancel: 'Withdrawn: the credits went back to the buyer',
        lapse: 'Not sent back: the purchase stands',
        receiveBack: 'It came back: the buyer has the credits again',
        settleReturn: '14 days without a word: the buyer has the credits again',
        grant: 'Claim upheld: the credits went back to the buyer',
        dismiss: 'Claim dismissed: the seller keeps the credits',
      },
      recalled:
        'This product has been recalled. Please stop using it; you can send it back at any time.',
      recalledSeller: 'This product has been recalled. The buyer can send it back at any time.',
      /** Of an order that is over, or never was sent. */
      recalledOver: 'This product has been recalled. If you have it, please stop using it.',
      recalledOverSeller: 'This product has been recalled.',
      next: {
        buyerPlaced: (until: string) =>
          `The seller has until ${until} to answer. Otherwise you get your credits back.`,
        sellerPlaced: (until: string) =>
          `Ship it or decline by ${until}. Otherwise the credits go back to the buyer.`,
        /** To who reads it for the seller without being able to answer. */
        placed: (until: string) =>
          `Without an answer by ${until}, the credits go back to the buyer.`,
        buyerShipped: (until: string) =>
          `Confirm when it has arrived. Without a word from you, the seller gets the credits on ${until}.`,
        /** To who reads it without being able to confirm. */
        shipped: (until: string) =>
          `The seller gets the credits once the arrival is confirmed, on ${until} at the latest.`,
        sellerShipped: (until: string) =>
          `You get the credits once the buyer confirms, on ${until} at the latest.`,
        disputed: 'The credits wait until an admin has decided.',
        disputedBuyer:
          'The credits wait until an admin has decided. If all turns out well, confirm.',
        withdrawable: (until: string) =>
          `You can change your mind until ${until}, without giving a reason.`,
        sellerWithdrawable: (until: string) =>
          `The buyer can still withdraw until ${until}. Once it is back, the credits leave your wallet.`,
        buyerWithdrawn: (until: string) =>
          `Send it back and say so here by ${until}. Otherwise the purchase stands.`,
        sellerWithdrawn: (until: string) =>
          `The buyer has until ${until} to send it back. Otherwise the purchase stands.`,
        buyerReturning: (until: string) =>
          `You get your credits once the seller has it back, on ${until} at the latest.`,
        sellerReturning: (until: string) =>
          `Say by ${until} that it is back, or what is wrong. Otherwise the buyer gets the credits.`,
        /** To who reads it for the seller without being able to say so. */
        returning: (until: string) =>
          `Without a word from the seller by ${until}, the buyer gets the credits.`,
        /** Where the seller has the credits already. */
        decided: 'An admin will hear both sides and decide.',
      },
      acts: {
        ship: 'Ship',
        decline: 'Decline',
        track: 'Edit note',
        confirm: 'It arrived',
        keep: 'Let the purchase stand',
        dispute: 'Something is wrong',
        cancel: 'Cancel order',
        withdraw: 'Withdraw',
        return: 'I sent it back',
        receiveBack: 'It came back',
        contest: 'Something is wrong',
        claim: 'It has a fault',
        pay: 'Pay the seller',
        /** Where the seller has the credits already. */
        leave: 'Leave them with the seller',
        refund: 'Refund the buyer',
        grant: 'Refund the buyer',
        dismiss: 'Dismiss the claim',
      },
    },
  },
  {
    title: 'Encomendas',
    adminLead: 'As encomendas de toda a gente. Reclamações e garantias esperam pela tua decisão.',
    tabs: { label: 'Compras e vendas', buyer: 'Compras', seller: 'Vendas' },
    filter: 'Estado',
    anyStatus: 'Todos os estados',
    statuses: {
      ...orderStatusesPt,
      PLACED: 'À espera do vendedor',
      CONFIRMED: 'Concluída',
    },
    waitsForYou: 'À tua espera',
    table: {
      product: 'Produto',
      buyer: 'Comprador',
      seller: 'Vendedor',
      placed: 'Encomendada',
      status: 'Estado',
      credits: 'Créditos',
      until: (day) => `até ${day}`,
      confirmBy: (day) => `confirma até ${day}`,
      returnBy: (day) => `devolve até ${day}`,
    },
    gone: { buyer: 'quem comprou', seller: 'quem vendeu' },
    open: (title: string, number: number) => `${title}, encomenda ${number}`,
    pages: pagesPt('Páginas das encomendas', 'Mais recentes', 'Mais antigas'),
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
      owed: 'Deves',
      price: 'Preço, com entrega',
      after: 'Ficas com',
      happens: (credits: string, seller: string) =>
        `Ficamos agora com ${creditsPt(credits)} à nossa guarda. ${seller} recebe os créditos quando confirmares que a encomenda chegou, ou 14 dias depois do envio. Se ${seller} recusar ou não responder em 7 dias, voltam para ti.`,
      returns:
        'Podes desistir sem dizer porquê: antes do envio e até 14 dias depois de a encomenda chegar. Nesse caso, devolves o produto e pagas os portes da devolução.',
      delivery: 'Para onde vai?',
      name: 'Nome de quem recebe',
      address: 'Rua e número',
      city: 'Localidade',
      editCity: 'Editar a localidade',
      phone: 'Telefone',
      phoneHint: 'Para a transportadora. O vendedor recebe-o com a encomenda.',
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
      paid: 'Os créditos são do vendedor',
      withdrawn: 'Desistência',
      sentBack: 'Devolvida',
      contested: 'O vendedor reclamou',
      keep: 'O comprador mantém a compra: os créditos são do vendedor',
      claimed: 'Garantia acionada',
      delivery: 'Entrega',
      copy: 'Copiar a morada',
      copied: 'Morada copiada.',
      couldNotCopy: 'Não foi possível copiar a morada.',
      forgotten: 'A morada já não está guardada.',
      note: 'Nota do comprador',
      tracking: 'Nota do vendedor',
      declineReason: 'Motivo',
      disputeReason: 'O que correu mal',
      returnNote: 'Nota do comprador',
      contestReason: 'O que não está bem',
      claimReason: 'O defeito',
      claimAnswer: 'Motivo da decisão',
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
        cancel: 'Desistência: os créditos voltaram para o comprador',
        lapse: 'Não foi devolvida: a compra mantém-se',
        receiveBack: 'Voltou: o comprador tem de novo os créditos',
        settleReturn: '14 dias sem notícias: o comprador tem de novo os créditos',
        grant: 'Garantia aceite: os créditos voltaram para o comprador',
        dismiss: 'Garantia recusada: o vendedor fica com os créditos',
      },
      recalled:
        'Este produto está a ser recolhido. Deixa de o usar; podes devolvê-lo a qualquer momento.',
      recalledSeller:
        'Este produto está a ser recolhido. O comprador pode devolvê-lo a qualquer momento.',
      recalledOver: 'Este produto está a ser recolhido. Se o tens, deixa de o usar.',
      recalledOverSeller: 'Este produto está a ser recolhido.',
      next: {
        buyerPlaced: (until: string) =>
          `O vendedor tem até ${until} para responder. Se não o fizer, os créditos voltam para ti.`,
        sellerPlaced: (until: string) =>
          `Envia ou recusa até ${until}. Caso contrário, os créditos voltam para o comprador.`,
        placed: (until: string) =>
          `Sem resposta até ${until}, os créditos voltam para o comprador.`,
        buyerShipped: (until: string) =>
          `Confirma quando chegar. Se não disseres nada, o vendedor recebe os créditos a ${until}.`,
        shipped: (until: string) =>
          `O vendedor recebe os créditos quando a chegada for confirmada, o mais tardar a ${until}.`,
        sellerShipped: (until: string) =>
          `Recebes os créditos quando o comprador confirmar, o mais tardar a ${until}.`,
        disputed: 'Os créditos esperam até um administrador decidir.',
        disputedBuyer:
          'Os créditos esperam até um administrador decidir. Se afinal está tudo bem, confirma.',
        withdrawable: (until: string) => `Podes desistir até ${until}, sem dizer porquê.`,
        sellerWithdrawable: (until: string) =>
          `O comprador ainda pode desistir até ${until}. Quando o produto voltar, os créditos saem da tua carteira.`,
        buyerWithdrawn: (until: string) =>
          `Devolve o produto e diz aqui que já seguiu, até ${until}. Caso contrário, a compra mantém-se.`,
        sellerWithdrawn: (until: string) =>
          `O comprador tem até ${until} para devolver o produto. Caso contrário, a compra mantém-se.`,
        buyerReturning: (until: string) =>
          `Recebes os créditos quando o vendedor tiver o produto de volta, o mais tardar a ${until}.`,
        sellerReturning: (until: string) =>
          `Diz até ${until} que o produto voltou, ou o que não está bem. Caso contrário, o comprador recebe os créditos.`,
        returning: (until: string) =>
          `Se o vendedor não disser nada até ${until}, o comprador recebe os créditos.`,
        decided: 'Um administrador ouve as duas partes e decide.',
      },
      acts: {
        ship: 'Enviar',
        decline: 'Recusar',
        track: 'Alterar a nota',
        confirm: 'Chegou',
        keep: 'Manter a compra',
        dispute: 'Algo correu mal',
        cancel: 'Desistir da encomenda',
        withdraw: 'Desistir da compra',
        return: 'Já devolvi',
        receiveBack: 'Já voltou',
        contest: 'Algo não está bem',
        claim: 'Tem um defeito',
        pay: 'Pagar ao vendedor',
        leave: 'Deixar ao vendedor',
        refund: 'Reembolsar o comprador',
        grant: 'Reembolsar o comprador',
        dismiss: 'Recusar a garantia',
      },
    },
  },
)
