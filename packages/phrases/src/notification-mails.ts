import { dictionary } from './dictionary.ts'

/** Mails about what happened on Podium, where no feature has a mail of its own. */
export const notificationMailPhrases = dictionary(
  {
    followedAchievement: {
      subject: (who: string) => `${who} has a new achievement`,
      title: 'Good news from the track',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who}, whom you follow, has added a new achievement.`,
      action: 'See the page',
    },
    athleteUpdate: {
      subject: (who: string) => `${who} has news for you`,
      title: 'News from the season',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who}, whom you follow or support, tells what is new.`,
      action: 'Read it',
    },
    invitationAccepted: {
      subject: (who: string) => `${who} accepted your invitation`,
      title: 'Your invitation was accepted',
      text: (name: string, who: string) => `Hello ${name}, ${who} has joined.`,
      action: 'See the users',
    },
    hidden: {
      subject: 'Your profile was hidden',
      title: 'An administrator hid your profile',
      text: (name: string) =>
        `Hello ${name}, an administrator hid your profile. Until it is shown again, only you can see it.`,
      action: 'See my profile',
    },
    shown: {
      subject: 'Your profile is visible again',
      title: 'Your profile is visible again',
      text: (name: string) => `Hello ${name}, an administrator has shown your profile again.`,
      action: 'See my profile',
    },
    protectionBegan: {
      subject: 'Your page is hidden: you are under 18',
      title: 'Your page is hidden for now',
      text: (name: string) =>
        `Hello ${name}, by your date of birth you are under 18. Your page is hidden until an adult who looks after you shows it, and nobody can write to you unless they allow it. Name them in your settings.`,
      action: 'Name an adult',
    },
    protectionEnded: {
      subject: 'You decide about your page now',
      title: 'You decide about your page now',
      text: (name: string) =>
        `Hello ${name}, you are 18: your account is not protected any more. From today on you alone decide who sees your page, who may write to you and what you spend. Your age, height, weight and region show again if you filled them in.`,
      action: 'See my page',
    },
    reportUpheld: {
      subject: 'A report about you was upheld',
      title: 'A report about you was upheld',
      text: (name: string, about: string) =>
        `Hello ${name}, somebody reported ${about}, and we found that it breaks our rules.`,
      about: {
        profile: 'your profile',
        media: 'something in your gallery',
        product: 'a product of yours',
        message: 'a message of yours',
        supportNote: 'a line you added to a request of support',
        supportThanks: 'a thank-you you wrote',
        update: 'an update of yours',
      },
      action: 'Read the terms',
    },
    delegationOffered: {
      subject: (who: string) => `${who} asks you to act for them`,
      title: 'Somebody trusts you',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who} asks you to act for them. You will see exactly what you may do before you accept.`,
      action: 'See the request',
    },
    delegationAccepted: {
      subject: (who: string) => `${who} acts for you from now on`,
      title: 'Your request was accepted',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who} accepted, and acts for you from now on. You can see everything that is done for you, and end it at any time.`,
      action: 'See who acts for you',
    },
    delegationEnded: {
      title: 'Acting for somebody has ended',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'See how it stands',
    },
    recalled: {
      subject: (product: string) => `Recall: ${product}`,
      title: 'Something you bought is recalled',
      text: (name: string, product: string) =>
        `Hello ${name}, “${product}” is recalled. Please stop using it. You can send it back to the seller at any time and get your credits back: withdraw in the order. What was not sent yet does not come, and its credits are back already.`,
      action: 'See the order',
    },
    ownRecalled: {
      subject: (product: string) => `Recall: ${product}`,
      title: 'A product of yours is recalled',
      text: (name: string, product: string) =>
        `Hello ${name}, an administrator recalled “${product}”. It is not for sale any more, and everybody who bought it is told and can send it back to you, at your cost.`,
      action: 'See my shop',
    },
    reason: (reason: string) => `The reason given: ${reason}`,
  },
  {
    followedAchievement: {
      subject: (who: string) => `${who} tem uma nova conquista`,
      title: 'Boas notícias da pista',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who}, que segues, acrescentou uma nova conquista.`,
      action: 'Ver a página',
    },
    athleteUpdate: {
      subject: (who: string) => `${who} tem novidades`,
      title: 'Notícias da época',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who}, que segues ou apoias, conta o que há de novo.`,
      action: 'Ler',
    },
    invitationAccepted: {
      subject: (who: string) => `${who} aceitou o teu convite`,
      title: 'O teu convite foi aceite',
      text: (name: string, who: string) => `Olá, ${name}. ${who} já faz parte da rede.`,
      action: 'Ver os utilizadores',
    },
    hidden: {
      subject: 'O teu perfil foi ocultado',
      title: 'Um administrador ocultou o teu perfil',
      text: (name: string) =>
        `Olá, ${name}. Um administrador ocultou o teu perfil. Enquanto estiver oculto, só tu o vês.`,
      action: 'Ver o meu perfil',
    },
    shown: {
      subject: 'O teu perfil está outra vez visível',
      title: 'O teu perfil está outra vez visível',
      text: (name: string) => `Olá, ${name}. Um administrador voltou a mostrar o teu perfil.`,
      action: 'Ver o meu perfil',
    },
    protectionBegan: {
      subject: 'A tua página está oculta: tens menos de 18 anos',
      title: 'A tua página está oculta, por agora',
      text: (name: string) =>
        `Olá, ${name}. Pela tua data de nascimento, tens menos de 18 anos. A tua página fica oculta até um adulto responsável por ti a mostrar, e ninguém te pode escrever sem que esse adulto o permita. Indica-o nas tuas definições.`,
      action: 'Indicar um adulto',
    },
    protectionEnded: {
      subject: 'Agora és tu quem decide sobre a tua página',
      title: 'Agora és tu quem decide sobre a tua página',
      text: (name: string) =>
        `Olá, ${name}. Já tens 18 anos e a tua conta deixou de estar protegida. A partir de hoje só tu decides quem vê a tua página, quem te pode escrever e o que gastas. A idade, a altura, o peso e a região voltam a aparecer, se os preencheste.`,
      action: 'Ver a minha página',
    },
    reportUpheld: {
      subject: 'Uma denúncia sobre ti foi aceite',
      title: 'Uma denúncia sobre ti foi aceite',
      text: (name: string, about: string) =>
        `Olá, ${name}. Alguém denunciou ${about} e verificámos que infringe as nossas regras.`,
      about: {
        profile: 'o teu perfil',
        media: 'algo na tua galeria',
        product: 'um produto teu',
        message: 'uma mensagem tua',
        supportNote: 'uma linha que juntaste a um pedido de apoio',
        supportThanks: 'um agradecimento que escreveste',
        update: 'uma novidade tua',
      },
      action: 'Ler os termos',
    },
    delegationOffered: {
      subject: (who: string) => `Queres agir em nome de ${who}?`,
      title: 'Alguém confia em ti',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who} pede-te que cuides da conta. Antes de aceitares, vês ao certo o que podes fazer.`,
      action: 'Ver o pedido',
    },
    delegationAccepted: {
      subject: (who: string) => `${who} age em teu nome a partir de agora`,
      title: 'O teu pedido foi aceite',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who} aceitou e age em teu nome a partir de agora. Podes ver tudo o que é feito por ti e terminar quando quiseres.`,
      action: 'Ver quem age em teu nome',
    },
    delegationEnded: {
      title: 'Agir em nome de alguém terminou',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ver como está',
    },
    recalled: {
      subject: (product: string) => `Recolha: ${product}`,
      title: 'Um produto que compraste está a ser recolhido',
      text: (name: string, product: string) =>
        `Olá, ${name}. “${product}” está a ser recolhido. Deixa de o usar, por favor. Podes devolvê-lo ao vendedor a qualquer momento e receber os créditos de volta: desiste da compra na encomenda. O que ainda não foi enviado já não segue, e os créditos já voltaram para ti.`,
      action: 'Ver a encomenda',
    },
    ownRecalled: {
      subject: (product: string) => `Recolha: ${product}`,
      title: 'Um produto teu está a ser recolhido',
      text: (name: string, product: string) =>
        `Olá, ${name}. Um administrador mandou recolher “${product}”. Deixou de estar à venda; quem o comprou é avisado e pode devolver-to, por tua conta.`,
      action: 'Ver a minha loja',
    },
    reason: (reason: string) => `O motivo indicado: ${reason}`,
  },
)
