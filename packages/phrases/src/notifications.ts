import type {
  NotificationFacts,
  NotificationKind,
  NotificationTopic,
} from '@podium/contract/notifications'
import { dictionary } from './dictionary.ts'

/** A line of the bell: who did it, and what is to be known of it. */
type Line = (who: string, facts: NotificationFacts) => string

const many = (count: number | undefined, one: string, more: (count: number) => string): string =>
  count === undefined || count === 1 ? one : more(count)

/** What people are told of what happened, and what their settings call it. */
export const notificationPhrases = dictionary(
  {
    /** Where nobody is named: closed accounts and hidden profiles. */
    somebody: 'Somebody',
    texts: {
      supportRequested: (who, { credits = 0 }) =>
        `${who} wants to support you with ${credits} credits.`,
      supportAccepted: (who) => `${who} accepted your support.`,
      supportRejected: (who) => `${who} declined your support; your credits are back.`,
      supportUnanswered: (who) => `${who} did not answer in time; your credits are back.`,
      supportCancelled: (who) => `${who} cancelled their support.`,
      supportExpiring: (who) => `Your support of ${who} ends in 7 days.`,
      supportEnded: (who) => `The support between you and ${who} has ended.`,
      orderPlaced: (who, { title = '' }) => `${who} ordered “${title}”.`,
      orderShipped: (_who, { title = '' }) => `“${title}” is on its way.`,
      orderDeclined: (_who, { title = '' }) =>
        `Your order of “${title}” was declined; your credits are back.`,
      orderReleased: (_who, { title = '' }) =>
        `Nobody answered your order of “${title}”; your credits are back.`,
      orderConfirmed: (_who, { title = '' }) =>
        `“${title}” has arrived, and the credits are yours.`,
      orderDisputed: (who, { title = '' }) => `${who} reports a problem with “${title}”.`,
      orderDecided: (_who, { title = '' }) => `The dispute about “${title}” was decided.`,
      message: (who, { count }) =>
        many(count, `${who} wrote to you.`, (messages) => `${who} wrote you ${messages} messages.`),
      followedAchievement: (who, { count }) =>
        many(
          count,
          `${who} has a new achievement.`,
          (news) => `${who} has ${news} new achievements.`,
        ),
      paymentPaid: () => 'Your payment has arrived.',
      paymentExpired: () => 'A payment has expired; nothing was charged.',
      paymentRefunded: () => 'A payment was refunded.',
      planRenewalDue: () => 'Your plan ends soon: renew it to keep it.',
      invitationAccepted: (who) => `${who} accepted your invitation.`,
      visibilityChanged: (_who, { hidden, reason = '' }) =>
        hidden
          ? `An administrator hid your profile${reason && `: ${reason}`}`
          : 'Your profile is visible again.',
      reportUpheld: (_who, { reason = '' }) => `A report about you was upheld: ${reason}`,
      reportDismissed: () => 'A report about you was looked at: everything is in order.',
      reportAnswered: () => 'We looked at what you reported. Thank you.',
      newDevice: () => 'Your account was used on a new device.',
    } satisfies Record<NotificationKind, Line> as Record<NotificationKind, Line>,
    topics: {
      support: 'Support',
      orders: 'Orders',
      messages: 'Messages',
      network: 'Athletes you follow',
      payments: 'Payments and plans',
      account: 'Account',
    } satisfies Record<NotificationTopic, string>,
    settings: {
      supportRequested: 'Somebody wants to support me',
      supportAccepted: 'My support was accepted',
      supportRejected: 'My support was declined',
      supportUnanswered: 'My support was not answered',
      supportCancelled: 'Somebody cancelled their support',
      supportExpiring: 'A support ends in 7 days',
      supportEnded: 'A support has ended',
      orderPlaced: 'Somebody ordered a product of mine',
      orderShipped: 'My order is on its way',
      orderDeclined: 'My order was declined',
      orderReleased: 'My order was not answered',
      orderConfirmed: 'A product of mine has arrived',
      orderDisputed: 'A problem with an order',
      orderDecided: 'A dispute was decided',
      message: 'Somebody wrote to me',
      followedAchievement: 'A new achievement of an athlete I follow',
      paymentPaid: 'A payment has arrived',
      paymentExpired: 'A payment has expired',
      paymentRefunded: 'A payment was refunded',
      planRenewalDue: 'My plan ends soon',
      invitationAccepted: 'Somebody accepted my invitation',
      visibilityChanged: 'An administrator hid or showed my profile',
      reportUpheld: 'A report about me was upheld',
      reportDismissed: 'A report about me was dismissed',
      reportAnswered: 'My report was answered',
      newDevice: 'My account was used on a new device',
    } satisfies Record<NotificationKind, string>,
    bell: {
      open: (unread: number) =>
        unread === 0
          ? 'Notifications, nothing new'
          : `Notifications, ${unread === 1 ? '1 new' : `${unread} new`}`,
      messages: (unread: number) =>
        unread === 0
          ? 'Messages, nothing new'
          : `Messages, ${unread === 1 ? '1 unread' : `${unread} unread`}`,
      all: 'All notifications',
      inbox: 'Messages',
      choices: 'Choose what you hear about',
    },
    list: {
      title: 'Notifications',
      lead: 'What is happening with your supports, orders, payments and messages.',
      markAll: 'Mark all as read',
      unread: 'New',
      everything: 'Everything',
      onlyUnread: 'Unread',
      filter: 'Which notifications',
      empty: { title: 'All quiet on the track', text: 'When something happens, it appears here.' },
      noneUnread: { title: 'Everything read', text: 'There is nothing you have not seen.' },
      couldNotLoad: 'Your notifications could not be loaded.',
      pages: {
        label: 'Pages of notifications',
        at: (page: number, pages: number) => `Page ${page} of ${pages}`,
        newer: 'Newer',
        older: 'Older',
      },
    },
    choices: {
      title: 'Notifications',
      lead: 'Choose what rings the bell and what is mailed. Security and money are always mailed.',
      bell: 'Bell',
      mail: 'Mail',
      bellOf: (kind: string) => `Bell: ${kind}`,
      mailOf: (kind: string) => `Mail: ${kind}`,
      always: 'always',
      never: 'none',
      couldNotLoad: 'Your choices could not be loaded.',
      notSaved: 'Your choice was not saved. Try again.',
    },
    unsubscribe: {
      title: 'Mails from us',
      ask: (kind: string) => `Do you no longer want a mail about “${kind}”?`,
      confirm: 'Stop these mails',
      done: (kind: string) => `You will get no more mails about “${kind}”.`,
      again: 'Send them again after all',
      back: (kind: string) => `You will get mails about “${kind}” again.`,
      invalid: 'This link is not valid. You can choose your mails in the settings.',
      failed: 'That did not work.',
      toSettings: 'All choices in the settings',
    },
  },
  {
    somebody: 'Alguém',
    texts: {
      supportRequested: (who, { credits = 0 }) => `${who} quer apoiar-te com ${credits} créditos.`,
      supportAccepted: (who) => `${who} aceitou o teu apoio.`,
      supportRejected: (who) => `${who} recusou o teu apoio; os créditos voltaram para ti.`,
      supportUnanswered: (who) => `${who} não respondeu a tempo; os créditos voltaram para ti.`,
      supportCancelled: (who) => `${who} cancelou o apoio.`,
      supportExpiring: (who) => `O teu apoio a ${who} termina dentro de 7 dias.`,
      supportEnded: (who) => `O apoio entre ti e ${who} terminou.`,
      orderPlaced: (who, { title = '' }) => `${who} encomendou “${title}”.`,
      orderShipped: (_who, { title = '' }) => `“${title}” vai a caminho.`,
      orderDeclined: (_who, { title = '' }) =>
        `A tua encomenda de “${title}” foi recusada; os créditos voltaram para ti.`,
      orderReleased: (_who, { title = '' }) =>
        `Ninguém respondeu à tua encomenda de “${title}”; os créditos voltaram para ti.`,
      orderConfirmed: (_who, { title = '' }) => `“${title}” chegou e os créditos são teus.`,
      orderDisputed: (who, { title = '' }) => `${who} comunicou um problema com “${title}”.`,
      orderDecided: (_who, { title = '' }) => `A reclamação sobre “${title}” foi decidida.`,
      message: (who, { count }) =>
        many(
          count,
          `${who} escreveu-te.`,
          (messages) => `${who} escreveu-te ${messages} mensagens.`,
        ),
      followedAchievement: (who, { count }) =>
        many(
          count,
          `${who} tem uma nova conquista.`,
          (news) => `${who} tem ${news} novas conquistas.`,
        ),
      paymentPaid: () => 'Recebemos o teu pagamento.',
      paymentExpired: () => 'Um pagamento expirou; nada foi cobrado.',
      paymentRefunded: () => 'Um pagamento foi reembolsado.',
      planRenewalDue: () => 'O teu plano termina em breve: renova-o para o manteres.',
      invitationAccepted: (who) => `${who} aceitou o teu convite.`,
      visibilityChanged: (_who, { hidden, reason = '' }) =>
        hidden
          ? `Um administrador ocultou o teu perfil${reason && `: ${reason}`}`
          : 'O teu perfil está outra vez visível.',
      reportUpheld: (_who, { reason = '' }) => `Uma denúncia sobre ti foi aceite: ${reason}`,
      reportDismissed: () => 'Analisámos uma denúncia sobre ti: está tudo em ordem.',
      reportAnswered: () => 'Analisámos o que denunciaste. Obrigado.',
      newDevice: () => 'A tua conta foi usada num novo dispositivo.',
    },
    topics: {
      support: 'Apoios',
      orders: 'Encomendas',
      messages: 'Mensagens',
      network: 'Atletas que segues',
      payments: 'Pagamentos e planos',
      account: 'Conta',
    },
    settings: {
      supportRequested: 'Alguém quer apoiar-me',
      supportAccepted: 'O meu apoio foi aceite',
      supportRejected: 'O meu apoio foi recusado',
      supportUnanswered: 'O meu apoio ficou sem resposta',
      supportCancelled: 'Alguém cancelou o apoio',
      supportExpiring: 'Um apoio termina dentro de 7 dias',
      supportEnded: 'Um apoio terminou',
      orderPlaced: 'Alguém encomendou um produto meu',
      orderShipped: 'A minha encomenda vai a caminho',
      orderDeclined: 'A minha encomenda foi recusada',
      orderReleased: 'A minha encomenda ficou sem resposta',
      orderConfirmed: 'Um produto meu chegou ao destino',
      orderDisputed: 'Um problema com uma encomenda',
      orderDecided: 'Uma reclamação foi decidida',
      message: 'Alguém me escreveu',
      followedAchievement: 'Uma nova conquista de um atleta que sigo',
      paymentPaid: 'Um pagamento foi recebido',
      paymentExpired: 'Um pagamento expirou',
      paymentRefunded: 'Um pagamento foi reembolsado',
      planRenewalDue: 'O meu plano termina em breve',
      invitationAccepted: 'Alguém aceitou o meu convite',
      visibilityChanged: 'Um administrador ocultou ou mostrou o meu perfil',
      reportUpheld: 'Uma denúncia sobre mim foi aceite',
      reportDismissed: 'Uma denúncia sobre mim foi arquivada',
      reportAnswered: 'A minha denúncia teve resposta',
      newDevice: 'A minha conta foi usada num novo dispositivo',
    },
    bell: {
      open: (unread) =>
        unread === 0
          ? 'Notificações, nada de novo'
          : `Notificações, ${unread === 1 ? '1 nova' : `${unread} novas`}`,
      messages: (unread) =>
        unread === 0
          ? 'Mensagens, nada de novo'
          : `Mensagens, ${unread === 1 ? '1 por ler' : `${unread} por ler`}`,
      all: 'Todas as notificações',
      inbox: 'Mensagens',
      choices: 'Escolhe do que te avisamos',
    },
    list: {
      title: 'Notificações',
      lead: 'O que se passa com os teus apoios, encomendas, pagamentos e mensagens.',
      markAll: 'Marcar tudo como lido',
      unread: 'Nova',
      everything: 'Tudo',
      onlyUnread: 'Por ler',
      filter: 'Que notificações',
      empty: { title: 'Tudo calmo na pista', text: 'Quando acontecer alguma coisa, aparece aqui.' },
      noneUnread: { title: 'Está tudo lido', text: 'Não há nada que não tenhas visto.' },
      couldNotLoad: 'Não foi possível carregar as tuas notificações.',
      pages: {
        label: 'Páginas de notificações',
        at: (page, pages) => `Página ${page} de ${pages}`,
        newer: 'Mais recentes',
        older: 'Mais antigas',
      },
    },
    choices: {
      title: 'Notificações',
      lead: 'Escolhe o que faz tocar o sino e o que recebes por email. Sobre segurança e dinheiro, escrevemos-te sempre.',
      bell: 'Sino',
      mail: 'Email',
      bellOf: (kind) => `Sino: ${kind}`,
      mailOf: (kind) => `Email: ${kind}`,
      always: 'sempre',
      never: 'não há',
      couldNotLoad: 'Não foi possível carregar as tuas escolhas.',
      notSaved: 'A tua escolha não foi guardada. Tenta outra vez.',
    },
    unsubscribe: {
      title: 'Os nossos emails',
      ask: (kind) => `Já não queres receber emails sobre “${kind}”?`,
      confirm: 'Deixar de receber estes emails',
      done: (kind) => `Não vais receber mais emails sobre “${kind}”.`,
      again: 'Afinal, quero recebê-los',
      back: (kind) => `Vais voltar a receber emails sobre “${kind}”.`,
      invalid: 'Esta ligação não é válida. Podes escolher os teus emails nas definições.',
      failed: 'Não funcionou.',
      toSettings: 'Todas as escolhas nas definições',
    },
  },
)
