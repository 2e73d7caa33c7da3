import { dictionary } from './dictionary.ts'
import { counted } from './format.ts'

/** Supporting an athlete, on the page: the button, who supports and who is supported. */
export const supportPagePhrases = dictionary(
  {
    website: 'Website',
    websiteOf: (name: string) => `Website of ${name}, in a new tab`,
    button: {
      support: 'Support',
      from: (credits: string, price: string) => `from ${credits} credits, about ${price}`,
      extend: 'Extend my support',
      waiting: 'See my request',
    },
    supporters: {
      title: 'Supporters',
      sponsors: 'Sponsors',
      count: counted('supporter', 'supporters'),
      more: (count: string) => `and ${count} more`,
      showMore: 'Show more',
      couldNotLoad: 'The supporters could not be loaded.',
      none: {
        title: (name: string) => `Be the one to support ${name}`,
        text: 'Every credit goes to the athlete, and 50 of them are a month of support.',
      },
      noneOwn: {
        title: 'Room for your supporters',
        text: 'Share your page: whoever supports you appears here with name and picture, never an amount.',
      },
    },
    supported: {
      title: 'Supported athletes',
      highlighted: 'Highlighted partnership',
      couldNotLoad: 'The supported athletes could not be loaded.',
      noneOwn: {
        title: 'You support nobody yet',
        text: 'Find an athlete whose journey you want to share. 50 credits are a month by their side.',
        action: 'Find an athlete',
      },
    },
  },
  {
    website: 'Site',
    websiteOf: (name: string) => `Site de ${name}, num novo separador`,
    button: {
      support: 'Apoiar',
      from: (credits: string, price: string) =>
        `a partir de ${credits} créditos, cerca de ${price}`,
      extend: 'Prolongar o meu apoio',
      waiting: 'Ver o meu pedido',
    },
    supporters: {
      title: 'Apoiantes',
      sponsors: 'Patrocinadores',
      count: counted('apoiante', 'apoiantes'),
      more: (count: string) => `e mais ${count}`,
      showMore: 'Mostrar mais',
      couldNotLoad: 'Não foi possível carregar os apoiantes.',
      none: {
        title: (name: string) => `Sê tu a apoiar ${name}`,
        text: 'Cada crédito vai para quem compete, e 50 são um mês de apoio.',
      },
      noneOwn: {
        title: 'Aqui há lugar para os teus apoiantes',
        text: 'Partilha a tua página: quem te apoiar aparece aqui com nome e fotografia, nunca com o valor.',
      },
    },
    supported: {
      title: 'Atletas apoiados',
      highlighted: 'Parceria em destaque',
      couldNotLoad: 'Não foi possível carregar os atletas apoiados.',
      noneOwn: {
        title: 'Ainda não apoias ninguém',
        text: 'Encontra um atleta e faz parte do caminho. 50 créditos são um mês ao seu lado.',
        action: 'Encontrar um atleta',
      },
    },
  },
)
