import type { TraderNeed, TraderState } from '@podium/contract/traders'
import { dictionary } from './dictionary.ts'

/** Who sells: a sponsor's own details as a seller, and what buyers are shown of them. */
export const tradersPhrases = dictionary(
  {
    title: 'Seller details',
    couldNotLoad: 'Your seller details could not be loaded.',
    lead: 'Buyers have a right to know who sells to them. We check these details; once they are verified, they appear beside each of your products and in orders.',
    states: {
      DRAFT: 'Not given yet',
      SUBMITTED: 'Being checked',
      VERIFIED: 'Verified',
      REFUSED: 'Not accepted',
      EXPIRED: 'Expired',
    } satisfies Record<TraderState, string>,
    /** How it stands, in a sentence; `until` is a day. */
    tells: {
      grace: (until: string) =>
        `Your products can still be bought until ${until}. After that, only once your details are verified.`,
      nothing: 'Without them, only you can see your products.',
      waits: 'An admin is checking your details. We will write to you when that is done.',
      waitsThen: 'Until then, your products cannot be bought.',
      waitsShown: (until: string) =>
        `We are checking your change. Until then, buyers see what was verified before, and you can keep selling (until ${until}).`,
      verified: (until: string) =>
        `You can sell until ${until}. We will write to you in good time.`,
      refused: (reason: string) => `Your details were not accepted: ${reason}`,
      refusedThen:
        'Your products cannot be bought for now. Correct the details and send them again.',
      expired: (until: string) =>
        `They were verified until ${until}. Your products cannot be bought until you send your details again and we have checked them.`,
    },
    missing: 'What is missing',
    needs: {
      legalName: 'Legal name',
      registration: 'Registration or tax number',
      address: 'Business address',
      phone: 'Phone',
      email: 'Email for buyers',
      declaration: 'Your declaration',
      verification: 'Our check of your details',
    } satisfies Record<TraderNeed, string>,
    /** Where a product cannot be offered yet. */
    needed: 'Your seller details have to be verified before a product can be made visible.',
    toForm: 'Fill in seller details',
    /** Where all of them were given. */
    toCorrect: 'Send seller details again',
    form: {
      legalNameHint: 'As it is registered: the company, or your own name.',
      registrationHint: 'For example the NIPC, or the number in a commercial register.',
      addressHint: 'Street, postal code, place and country.',
      phoneHint: 'Outside Portugal with the country code, such as +34.',
      declaration:
        'I sell as a trader, these details are true, and I offer only products that comply with the law of the European Union.',
      change: 'Change them',
      submit: 'Send for checking',
      changedMeanwhile:
        'Your details have changed since you opened them, perhaps in another window. Nothing was sent. If you send again, what is here replaces them.',
      sent: 'Your details are with us. We will write to you when they are checked.',
      publicNote: 'Buyers and visitors see these details, except while they are being checked.',
    },
    seller: {
      open: (legalName: string) => `Sold by ${legalName}`,
      address: 'Address',
      registration: 'Registration',
      phone: 'Phone',
      email: 'Email',
      /** Days as they are written; `on` is missing where it is not known when they were checked. */
      checked: (on: string | null, until: string) =>
        `A trader. We checked these details${on ? ` on ${on}` : ''}; they are verified until ${until}.`,
      checkedThen: 'A trader. We had checked these details when you ordered.',
      paused: 'Not for sale at the moment: the seller’s details are not verified.',
      ownPaused: 'Nobody can buy this now, because your seller details are not verified.',
      ownWay: 'See what is missing',
    },
  },
  {
    title: 'Dados de vendedor',
    couldNotLoad: 'Não foi possível carregar os teus dados de vendedor.',
    lead: 'Quem compra tem direito a saber quem lhe vende. Verificamos estes dados; depois de verificados, aparecem junto de cada produto teu e nas encomendas.',
    states: {
      DRAFT: 'Por preencher',
      SUBMITTED: 'Em verificação',
      VERIFIED: 'Verificados',
      REFUSED: 'Não aceites',
      EXPIRED: 'Fora de prazo',
    },
    tells: {
      grace: (until: string) =>
        `Os teus produtos ainda podem ser comprados até ${until}. Depois disso, só com os dados verificados.`,
      nothing: 'Sem eles, só tu vês os teus produtos.',
      waits: 'Um administrador está a verificar os teus dados. Escrevemos-te quando terminar.',
      waitsThen: 'Até lá, os teus produtos não podem ser comprados.',
      waitsShown: (until: string) =>
        `Estamos a verificar a alteração. Até lá, quem compra vê os dados verificados antes e continuas a vender (até ${until}).`,
      verified: (until: string) => `Podes vender até ${until}. Avisamos-te a tempo.`,
      refused: (reason: string) => `Os teus dados não foram aceites: ${reason}`,
      refusedThen:
        'Por agora, os teus produtos não podem ser comprados. Corrige os dados e envia-os de novo.',
      expired: (until: string) =>
        `Estiveram verificados até ${until}. Os teus produtos não podem ser comprados até enviares os dados de novo e nós os verificarmos.`,
    },
    missing: 'O que falta',
    needs: {
      legalName: 'Nome legal',
      registration: 'Número de registo ou de contribuinte',
      address: 'Morada da atividade',
      phone: 'Telefone',
      email: 'Email para quem compra',
      declaration: 'A tua declaração',
      verification: 'A nossa verificação dos dados',
    },
    needed:
      'Para um produto ficar visível, os teus dados de vendedor têm de estar verificados primeiro.',
    toForm: 'Preencher os dados de vendedor',
    toCorrect: 'Enviar de novo os dados de vendedor',
    form: {
      legalNameHint: 'Tal como está registado: a empresa ou o teu nome.',
      registrationHint: 'Por exemplo, o NIPC ou o número num registo comercial.',
      addressHint: 'Rua, código postal, localidade e país.',
      phoneHint: 'Fora de Portugal, com o indicativo do país, como +34.',
      declaration:
        'Vendo no exercício de uma atividade profissional, estes dados são verdadeiros e só ofereço produtos que cumprem a lei da União Europeia.',
      change: 'Alterar',
      submit: 'Enviar para verificação',
      changedMeanwhile:
        'Os teus dados mudaram desde que os abriste, talvez noutra janela. Nada foi enviado. Se enviares de novo, fica o que está aqui.',
      sent: 'Recebemos os teus dados. Escrevemos-te quando estiverem verificados.',
      publicNote: 'Quem visita e quem compra vê estes dados, menos enquanto estão em verificação.',
    },
    seller: {
      open: (legalName: string) => `Vendido por ${legalName}`,
      address: 'Morada',
      registration: 'Registo',
      phone: 'Telefone',
      email: 'Email',
      checked: (on: string | null, until: string) =>
        `Vendedor profissional. ${on ? `Verificámos estes dados a ${on}` : 'Verificámos estes dados'}; a verificação vale até ${until}.`,
      checkedThen: 'Vendedor profissional. À data da encomenda, os dados estavam verificados.',
      paused: 'De momento não está à venda: os dados do vendedor não estão verificados.',
      ownPaused:
        'De momento ninguém o pode comprar, porque os teus dados de vendedor não estão verificados.',
      ownWay: 'Ver o que falta',
    },
  },
)
