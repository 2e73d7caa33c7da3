import type { OrderAct } from '@podium/contract/order-rules'
import type { TraderDetails } from '@podium/contract/traders'
import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt, whose } from './format.ts'

/** What a mail about an order names: the person, the other one, the product, its price. */
export interface OrderMailFacts {
  name: string
  buyer: string
  seller: string
  product: string
  credits: number
  /** What the one who acted said; may be ''. */
  said: string
  /** Whether the seller had the credits before. */
  kept?: boolean
  /** Whether the buyer lets a purchase stand that was sent back, and was not asked whether it arrived. */
  stands?: boolean
}

interface OrderMail {
  subject: (product: string, stands?: boolean) => string
  title: string
  text: (facts: OrderMailFacts) => string
}

/** What each side is told when an order is placed, and at each of its moves. */
type OrderMails = Record<'place' | OrderAct, { buyer?: OrderMail; seller?: OrderMail }>

const said = (label: string, words: string) =>
  words ? ` ${label}: “${words}”${/[.!?…]$/.test(words) ? '' : '.'}` : ''
const saidPt = (label: string, words: string) =>
  words ? ` ${label}: «${words}»${/[.!?…]$/.test(words) ? '' : '.'}` : ''

/** Where the buyer's credits come from that the seller had. */
const fromSeller = ' They come from your wallet; we advanced any shortfall, and you owe it.'
const fromSellerPt =
  ' Saem da tua carteira; o que faltava adiantámos nós, e ficas a dever esse valor.'

const en = {
  place: {
    buyer: {
      subject: (product) => `Order placed: ${product}`,
      title: 'Your order has been placed',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, you ordered “${product}” from ${seller}. We hold ${creditsEn(credits)} until it arrives. If ${seller} does not answer within 7 days, you get everything back. You can withdraw from the purchase in the order, without giving a reason: before it is sent, and for 14 days after it arrives.`,
    },
    seller: {
      subject: (product) => `New order: ${product}`,
      title: 'You have a new order',
      text: ({ name, buyer, product, credits }) =>
        `Hello ${name}, ${buyer} ordered “${product}” for ${creditsEn(credits)}. Ship it or decline it within 7 days. The delivery address is in the order.`,
    },
  },
  ship: {
    buyer: {
      subject: (product) => `On its way: ${product}`,
      title: 'Your order is on its way',
      text: ({ name, seller, product, said: note }) =>
        `Hello ${name}, ${seller} has sent “${product}”.${said('Note', note)} Confirm when it arrives; after 14 days without a word from you, the seller gets the credits. Once it has arrived you have 14 days to change your mind and send it back.`,
    },
  },
  decline: {
    buyer: {
      subject: (product) => `Order declined: ${product}`,
      title: 'Your order was declined',
      text: ({ name, seller, product, credits, said: reason }) =>
        `Hello ${name}, ${seller} cannot send “${product}”.${said('Reason', reason)} You have ${creditsEn(credits)} back in your wallet.`,
    },
  },
  expire: {
    buyer: {
      subject: (product) => `Order unanswered: ${product}`,
      title: 'Your order was not answered',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, ${seller} did not answer your order for “${product}” within 7 days. You have ${creditsEn(credits)} back in your wallet.`,
    },
    seller: {
      subject: (product) => `Order expired: ${product}`,
      title: 'An order has expired',
      text: ({ name, buyer, product }) =>
        `Hello ${name}, ${whose(buyer)} order for “${product}” waited 7 days for your answer. The credits went back to the buyer.`,
    },
  },
  confirm: {
    seller: {
      subject: (product, stands) =>
        stands ? `The purchase stands: ${product}` : `Credits received: ${product}`,
      title: 'Your order is complete',
      text: ({ name, buyer, product, credits, kept, stands }) =>
        stands
          ? `Hello ${name}, ${buyer} lets the purchase of “${product}” stand. You ${kept ? 'keep' : 'received'} ${creditsEn(credits)} for it.`
          : `Hello ${name}, ${buyer} confirmed that “${product}” arrived. You received ${creditsEn(credits)}.`,
    },
  },
  settle: {
    buyer: {
      subject: (product) => `Order completed: ${product}`,
      title: 'Your order is complete',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, 14 days have passed since “${product}” was sent, so ${seller} received ${creditsEn(credits)}. If something is wrong with it, say so in the order; it also tells you until when you can still change your mind.`,
    },
    seller: {
      subject: (product) => `Credits received: ${product}`,
      title: 'Your order is complete',
      text: ({ name, product, credits }) =>
        `Hello ${name}, 14 days have passed since you sent “${product}”. You received ${creditsEn(credits)}.`,
    },
  },
  dispute: {
    buyer: {
      subject: (product) => `Dispute opened: ${product}`,
      title: 'We are looking into your order',
      text: ({ name, product, credits }) =>
        `Hello ${name}, we have your message about “${product}”. We will keep holding ${creditsEn(credits)} until an admin has heard both sides and decided.`,
    },
    seller: {
      subject: (product) => `Dispute opened: ${product}`,
      title: 'A buyer opened a dispute',
      text: ({ name, buyer, product, said: reason }) =>
        `Hello ${name}, ${buyer} says that something is wrong with “${product}”.${said('Reason', reason)} An admin will hear both sides and decide about the credits.`,
    },
  },
  pay: {
    buyer: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute has been decided',
      text: ({ name, seller, product, credits, kept, said: reason }) =>
        `Hello ${name}, ${seller} ${kept ? 'keeps' : 'receives'} ${creditsEn(credits)} for “${product}”.${said('Reason', reason)}`,
    },
    seller: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute has been decided in your favour',
      text: ({ name, product, credits, kept, said: reason }) =>
        `Hello ${name}, you ${kept ? 'keep' : 'received'} ${creditsEn(credits)} for “${product}”.${said('Reason', reason)}`,
    },
  },
  refund: {
    buyer: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute has been decided in your favour',
      text: ({ name, product, credits, said: reason }) =>
        `Hello ${name}, you have ${creditsEn(credits)} back in your wallet for “${product}”.${said('Reason', reason)}`,
    },
    seller: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute has been decided',
      text: ({ name, buyer, product, credits, kept, said: reason }) =>
        `Hello ${name}, ${buyer} gets ${creditsEn(credits)} back for “${product}”.${kept ? fromSeller : ''}${said('Reason', reason)}`,
    },
  },
  cancel: {
    buyer: {
      subject: (product) => `Order withdrawn: ${product}`,
      title: 'You withdrew from your order',
      text: ({ name, product, credits }) =>
        `Hello ${name}, we have received your withdrawal from the order for “${product}”. You have ${creditsEn(credits)} back in your wallet.`,
    },
    seller: {
      subject: (product) => `Order withdrawn: ${product}`,
      title: 'A buyer withdrew',
      text: ({ name, buyer, product }) =>
        `Hello ${name}, ${buyer} withdrew from the order for “${product}” before you sent it. There is nothing left for you to do.`,
    },
  },
  withdraw: {
    buyer: {
      subject: (product) => `Purchase withdrawn: ${product}`,
      title: 'You withdrew from your purchase',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, we have received your withdrawal from the purchase of “${product}”. Send it back to ${seller} within 14 days and say so in the order; you get ${creditsEn(credits)} back once it has arrived. If nothing is sent back, the purchase stands.`,
    },
    seller: {
      subject: (product) => `Purchase withdrawn: ${product}`,
      title: 'A buyer withdrew',
      text: ({ name, buyer, product }) =>
        `Hello ${name}, ${buyer} withdrew from the purchase of “${product}” and has 14 days to send it back to you. We will tell you when it is on its way.`,
    },
  },
  lapse: {
    buyer: {
      subject: (product) => `Nothing sent back: ${product}`,
      title: 'Your purchase stands',
      text: ({ name, seller, product }) =>
        `Hello ${name}, 14 days have passed since you withdrew from the purchase of “${product}”, and nothing was sent back. The purchase stands and ${seller} has the credits.`,
    },
    seller: {
      subject: (product) => `Nothing sent back: ${product}`,
      title: 'The purchase stands',
      text: ({ name, buyer, product, credits }) =>
        `Hello ${name}, ${buyer} did not send “${product}” back within 14 days. The purchase stands, and you have ${creditsEn(credits)} for it.`,
    },
  },
  return: {
    seller: {
      subject: (product) => `On its way back: ${product}`,
      title: 'Something is on its way back to you',
      text: ({ name, buyer, product, credits, said: note }) =>
        `Hello ${name}, ${buyer} sent “${product}” back.${said('Note', note)} Say in the order that it has arrived, or what is wrong with it. After 14 days without a word from you, the buyer gets ${creditsEn(credits)} back.`,
    },
  },
  receiveBack: {
    buyer: {
      subject: (product) => `Credits back: ${product}`,
      title: 'Your return is complete',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, ${seller} received “${product}” back. You have ${creditsEn(credits)} back in your wallet.`,
    },
  },
  settleReturn: {
    buyer: {
      subject: (product) => `Credits back: ${product}`,
      title: 'Your return is complete',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, ${seller} did not answer within 14 days of your sending “${product}” back. You have ${creditsEn(credits)} back in your wallet.`,
    },
    seller: {
      subject: (product) => `Return complete: ${product}`,
      title: 'A return is complete',
      text: ({ name, buyer, product, credits }) =>
        `Hello ${name}, 14 days have passed since ${buyer} sent “${product}” back. ${creditsEn(credits)} went back to the buyer.`,
    },
  },
  contest: {
    buyer: {
      subject: (product) => `Dispute opened: ${product}`,
      title: 'The seller is not happy with your return',
      text: ({ name, seller, product, said: reason }) =>
        `Hello ${name}, ${seller} says that something is wrong with “${product}” as it came back.${said('Reason', reason)} An admin will hear both sides and decide about the credits.`,
    },
    seller: {
      subject: (product) => `Dispute opened: ${product}`,
      title: 'We are looking into the return',
      text: ({ name, product }) =>
        `Hello ${name}, we have your message about “${product}”. An admin will hear both sides and decide about the credits.`,
    },
  },
  claim: {
    buyer: {
      subject: (product) => `Fault claimed: ${product}`,
      title: 'We are looking into your claim',
      text: ({ name, product }) =>
        `Hello ${name}, we have your claim about “${product}”. An admin will hear both sides and decide.`,
    },
    seller: {
      subject: (product) => `Fault claimed: ${product}`,
      title: 'A buyer claims a fault',
      text: ({ name, buyer, product, said: reason }) =>
        `Hello ${name}, ${buyer} says that “${product}” has a fault.${said('Fault', reason)} An admin will hear both sides and decide.`,
    },
  },
  grant: {
    buyer: {
      subject: (product) => `Claim decided: ${product}`,
      title: 'Your claim has been upheld',
      text: ({ name, product, credits, said: reason }) =>
        `Hello ${name}, you have ${creditsEn(credits)} back in your wallet for “${product}”.${said('Reason', reason)}`,
    },
    seller: {
      subject: (product) => `Claim decided: ${product}`,
      title: 'A claim has been upheld',
      text: ({ name, buyer, product, credits, said: reason }) =>
        `Hello ${name}, ${buyer} gets ${creditsEn(credits)} back for “${product}”.${fromSeller}${said('Reason', reason)}`,
    },
  },
  dismiss: {
    buyer: {
      subject: (product) => `Claim decided: ${product}`,
      title: 'Your claim has been dismissed',
      text: ({ name, seller, product, said: reason }) =>
        `Hello ${name}, ${seller} keeps the credits for “${product}”.${said('Reason', reason)}`,
    },
    seller: {
      subject: (product) => `Claim decided: ${product}`,
      title: 'A claim has been dismissed',
      text: ({ name, product, credits, said: reason }) =>
        `Hello ${name}, you keep ${creditsEn(credits)} for “${product}”.${said('Reason', reason)}`,
    },
  },
} satisfies OrderMails

const pt: OrderMails = {
  place: {
    buyer: {
      subject: (product) => `Encomenda feita: ${product}`,
      title: 'A tua encomenda está feita',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. Encomendaste «${product}» a ${seller}. Guardamos ${creditsPt(credits)} até a encomenda chegar. Se ${seller} não responder em 7 dias, devolvemos-te tudo. Podes desistir da compra na página da encomenda, sem dizer porquê: antes do envio e até 14 dias depois de chegar.`,
    },
    seller: {
      subject: (product) => `Nova encomenda: ${product}`,
      title: 'Tens uma nova encomenda',
      text: ({ name, buyer, product, credits }) =>
        `Olá, ${name}. ${buyer} encomendou «${product}» por ${creditsPt(credits)}. Tens 7 dias para a enviares ou recusares. A morada de entrega está na encomenda.`,
    },
  },
  ship: {
    buyer: {
      subject: (product) => `A caminho: ${product}`,
      title: 'A tua encomenda vai a caminho',
      text: ({ name, seller, product, said: note }) =>
        `Olá, ${name}. ${seller} enviou «${product}».${saidPt('Nota', note)} Confirma quando chegar; se não disseres nada em 14 dias, o vendedor recebe os créditos. Depois de chegar, tens 14 dias para desistir da compra e devolver o produto.`,
    },
  },
  decline: {
    buyer: {
      subject: (product) => `Encomenda recusada: ${product}`,
      title: 'A tua encomenda foi recusada',
      text: ({ name, seller, product, credits, said: reason }) =>
        `Olá, ${name}. ${seller} não pode enviar «${product}».${saidPt('Motivo', reason)} Devolvemos ${creditsPt(credits)} à tua carteira.`,
    },
  },
  expire: {
    buyer: {
      subject: (product) => `Encomenda sem resposta: ${product}`,
      title: 'A tua encomenda ficou sem resposta',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. ${seller} não respondeu à tua encomenda de «${product}» em 7 dias. Devolvemos ${creditsPt(credits)} à tua carteira.`,
    },
    seller: {
      subject: (product) => `Encomenda expirada: ${product}`,
      title: 'Uma encomenda expirou',
      text: ({ name, buyer, product }) =>
        `Olá, ${name}. A encomenda de «${product}» feita por ${buyer} esperou 7 dias pela tua resposta. Os créditos voltaram para o comprador.`,
    },
  },
  confirm: {
    seller: {
      subject: (product, stands) =>
        stands ? `A compra mantém-se: ${product}` : `Créditos recebidos: ${product}`,
      title: 'A tua encomenda está concluída',
      text: ({ name, buyer, product, credits, kept, stands }) =>
        stands
          ? `Olá, ${name}. ${buyer} mantém a compra de «${product}». ${kept ? 'Ficas com' : 'Recebeste'} ${creditsPt(credits)}.`
          : `Olá, ${name}. ${buyer} confirmou que «${product}» chegou. Recebeste ${creditsPt(credits)} na tua carteira.`,
    },
  },
  settle: {
    buyer: {
      subject: (product) => `Encomenda concluída: ${product}`,
      title: 'A tua encomenda está concluída',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. Passaram 14 dias desde o envio de «${product}» e, por isso, ${seller} recebeu ${creditsPt(credits)}. Se algo não estiver bem, diz na encomenda; é lá que vês também até quando ainda podes desistir da compra.`,
    },
    seller: {
      subject: (product) => `Créditos recebidos: ${product}`,
      title: 'A tua encomenda está concluída',
      text: ({ name, product, credits }) =>
        `Olá, ${name}. Passaram 14 dias desde que enviaste «${product}». Recebeste ${creditsPt(credits)} na tua carteira.`,
    },
  },
  dispute: {
    buyer: {
      subject: (product) => `Reclamação aberta: ${product}`,
      title: 'Estamos a analisar a tua encomenda',
      text: ({ name, product, credits }) =>
        `Olá, ${name}. Recebemos o que nos contaste sobre «${product}». Continuamos a guardar ${creditsPt(credits)} até um administrador ouvir as duas partes e decidir.`,
    },
    seller: {
      subject: (product) => `Reclamação aberta: ${product}`,
      title: 'Um comprador abriu uma reclamação',
      text: ({ name, buyer, product, said: reason }) =>
        `Olá, ${name}. ${buyer} diz que algo não está bem com «${product}».${saidPt('Motivo', reason)} Um administrador ouve as duas partes e decide o que acontece aos créditos.`,
    },
  },
  pay: {
    buyer: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação está decidida',
      text: ({ name, seller, product, credits, kept, said: reason }) =>
        `Olá, ${name}. ${seller} ${kept ? 'fica com' : 'recebe'} ${creditsPt(credits)} por «${product}».${saidPt('Motivo', reason)}`,
    },
    seller: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação foi decidida a teu favor',
      text: ({ name, product, credits, kept, said: reason }) =>
        `Olá, ${name}. ${kept ? 'Ficas com' : 'Recebeste na tua carteira'} ${creditsPt(credits)} por «${product}».${saidPt('Motivo', reason)}`,
    },
  },
  refund: {
    buyer: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação foi decidida a teu favor',
      text: ({ name, product, credits, said: reason }) =>
        `Olá, ${name}. Devolvemos à tua carteira ${creditsPt(credits)} de «${product}».${saidPt('Motivo', reason)}`,
    },
    seller: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação está decidida',
      text: ({ name, buyer, product, credits, kept, said: reason }) =>
        `Olá, ${name}. ${buyer} recebe de volta ${creditsPt(credits)} de «${product}».${kept ? fromSellerPt : ''}${saidPt('Motivo', reason)}`,
    },
  },
  cancel: {
    buyer: {
      subject: (product) => `Desistência: ${product}`,
      title: 'Desististe da encomenda',
      text: ({ name, product, credits }) =>
        `Olá, ${name}. Recebemos a tua desistência da encomenda de «${product}». Devolvemos ${creditsPt(credits)} à tua carteira.`,
    },
    seller: {
      subject: (product) => `Desistência: ${product}`,
      title: 'Um comprador desistiu',
      text: ({ name, buyer, product }) =>
        `Olá, ${name}. ${buyer} desistiu da encomenda de «${product}» antes de a enviares. Não tens mais nada a fazer.`,
    },
  },
  withdraw: {
    buyer: {
      subject: (product) => `Desistência: ${product}`,
      title: 'Desististe da compra',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. Recebemos a tua desistência da compra de «${product}». Devolve o produto a ${seller} no prazo de 14 dias e diz na encomenda que já seguiu; recebes ${creditsPt(credits)} quando chegar. Se nada for devolvido, a compra mantém-se.`,
    },
    seller: {
      subject: (product) => `Desistência: ${product}`,
      title: 'Um comprador desistiu',
      text: ({ name, buyer, product }) =>
        `Olá, ${name}. ${buyer} desistiu da compra de «${product}» e tem 14 dias para devolver o produto. Avisamos-te quando vier a caminho.`,
    },
  },
  lapse: {
    buyer: {
      subject: (product) => `Nada devolvido: ${product}`,
      title: 'A tua compra mantém-se',
      text: ({ name, seller, product }) =>
        `Olá, ${name}. Passaram 14 dias desde que desististe da compra de «${product}» e nada foi devolvido. A compra mantém-se e os créditos são de ${seller}.`,
    },
    seller: {
      subject: (product) => `Nada devolvido: ${product}`,
      title: 'A compra mantém-se',
      text: ({ name, buyer, product, credits }) =>
        `Olá, ${name}. ${buyer} não devolveu «${product}» em 14 dias. A compra mantém-se e ficas com ${creditsPt(credits)}.`,
    },
  },
  return: {
    seller: {
      subject: (product) => `Devolução a caminho: ${product}`,
      title: 'Vem aí uma devolução',
      text: ({ name, buyer, product, credits, said: note }) =>
        `Olá, ${name}. ${buyer} devolveu «${product}».${saidPt('Nota', note)} Diz na encomenda que chegou, ou o que não está bem. Se não disseres nada em 14 dias, o comprador recebe ${creditsPt(credits)} de volta.`,
    },
  },
  receiveBack: {
    buyer: {
      subject: (product) => `Créditos de volta: ${product}`,
      title: 'A tua devolução está concluída',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. ${seller} recebeu «${product}» de volta. Devolvemos ${creditsPt(credits)} à tua carteira.`,
    },
  },
  settleReturn: {
    buyer: {
      subject: (product) => `Créditos de volta: ${product}`,
      title: 'A tua devolução está concluída',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. ${seller} não respondeu nos 14 dias depois de devolveres «${product}». Devolvemos ${creditsPt(credits)} à tua carteira.`,
    },
    seller: {
      subject: (product) => `Devolução concluída: ${product}`,
      title: 'Uma devolução está concluída',
      text: ({ name, buyer, product, credits }) =>
        `Olá, ${name}. Passaram 14 dias desde que ${buyer} devolveu «${product}». O comprador recebeu ${creditsPt(credits)} de volta.`,
    },
  },
  contest: {
    buyer: {
      subject: (product) => `Reclamação aberta: ${product}`,
      title: 'O vendedor reclamou da devolução',
      text: ({ name, seller, product, said: reason }) =>
        `Olá, ${name}. ${seller} diz que «${product}» não voltou como devia.${saidPt('Motivo', reason)} Um administrador ouve as duas partes e decide o que acontece aos créditos.`,
    },
    seller: {
      subject: (product) => `Reclamação aberta: ${product}`,
      title: 'Estamos a analisar a devolução',
      text: ({ name, product }) =>
        `Olá, ${name}. Recebemos o que nos contaste sobre «${product}». Um administrador ouve as duas partes e decide o que acontece aos créditos.`,
    },
  },
  claim: {
    buyer: {
      subject: (product) => `Garantia acionada: ${product}`,
      title: 'Estamos a analisar o defeito',
      text: ({ name, product }) =>
        `Olá, ${name}. Recebemos o que nos contaste sobre o defeito de «${product}». Um administrador ouve as duas partes e decide.`,
    },
    seller: {
      subject: (product) => `Garantia acionada: ${product}`,
      title: 'Um comprador acionou a garantia',
      text: ({ name, buyer, product, said: reason }) =>
        `Olá, ${name}. ${buyer} diz que «${product}» tem um defeito.${saidPt('Defeito', reason)} Um administrador ouve as duas partes e decide.`,
    },
  },
  grant: {
    buyer: {
      subject: (product) => `Garantia decidida: ${product}`,
      title: 'A garantia foi aceite',
      text: ({ name, product, credits, said: reason }) =>
        `Olá, ${name}. Devolvemos à tua carteira ${creditsPt(credits)} de «${product}».${saidPt('Motivo', reason)}`,
    },
    seller: {
      subject: (product) => `Garantia decidida: ${product}`,
      title: 'Uma garantia foi aceite',
      text: ({ name, buyer, product, credits, said: reason }) =>
        `Olá, ${name}. ${buyer} recebe de volta ${creditsPt(credits)} de «${product}».${fromSellerPt}${saidPt('Motivo', reason)}`,
    },
  },
  dismiss: {
    buyer: {
      subject: (product) => `Garantia decidida: ${product}`,
      title: 'A garantia foi recusada',
      text: ({ name, seller, product, said: reason }) =>
        `Olá, ${name}. ${seller} fica com os créditos de «${product}».${saidPt('Motivo', reason)}`,
    },
    seller: {
      subject: (product) => `Garantia decidida: ${product}`,
      title: 'Uma garantia foi recusada',
      text: ({ name, product, credits, said: reason }) =>
        `Olá, ${name}. Ficas com ${creditsPt(credits)} de «${product}».${saidPt('Motivo', reason)}`,
    },
  },
}

/** Mails about orders; a side without a text is not mailed at that moment. */
export const orderMailPhrases = dictionary<OrderMailPhrases>(
  {
    moments: en,
    gone: { buyer: 'the buyer', seller: 'the seller' },
    action: 'See the order',
    byGuardian:
      'An adult who looks after your account confirms, and says whatever there is to say in the order.',
    soldBy: ({ legalName, registration, address, phone, email }) =>
      `Sold by ${legalName}, ${address}. Registration: ${registration}. ${phone}, ${email}`,
  },
  {
    moments: pt,
    gone: { buyer: 'quem comprou', seller: 'quem vendeu' },
    action: 'Ver a encomenda',
    byGuardian:
      'Quem confirma, e diz o que houver a dizer na encomenda, é um adulto que acompanhe a tua conta.',
    soldBy: ({ legalName, registration, address, phone, email }) =>
      `Vendido por ${legalName}, ${address}. Registo: ${registration}. ${phone}, ${email}`,
  },
)

interface OrderMailPhrases {
  moments: OrderMails
  /** Said of a side that has left and has no name any more. */
  gone: { buyer: string; seller: string }
  action: string
  /** To who is protected, of what asks something of the buyer. */
  byGuardian: string
  /** Who sells, for the buyer. */
  soldBy: (seller: TraderDetails) => string
}
