import type { OrderAct } from '@podium/contract/order-rules'
import { dictionary } from './dictionary.ts'

/** What a mail about an order names: the person, the other one, the product, its price. */
export interface OrderMailFacts {
  name: string
  buyer: string
  seller: string
  product: string
  credits: number
  /** What the one who acted said; may be ''. */
  said: string
}

interface OrderMail {
  subject: (product: string) => string
  title: string
  text: (facts: OrderMailFacts) => string
}

/** What each side is told when an order is placed, and at each of its moves. */
type OrderMails = Record<'place' | OrderAct, { buyer?: OrderMail; seller?: OrderMail }>

const said = (label: string, words: string) =>
  words ? ` ${label}: “${words}”${/[.!?…]$/.test(words) ? '' : '.'}` : ''

const en = {
  place: {
    buyer: {
      subject: (product) => `Order placed: ${product}`,
      title: 'Your order is placed',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, you ordered “${product}” from ${seller}. ${credits} credits are set aside until it arrives. ${seller} has 7 days to answer; otherwise they come back to you.`,
    },
    seller: {
      subject: (product) => `New order: ${product}`,
      title: 'You have a new order',
      text: ({ name, buyer, product, credits }) =>
        `Hello ${name}, ${buyer} ordered “${product}” for ${credits} credits. Ship it or decline within 7 days. The delivery address is in the order.`,
    },
  },
  ship: {
    buyer: {
      subject: (product) => `On its way: ${product}`,
      title: 'Your order is on its way',
      text: ({ name, seller, product, said: note }) =>
        `Hello ${name}, ${seller} has sent “${product}”.${said('Note', note)} Confirm when it arrives; after 14 days without a word from you, the seller is credited.`,
    },
  },
  decline: {
    buyer: {
      subject: (product) => `Order declined: ${product}`,
      title: 'Your order was declined',
      text: ({ name, seller, product, credits, said: reason }) =>
        `Hello ${name}, ${seller} cannot send “${product}”.${said('Reason', reason)} Your ${credits} credits are back in your wallet.`,
    },
  },
  expire: {
    buyer: {
      subject: (product) => `Order unanswered: ${product}`,
      title: 'Your order was not answered',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, ${seller} did not answer your order of “${product}” in 7 days. Your ${credits} credits are back in your wallet.`,
    },
    seller: {
      subject: (product) => `Order expired: ${product}`,
      title: 'An order has expired',
      text: ({ name, buyer, product }) =>
        `Hello ${name}, the order of “${product}” by ${buyer} waited 7 days for your answer. The credits went back to the buyer.`,
    },
  },
  confirm: {
    seller: {
      subject: (product) => `Credits received: ${product}`,
      title: 'The buyer confirmed your order',
      text: ({ name, buyer, product, credits }) =>
        `Hello ${name}, ${buyer} confirmed that “${product}” arrived. ${credits} credits are in your wallet.`,
    },
  },
  settle: {
    buyer: {
      subject: (product) => `Order completed: ${product}`,
      title: 'Your order is complete',
      text: ({ name, seller, product, credits }) =>
        `Hello ${name}, 14 days have passed since “${product}” was sent, so ${seller} was credited with ${credits} credits. If something is wrong, write to the seller or to us.`,
    },
    seller: {
      subject: (product) => `Credits received: ${product}`,
      title: 'Your order is complete',
      text: ({ name, product, credits }) =>
        `Hello ${name}, 14 days have passed since you sent “${product}”. ${credits} credits are in your wallet.`,
    },
  },
  dispute: {
    buyer: {
      subject: (product) => `Dispute opened: ${product}`,
      title: 'We are looking into your order',
      text: ({ name, product, credits }) =>
        `Hello ${name}, we received what you told us about “${product}”. The ${credits} credits stay set aside until an administrator has heard both sides and decided.`,
    },
    seller: {
      subject: (product) => `Dispute opened: ${product}`,
      title: 'A buyer opened a dispute',
      text: ({ name, buyer, product, said: reason }) =>
        `Hello ${name}, ${buyer} says that something is wrong with “${product}”.${said('Reason', reason)} An administrator hears both sides and decides about the credits.`,
    },
  },
  pay: {
    buyer: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute is decided',
      text: ({ name, seller, product, credits, said: reason }) =>
        `Hello ${name}, the ${credits} credits for “${product}” go to ${seller}.${said('Reason', reason)}`,
    },
    seller: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute is decided in your favour',
      text: ({ name, product, credits, said: reason }) =>
        `Hello ${name}, ${credits} credits for “${product}” are in your wallet.${said('Reason', reason)}`,
    },
  },
  refund: {
    buyer: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute is decided in your favour',
      text: ({ name, product, credits, said: reason }) =>
        `Hello ${name}, your ${credits} credits for “${product}” are back in your wallet.${said('Reason', reason)}`,
    },
    seller: {
      subject: (product) => `Dispute decided: ${product}`,
      title: 'The dispute is decided',
      text: ({ name, buyer, product, credits, said: reason }) =>
        `Hello ${name}, the ${credits} credits for “${product}” go back to ${buyer}.${said('Reason', reason)}`,
    },
  },
} satisfies OrderMails

const pt: OrderMails = {
  place: {
    buyer: {
      subject: (product) => `Encomenda feita: ${product}`,
      title: 'A tua encomenda está feita',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. Encomendaste “${product}” a ${seller}. ${credits} créditos ficam à nossa guarda até a encomenda chegar. ${seller} tem 7 dias para responder; se não o fizer, os créditos voltam para ti.`,
    },
    seller: {
      subject: (product) => `Nova encomenda: ${product}`,
      title: 'Tens uma nova encomenda',
      text: ({ name, buyer, product, credits }) =>
        `Olá, ${name}. ${buyer} encomendou “${product}” por ${credits} créditos. Envia ou recusa no prazo de 7 dias. A morada de entrega está na encomenda.`,
    },
  },
  ship: {
    buyer: {
      subject: (product) => `A caminho: ${product}`,
      title: 'A tua encomenda vai a caminho',
      text: ({ name, seller, product, said: note }) =>
        `Olá, ${name}. ${seller} enviou “${product}”.${said('Nota', note)} Confirma quando chegar; se não disseres nada em 14 dias, o vendedor recebe os créditos.`,
    },
  },
  decline: {
    buyer: {
      subject: (product) => `Encomenda recusada: ${product}`,
      title: 'A tua encomenda foi recusada',
      text: ({ name, seller, product, credits, said: reason }) =>
        `Olá, ${name}. ${seller} não pode enviar “${product}”.${said('Motivo', reason)} Os teus ${credits} créditos estão de volta à tua carteira.`,
    },
  },
  expire: {
    buyer: {
      subject: (product) => `Encomenda sem resposta: ${product}`,
      title: 'A tua encomenda ficou sem resposta',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. ${seller} não respondeu à tua encomenda de “${product}” em 7 dias. Os teus ${credits} créditos estão de volta à tua carteira.`,
    },
    seller: {
      subject: (product) => `Encomenda expirada: ${product}`,
      title: 'Uma encomenda expirou',
      text: ({ name, buyer, product }) =>
        `Olá, ${name}. A encomenda de “${product}” feita por ${buyer} esperou 7 dias pela tua resposta. Os créditos voltaram para o comprador.`,
    },
  },
  confirm: {
    seller: {
      subject: (product) => `Créditos recebidos: ${product}`,
      title: 'O comprador confirmou a tua encomenda',
      text: ({ name, buyer, product, credits }) =>
        `Olá, ${name}. ${buyer} confirmou que “${product}” chegou. Recebeste ${credits} créditos na tua carteira.`,
    },
  },
  settle: {
    buyer: {
      subject: (product) => `Encomenda concluída: ${product}`,
      title: 'A tua encomenda está concluída',
      text: ({ name, seller, product, credits }) =>
        `Olá, ${name}. Passaram 14 dias desde o envio de “${product}” e, por isso, ${seller} recebeu ${credits} créditos. Se algo não estiver bem, escreve ao vendedor ou escreve-nos.`,
    },
    seller: {
      subject: (product) => `Créditos recebidos: ${product}`,
      title: 'A tua encomenda está concluída',
      text: ({ name, product, credits }) =>
        `Olá, ${name}. Passaram 14 dias desde que enviaste “${product}”. Recebeste ${credits} créditos na tua carteira.`,
    },
  },
  dispute: {
    buyer: {
      subject: (product) => `Reclamação aberta: ${product}`,
      title: 'Estamos a analisar a tua encomenda',
      text: ({ name, product, credits }) =>
        `Olá, ${name}. Recebemos o que nos contaste sobre “${product}”. Os ${credits} créditos continuam à nossa guarda até um administrador ouvir as duas partes e decidir.`,
    },
    seller: {
      subject: (product) => `Reclamação aberta: ${product}`,
      title: 'Um comprador abriu uma reclamação',
      text: ({ name, buyer, product, said: reason }) =>
        `Olá, ${name}. ${buyer} diz que algo não está bem com “${product}”.${said('Motivo', reason)} Um administrador ouve as duas partes e decide o que acontece aos créditos.`,
    },
  },
  pay: {
    buyer: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação está decidida',
      text: ({ name, seller, product, credits, said: reason }) =>
        `Olá, ${name}. Os ${credits} créditos de “${product}” vão para ${seller}.${said('Motivo', reason)}`,
    },
    seller: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação foi decidida a teu favor',
      text: ({ name, product, credits, said: reason }) =>
        `Olá, ${name}. Recebeste na tua carteira os ${credits} créditos de “${product}”.${said('Motivo', reason)}`,
    },
  },
  refund: {
    buyer: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação foi decidida a teu favor',
      text: ({ name, product, credits, said: reason }) =>
        `Olá, ${name}. Os teus ${credits} créditos de “${product}” estão de volta à tua carteira.${said('Motivo', reason)}`,
    },
    seller: {
      subject: (product) => `Reclamação decidida: ${product}`,
      title: 'A reclamação está decidida',
      text: ({ name, buyer, product, credits, said: reason }) =>
        `Olá, ${name}. Os ${credits} créditos de “${product}” voltam para ${buyer}.${said('Motivo', reason)}`,
    },
  },
}

/** Mails about orders; a side without a text is not mailed at that moment. */
export const orderMailPhrases = dictionary<{ moments: OrderMails; action: string }>(
  { moments: en, action: 'See the order' },
  { moments: pt, action: 'Ver a encomenda' },
)
