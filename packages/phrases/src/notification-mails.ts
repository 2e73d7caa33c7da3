import { dictionary } from './dictionary.ts'
import { formatsOf, whose } from './format.ts'

/** Mails about what happened on Podium, where no feature has a mail of its own. */
export const notificationMailPhrases = dictionary(
  {
    wardRequested: {
      subject: (who: string) => `A support request for ${who}`,
      title: 'Your answer is needed',
      text: (name: string, who: string) =>
        `Hello ${name}, somebody wants to support ${who}, whom you look after. Act for ${who} to accept or decline.`,
      action: 'See who I act for',
    },
    wardOrder: {
      title: 'An order of somebody you look after',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} What there is to do about it, you do while you act for them.`,
      action: 'See who I act for',
    },
    wardRecall: {
      title: 'A recall for somebody you look after',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} What there is to do about it, you do while you act for them.`,
      action: 'See who I act for',
    },
    wardSupport: {
      title: 'A support of somebody you look after',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} You find it among their supports while you act for them.`,
      action: 'See who I act for',
    },
    followedAchievement: {
      subject: (who: string) => `${who} has a new result`,
      title: 'Good news from the track',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who}, whom you follow, has added a new result.`,
      action: 'See the page',
    },
    athleteUpdate: {
      subject: (who: string) => `${who} has news for you`,
      title: 'News from the season',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who}, whom you follow or support, has published an update.`,
      action: 'Read it',
    },
    competitionNear: {
      title: 'A competition is near',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'See the page',
    },
    goalSet: {
      title: 'A new goal',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'See the goal',
    },
    goalReached: {
      subject: (who: string) => `${who} has reached a goal`,
      title: 'Goal reached',
      text: (name: string, who: string, title: string) =>
        `Hello ${name}, “${title}” is reached: ${who}, whom you follow or have supported, has all the credits it takes.`,
      action: 'See the page',
    },
    register: {
      subject: 'Your register of agents has been checked',
      title: 'Your register has been checked',
      text: (name: string, register: string) =>
        `Hello ${name}, we have checked your entry in the register “${register}”. Your page now shows it as checked, with today’s date. If you change it, it has to be checked again.`,
      action: 'See my page',
    },
    year: {
      subject: (year: number) => `The year ${year}: what support made possible`,
      title: 'What support made possible',
      text: (name: string, year: number) =>
        `Hello ${name}, the year ${year} is over: see who supported whom, and what became of it.`,
      action: 'See the year',
    },
    invitationAccepted: {
      subject: (who: string) => `${who} accepted your invitation`,
      title: 'Your invitation was accepted',
      text: (name: string, who: string) => `Hello ${name}, ${who} has joined.`,
      action: 'See the people',
    },
    shown: {
      subject: 'Your page is visible again',
      title: 'Your page is visible again',
      text: (name: string) => `Hello ${name}, an admin has made your page visible again.`,
      action: 'See my page',
    },
    lifted: {
      subject: 'The restriction on your account is over',
      title: 'The restriction on your account is over',
      text: (name: string) =>
        `Hello ${name}, an admin has ended the restriction on your account. Your page stays hidden, for another reason.`,
      action: 'See my page',
    },
    protectionBegan: {
      subject: 'Your page is hidden: you are under 18',
      title: 'Your page is hidden for now',
      text: (name: string) =>
        `Hello ${name}, your date of birth says that you are under 18. Your page is hidden until an adult who looks after you shows it, and nobody can write to you unless they allow it. Name them in your settings.`,
      action: 'Name an adult',
    },
    protectionEnded: {
      subject: 'You now decide about your page',
      title: 'You now decide about your page',
      text: (name: string) =>
        `Hello ${name}, you are 18: your account is no longer protected. From today, nobody looks after it for you, and you alone decide who sees your page, who may write to you and what you spend. Your age, height, weight, region and club are shown again if you filled them in.`,
      action: 'See my page',
    },
    decision: {
      subject: 'A decision about you',
      title: 'We made a decision about you',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      noReason: 'No reason was written down. You can ask for it by objecting.',
      ground: (law: boolean, reference: string) =>
        `It is based on ${law ? 'the law' : 'our terms and conditions'}${reference && ` (${reference})`}.`,
      holds: (until: string | undefined) =>
        until
          ? `It applies until ${formatsOf('en').date(until)}.`
          : 'It applies until we change it.',
      redress: (until: string) =>
        `If you think this is wrong, you can object until ${formatsOf('en').date(until)}: one click takes you there, and somebody else decides. You can also go to court or to an out-of-court body.`,
      action: 'Read it, or object',
    },
    appeal: {
      subject: 'Somebody objects to a decision',
      title: 'An appeal is waiting for an answer',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who} objects to a decision that another admin made. It is for you, or another colleague who did not make it, to answer.`,
      action: 'See the appeals',
    },
    appealAnswered: {
      subject: 'An answer to your appeal',
      title: 'Your appeal was answered',
      reversed: (name: string) =>
        `Hello ${name}, you were right: we have taken the decision back, and what could be restored is as it was.`,
      upheld: (name: string) =>
        `Hello ${name}, somebody who did not make the decision looked at it again, and it stands. You can still go to court or to an out-of-court body.`,
      action: 'Read the answer',
      /** Who did not object themselves: the other side of a support did. */
      along: {
        subject: 'A decision about you was taken back',
        title: 'A decision was taken back',
        text: (name: string) =>
          `Hello ${name}, we looked at a decision about you again and have taken it back: what could be restored is as it was.`,
        action: 'See the decision',
      },
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
      guardian: {
        subject: (who: string) => `${who} looks after your account from now on`,
        text: (name: string, who: string) =>
          `Hello ${name}, ${who} accepted, and looks after your account until you are 18. They decide who sees your page and who may write to you, and answer requests for support. You can see everything that they do for you.`,
        action: 'See who looks after you',
      },
      coGuardian: {
        subject: (who: string) => `Another adult looks after ${whose(who)} account`,
        title: 'You are not alone in this',
        text: (name: string, who: string) =>
          `Hello ${name}, another adult looks after ${whose(who)} account from now on, as you do. Your settings say who. The page is shown, and people may write, only as you both allow; answering requests and spending is open to each of you. If this is not right, write to us.`,
        action: 'See who it is',
      },
    },
    delegationEnded: {
      title: 'Acting for somebody has ended',
      text: (name: string, what: string, outcome?: string) =>
        outcome === 'guardian'
          ? `Hello ${name}. ${what} Unless another adult does, your page is hidden and requests wait.`
          : `Hello ${name}. ${what}`,
      action: 'See where it stands',
    },
    termsAnnounced: {
      subject: (from: string) => `Our terms change on ${formatsOf('en').date(from)}`,
      title: 'New terms and conditions',
      text: (name: string, from: string, asks: boolean) =>
        `Hello ${name}, on ${formatsOf('en').date(from)} new terms and conditions replace the present ones, which apply until then. Please read them.${asks ? ' From that day on, we ask you to accept them before you spend, write or publish.' : ''} If you do not agree, you can close your account free of charge; what you bought before stays under the terms of the day you bought it.`,
      action: 'Read the new terms',
    },
    tokenMade: {
      subject: (token: string) => `An access token was made: ${token}`,
      title: 'Was that you?',
      text: (name: string, token: string, until: string) =>
        `Hello ${name}, the access token “${token}” was made for your account. Until ${formatsOf('en').date(until)}, a program that has it can do what it allows. If it was not you, change your password at once: that ends every token and every other session.`,
      action: 'See my access tokens',
    },
    matchSet: {
      title: 'Supports are now doubled',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} It is on the page for everybody to see, and in each request that it doubles.`,
      action: 'See the page',
    },
    matchEnded: {
      title: 'A match fund is over',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'See where it stands',
    },
    agreementProposed: {
      title: 'An agreement is waiting for you',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} Nothing is in force until you have both accepted the same wording.`,
      action: 'Read the agreement',
    },
    /** To a guardian, of whom they look after. */
    wardAgreement: {
      title: 'An agreement of somebody you look after',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} You find it among their agreements while you act for them.`,
      action: 'See who I act for',
    },
    /** To who is protected, below what waits for an answer. */
    guardianAnswers: 'Until you are 18, an adult who looks after your account answers for you.',
    agreementAccepted: {
      title: 'Your agreement is in force',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} You can both read it on its page, and see what has been done.`,
      action: 'See the agreement',
    },
    agreementEnded: {
      title: 'An agreement has ended',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'Read the agreement',
    },
    agreementDone: {
      title: 'News about your agreement',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'See the agreement',
    },
    agreementDue: {
      title: 'A deliverable is due soon',
      text: (name: string, what: string) => `Hello ${name}. ${what}`,
      action: 'See the agreement',
    },
    wardPage: {
      title: 'Who sees the page has changed',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} Until the eighteenth birthday, it shows only while every adult who looks after it agrees.`,
      action: 'Take a look',
    },
    wardRenewalDue: {
      title: 'Keep this plan?',
      text: (name: string, what: string) =>
        `Hello ${name}. ${what} To do so, act for them and pay for the next period, which begins where this one ends. Nothing is charged automatically: without a payment, the plan simply ends.`,
      action: 'See who I act for',
    },
    webhookStopped: {
      title: 'A webhook was stopped',
      text: (name: string, what: string, why?: string) =>
        why === 'PASSWORD'
          ? `Hello ${name}. ${what} Anyone who knew your old password could have added it. If the webhook is yours, resume it; if not, delete it.`
          : `Hello ${name}. ${what} Its log says what went wrong. Once that is fixed, resume the webhook there and resend what is missing.`,
      action: 'See my webhooks',
    },
    recalled: {
      subject: (product: string) => `Recall: ${product}`,
      title: 'Something you bought has been recalled',
      text: (name: string, product: string, isWard: boolean) =>
        `Hello ${name}, “${product}” has been recalled. Please stop using it. ${isWard ? 'An adult who looks after your account can send it back to the seller at any time and get your credits back.' : 'You can send it back to the seller at any time and get your credits back: withdraw in the order.'} Anything not sent yet will not come, and its credits are already back.`,
      action: 'See the order',
    },
    recallTakenBack: {
      subject: (product: string) => `Recall taken back: ${product}`,
      title: 'Something you bought is no longer recalled',
      text: (name: string, product: string) =>
        `Hello ${name}, the recall of “${product}” has been taken back. If you still have it, you can use it again. What was sent back, called off or declined stays as it is.`,
      action: 'See the order',
    },
    trader: {
      VERIFIED: {
        subject: 'Your seller details are verified',
        title: 'You can now sell',
        text: (name: string, until: string) =>
          `Hello ${name}, we have checked your details as a seller. Until ${formatsOf('en').date(until)} your products can be bought, and buyers see who sells them. A product that only you see goes on sale once you edit it and make it visible.`,
        action: 'See my seller details',
      },
      ENDING: {
        subject: 'Your products will soon go off sale',
        title: 'Have your seller details checked',
        text: (name: string, until: string) =>
          `Hello ${name}, buyers have a right to know who sells to them. After ${formatsOf('en').date(until)} your products cannot be bought unless we have checked your details as a seller by then. It is one short form.`,
        action: 'Fill in my seller details',
      },
      EXPIRED: {
        subject: 'Your products are off sale',
        title: 'Your products are off sale for now',
        text: (name: string, until: string) =>
          `Hello ${name}, your products went off sale after ${formatsOf('en').date(until)}, because your seller details are not verified. Open orders go on. Send the details again, and your products come back as they were.`,
        action: 'Renew my seller details',
      },
    },
    reason: (reason: string) => `The reason given: ${reason}`,
  },
  {
    wardRequested: {
      subject: (who: string) => `Um pedido de apoio a ${who}`,
      title: 'Falta a tua resposta',
      text: (name: string, who: string) =>
        `Olá, ${name}. Alguém quer apoiar ${who}, cuja conta acompanhas. Age em nome de ${who} para aceitar ou recusar.`,
      action: 'Ver em nome de quem ajo',
    },
    wardOrder: {
      title: 'Uma encomenda de alguém que acompanhas',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} O que houver a fazer, fazes tu, agindo em nome dessa pessoa.`,
      action: 'Ver em nome de quem ajo',
    },
    wardRecall: {
      title: 'Uma recolha para alguém que acompanhas',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} O que houver a fazer, fazes tu, agindo em nome dessa pessoa.`,
      action: 'Ver em nome de quem ajo',
    },
    wardSupport: {
      title: 'Um apoio de alguém que acompanhas',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Encontra-lo entre os apoios dessa pessoa, agindo em nome dela.`,
      action: 'Ver em nome de quem ajo',
    },
    followedAchievement: {
      subject: (who: string) => `${who} tem um novo resultado`,
      title: 'Boas notícias da pista',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who}, que segues, adicionou um novo resultado.`,
      action: 'Ver a página',
    },
    athleteUpdate: {
      subject: (who: string) => `${who} tem novidades`,
      title: 'Notícias da época',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who}, que segues ou apoias, conta o que há de novo.`,
      action: 'Ler',
    },
    competitionNear: {
      title: 'Há prova à vista',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ver a página',
    },
    goalSet: {
      title: 'Uma nova meta',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ver a meta',
    },
    goalReached: {
      subject: (who: string) => `${who} atingiu uma meta`,
      title: 'Meta atingida',
      text: (name: string, who: string, title: string) =>
        `Olá, ${name}. A meta «${title}» foi atingida: ${who}, que segues ou apoiaste, já tem todos os créditos de que precisava.`,
      action: 'Ver a página',
    },
    register: {
      subject: 'O teu registo de agentes foi verificado',
      title: 'O teu registo foi verificado',
      text: (name: string, register: string) =>
        `Olá, ${name}. Verificámos a tua inscrição no registo «${register}». A tua página mostra-a agora como verificada, com a data de hoje. Se a alterares, tem de ser verificada de novo.`,
      action: 'Ver a minha página',
    },
    year: {
      subject: (year: number) => `O ano de ${year}: o que o apoio tornou possível`,
      title: 'O que o apoio tornou possível',
      text: (name: string, year: number) =>
        `Olá, ${name}. O ano de ${year} terminou: vê quem apoiou quem, e o que daí nasceu.`,
      action: 'Ver o ano',
    },
    invitationAccepted: {
      subject: (who: string) => `${who} aceitou o teu convite`,
      title: 'O teu convite foi aceite',
      text: (name: string, who: string) => `Olá, ${name}. ${who} já faz parte da rede.`,
      action: 'Ver as pessoas',
    },
    shown: {
      subject: 'A tua página está outra vez visível',
      title: 'A tua página está outra vez visível',
      text: (name: string) => `Olá, ${name}. Um administrador voltou a mostrar a tua página.`,
      action: 'Ver a minha página',
    },
    lifted: {
      subject: 'A restrição à tua conta terminou',
      title: 'A restrição à tua conta terminou',
      text: (name) =>
        `Olá, ${name}. Um administrador pôs fim à restrição à tua conta. A tua página continua oculta, por outro motivo.`,
      action: 'Ver a minha página',
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
        `Olá, ${name}. Já tens 18 anos e a tua conta deixou de estar protegida. A partir de hoje ninguém a acompanha por ti e só tu decides quem vê a tua página, quem te pode escrever e o que gastas. A idade, a altura, o peso, a região e o clube voltam a aparecer, se os preencheste.`,
      action: 'Ver a minha página',
    },
    decision: {
      subject: 'Uma decisão sobre ti',
      title: 'Decidimos algo sobre ti',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      noReason: 'Não ficou escrito nenhum motivo. Pergunta-nos na contestação.',
      ground: (law: boolean, reference: string) =>
        `A decisão assenta ${law ? 'na lei' : 'nos nossos termos e condições'}${reference && ` (${reference})`}.`,
      holds: (until: string | undefined) =>
        until ? `Vale até ${formatsOf('pt').date(until)}.` : 'Vale até a alterarmos.',
      redress: (until: string) =>
        `Se achas que está errada, podes contestá-la até ${formatsOf('pt').date(until)}: basta um clique, e decide outra pessoa. Podes também recorrer a um tribunal ou a uma entidade de resolução de litígios.`,
      action: 'Ler ou contestar',
    },
    appeal: {
      subject: 'Alguém contesta uma decisão',
      title: 'Uma contestação espera resposta',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who} contesta uma decisão de outro administrador. Respondes tu, ou um colega que não a tenha tomado.`,
      action: 'Ver as contestações',
    },
    appealAnswered: {
      subject: 'A resposta à tua contestação',
      title: 'A tua contestação tem resposta',
      reversed: (name: string) =>
        `Olá, ${name}. Tinhas razão: anulámos a decisão, e o que se podia repor está como estava.`,
      upheld: (name: string) =>
        `Olá, ${name}. Outra pessoa voltou a analisar o caso e a decisão mantém-se. Podes ainda recorrer a um tribunal ou a uma entidade de resolução de litígios.`,
      action: 'Ler a resposta',
      along: {
        subject: 'Uma decisão sobre ti foi anulada',
        title: 'Uma decisão foi anulada',
        text: (name: string) =>
          `Olá, ${name}. Voltámos a analisar uma decisão sobre ti e anulámo-la: o que se podia repor está como estava.`,
        action: 'Ver a decisão',
      },
    },
    delegationOffered: {
      subject: (who: string) => `Queres agir em nome de ${who}?`,
      title: 'Alguém confia em ti',
      text: (name: string, who: string) =>
        `Olá, ${name}. Recebeste um pedido para agires em nome de ${who}. Antes de aceitares, vês ao certo o que podes fazer.`,
      action: 'Ver o pedido',
    },
    delegationAccepted: {
      subject: (who: string) => `${who} age em teu nome a partir de agora`,
      title: 'O teu pedido foi aceite',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who} aceitou e age em teu nome a partir de agora. Podes ver tudo o que é feito em teu nome e pôr-lhe fim quando quiseres.`,
      action: 'Ver quem age em teu nome',
      guardian: {
        subject: (who: string) => `${who} acompanha a tua conta a partir de agora`,
        text: (name: string, who: string) =>
          `Olá, ${name}. ${who} aceitou e acompanha a tua conta até fazeres 18 anos: decide quem vê a tua página e quem te pode escrever, e responde aos pedidos de apoio. Podes ver tudo o que faz em teu nome.`,
        action: 'Ver quem te acompanha',
      },
      coGuardian: {
        subject: (who: string) => `Mais um adulto acompanha a conta de ${who}`,
        title: 'Já são mais a acompanhar esta conta',
        text: (name: string, who: string) =>
          `Olá, ${name}. A partir de agora, mais um adulto acompanha a conta de ${who}, tal como tu. Nas definições vês quem é. A página só é mostrada, e só se recebem mensagens, como ambos permitirem; responder a pedidos e gastar créditos, qualquer um pode fazê-lo. Se isto não está certo, escreve-nos.`,
        action: 'Ver quem é',
      },
    },
    delegationEnded: {
      title: 'Terminou uma autorização para agir',
      text: (name: string, what: string, outcome?: string) =>
        outcome === 'guardian'
          ? `Olá, ${name}. ${what} Se mais nenhum adulto o fizer, a tua página fica oculta e os pedidos esperam.`
          : `Olá, ${name}. ${what}`,
      action: 'Ver como está',
    },
    termsAnnounced: {
      subject: (from: string) => `Os nossos termos mudam a ${formatsOf('pt').date(from)}`,
      title: 'Novos termos e condições',
      text: (name: string, from: string, asks: boolean) =>
        `Olá, ${name}. A ${formatsOf('pt').date(from)}, novos termos e condições substituem os atuais, que valem até lá. Lê-os, por favor.${asks ? ' A partir desse dia, pedimos-te que os aceites antes de gastares, escreveres ou publicares.' : ''} Se não concordares, podes encerrar a conta sem custos; para o que compraste antes valem os termos desse momento.`,
      action: 'Ler os novos termos',
    },
    tokenMade: {
      subject: (token: string) => `Foi criado um token de acesso: ${token}`,
      title: 'Foste tu?',
      text: (name: string, token: string, until: string) =>
        `Olá, ${name}. Foi criado para a tua conta o token de acesso «${token}». Até ${formatsOf('pt').date(until)}, um programa que o tenha pode fazer o que lhe foi permitido. Se não foste tu, muda já a palavra-passe: assim terminam todos os tokens e todas as outras sessões.`,
      action: 'Ver os meus tokens de acesso',
    },
    matchSet: {
      title: 'Os apoios passam a ser duplicados',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Está na página, à vista de todos, e em cada pedido que for duplicado.`,
      action: 'Ver a página',
    },
    matchEnded: {
      title: 'Um fundo de duplicação terminou',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ver como está',
    },
    agreementProposed: {
      title: 'Há um acordo à tua espera',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Nada entra em vigor enquanto os dois não aceitarem o mesmo texto.`,
      action: 'Ler o acordo',
    },
    wardAgreement: {
      title: 'Um acordo de alguém que acompanhas',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Encontra-lo entre os acordos dessa pessoa, agindo em nome dela.`,
      action: 'Ver em nome de quem ajo',
    },
    guardianAnswers:
      'Até fazeres 18 anos, quem responde por ti é um adulto que acompanhe a tua conta.',
    agreementAccepted: {
      title: 'O teu acordo está em vigor',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Na página do acordo, os dois leem o que ficou combinado e o que já foi cumprido.`,
      action: 'Ver o acordo',
    },
    agreementEnded: {
      title: 'Um acordo terminou',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ler o acordo',
    },
    agreementDone: {
      title: 'Novidades do teu acordo',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ver o acordo',
    },
    agreementDue: {
      title: 'Aproxima-se um prazo do teu acordo',
      text: (name: string, what: string) => `Olá, ${name}. ${what}`,
      action: 'Ver o acordo',
    },
    wardPage: {
      title: 'Mudou quem vê a página',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Até aos 18 anos, só se mostra enquanto todos os adultos que a acompanham concordarem.`,
      action: 'Ver',
    },
    wardRenewalDue: {
      title: 'O plano continua?',
      text: (name: string, what: string) =>
        `Olá, ${name}. ${what} Para isso, age em nome de quem acompanhas e paga o próximo período, que começa onde este termina. Nada é cobrado automaticamente: sem pagamento, o plano simplesmente termina.`,
      action: 'Ver em nome de quem ajo',
    },
    webhookStopped: {
      title: 'Um webhook deixou de receber',
      text: (name: string, what: string, why?: string) =>
        why === 'PASSWORD'
          ? `Olá, ${name}. ${what} Quem soubesse a antiga podia tê-lo criado. Se o webhook é teu, retoma-o; se não é, elimina-o.`
          : `Olá, ${name}. ${what} O que falhou está no registo. Quando estiver resolvido, retoma-o lá e reenvia o que falta.`,
      action: 'Ver os meus webhooks',
    },
    recalled: {
      subject: (product: string) => `Recolha: ${product}`,
      title: 'Um produto que compraste está a ser recolhido',
      text: (name: string, product: string, isWard: boolean) =>
        `Olá, ${name}. O produto «${product}» está a ser recolhido. Deixa de o usar, por favor. ${isWard ? 'Um adulto que acompanhe a tua conta pode devolvê-lo ao vendedor a qualquer momento, e recebes os créditos de volta.' : 'Podes devolvê-lo ao vendedor a qualquer momento e receber os créditos de volta: desiste da compra na encomenda.'} O que ainda não foi enviado já não segue, e os créditos já voltaram para ti.`,
      action: 'Ver a encomenda',
    },
    recallTakenBack: {
      subject: (product: string) => `Recolha anulada: ${product}`,
      title: 'Um produto que compraste já não está a ser recolhido',
      text: (name: string, product: string) =>
        `Olá, ${name}. A recolha do produto «${product}» foi anulada. Se ainda o tens, podes voltar a usá-lo. O que foi devolvido, cancelado ou recusado fica como está.`,
      action: 'Ver a encomenda',
    },
    trader: {
      VERIFIED: {
        subject: 'Os teus dados de vendedor estão verificados',
        title: 'Já podes vender',
        text: (name: string, until: string) =>
          `Olá, ${name}. Verificámos os teus dados de vendedor. Até ${formatsOf('pt').date(until)}, os teus produtos podem ser comprados e quem compra vê quem os vende. Um produto que só tu vês fica à venda quando o editares e o tornares visível.`,
        action: 'Ver os meus dados de vendedor',
      },
      ENDING: {
        subject: 'Os teus produtos vão deixar de estar à venda',
        title: 'Os teus dados de vendedor têm de ser verificados',
        text: (name: string, until: string) =>
          `Olá, ${name}. Quem compra tem direito a saber quem lhe vende. Depois de ${formatsOf('pt').date(until)}, os teus produtos deixam de poder ser comprados, a não ser que até lá tenhamos verificado os teus dados de vendedor. É um formulário curto.`,
        action: 'Preencher os meus dados de vendedor',
      },
      EXPIRED: {
        subject: 'Os teus produtos não estão à venda',
        title: 'Por agora, os teus produtos não estão à venda',
        text: (name: string, until: string) =>
          `Olá, ${name}. Depois de ${formatsOf('pt').date(until)}, os teus produtos deixaram de poder ser comprados, porque os teus dados de vendedor não estão verificados. As encomendas em curso continuam. Envia os dados de novo e os produtos voltam como estavam.`,
        action: 'Renovar os meus dados de vendedor',
      },
    },
    reason: (reason: string) => `O motivo indicado: ${reason}`,
  },
)
