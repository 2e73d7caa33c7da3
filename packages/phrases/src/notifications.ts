import type { DecisionCause } from '@podium/contract/decisions'
import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'
import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt, formatsOf, whose } from './format.ts'
import { pagesEn, pagesPt } from './pages.ts'

/** A line of the bell: who did it, and what is to be known of it. */
type Line = (who: string, facts: NotificationFacts) => string

type Day = NonNullable<NotificationFacts['days']>[number]

const many = (count: number | undefined, one: string, more: (count: number) => string): string =>
  count === undefined || count === 1 ? one : more(count)

/** What was decided, in a few words (`decisions.made`). */
const decidedEn: Record<DecisionCause, string> = {
  ACCOUNT_DELETED: 'Your account was closed',
  PROFILE_EDITED: 'Your page was changed',
  PROFILE_HIDDEN: 'Your page was hidden',
  PROFILE_LIMITED: 'Your page is listed nowhere',
  ACCOUNT_SUSPENDED: 'Your account is suspended',
  GUARDIAN_ENDED: 'You no longer look after an account',
  MEDIA_EDITED: 'A text in your gallery was changed',
  MEDIA_DELETED: 'A photo or video of yours was removed',
  SUPPORT_CLOSED: 'A support was ended',
  PRODUCT_DELETED: 'A product of yours was removed',
  PRODUCT_RECALLED: 'A product of yours was recalled',
  TRADER_REFUSED: 'Your seller details were not verified',
  REGISTER_REFUSED: 'Your register of agents was not accepted',
  UPDATE_REMOVED: 'An update of yours was removed',
  LINE_REMOVED: 'A line you wrote was removed',
  REPORT_UPHELD: 'A report about you was upheld',
}

const decidedPt: Record<DecisionCause, string> = {
  ACCOUNT_DELETED: 'A tua conta foi encerrada',
  PROFILE_EDITED: 'A tua página foi alterada',
  PROFILE_HIDDEN: 'A tua página foi ocultada',
  PROFILE_LIMITED: 'A tua página deixou de aparecer nas listas',
  ACCOUNT_SUSPENDED: 'A tua conta está suspensa',
  GUARDIAN_ENDED: 'Deixaste de acompanhar uma conta',
  MEDIA_EDITED: 'Um texto da tua galeria foi alterado',
  MEDIA_DELETED: 'Uma fotografia ou vídeo teu foi retirado',
  SUPPORT_CLOSED: 'Um apoio foi terminado',
  PRODUCT_DELETED: 'Um produto teu foi retirado',
  PRODUCT_RECALLED: 'Um produto teu está a ser recolhido',
  TRADER_REFUSED: 'Os teus dados de vendedor não foram aceites',
  REGISTER_REFUSED: 'O teu registo de agentes não foi aceite',
  UPDATE_REMOVED: 'Uma novidade tua foi retirada',
  LINE_REMOVED: 'Uma linha que escreveste foi retirada',
  REPORT_UPHELD: 'Uma denúncia sobre ti foi aceite',
}

/** What people are told of what happened, and what their settings call it. */
export const notificationPhrases = dictionary(
  {
    /** Where nobody is named: closed accounts and hidden profiles. */
    somebody: 'Somebody',
    texts: {
      supportRequested: (who, { credits = 0, withNote }) =>
        `${who} wants to support you with ${creditsEn(credits)}${withNote ? ' and left you a line' : ''}.`,
      wardRequested: (who) => `Somebody wants to support ${who}: you answer for them.`,
      supportAccepted: (who) => `${who} accepted your support.`,
      supportThanked: (who) => `${who} thanks you for your support.`,
      supportRejected: (who) => `${who} declined your support; your credits are back.`,
      supportUnanswered: (who) => `${who} did not answer in time; your credits are back.`,
      supportCancelled: (who) => `${who} cancelled their support.`,
      supportExpiring: (who, { at }) =>
        `Your support for ${who} ends ${at ? `on ${formatsOf('en').date(at)}` : 'soon'}.`,
      supportEnded: (who) => `The support between you and ${who} has ended.`,
      wardSupport: (who, { outcome, at }) =>
        outcome === 'EXPIRING'
          ? `A support that ${who} gives ends ${at ? `on ${formatsOf('en').date(at)}` : 'soon'}. If the athlete takes requests then, you can renew it.`
          : `A support of ${who} has ended.`,
      matchSet: (who, { credits = 0, about }) =>
        about === 'WARD'
          ? `What supporters give ${who} is doubled, with up to ${creditsEn(credits)}.`
          : `${who} doubles what supporters give, with up to ${creditsEn(credits)}.`,
      matchEnded: (who, { count = 0, credits = 0, about, outcome }) => {
        if (about === 'OWN')
          return `The match fund of ${who} is over; it added ${creditsEn(count)} to your supports.`
        return outcome === 'USED'
          ? `Your match fund for ${who} is used up: it added ${creditsEn(count)}.`
          : `Your match fund for ${who} is over; ${creditsEn(credits)} went back to you.`
      },
      agreementProposed: (who, { title = '', outcome, about }) => {
        const isNew = outcome !== 'CHANGED'
        if (about === 'WARD')
          return isNew
            ? `An agreement has been proposed to ${who}: “${title}”. You answer for them.`
            : `Changes to ${whose(who)} agreement “${title}” are waiting: you answer for them.`
        return isNew
          ? `${who} proposes an agreement: “${title}”.`
          : `${who} proposes changes to the agreement “${title}”.`
      },
      agreementAccepted: (who, { title = '', outcome, about }) => {
        const isChange = outcome === 'CHANGED'
        if (about === 'WARD')
          return isChange
            ? `The changes to ${whose(who)} agreement “${title}” were accepted: they are now in force.`
            : `${whose(who)} agreement “${title}” was accepted: it is now in force.`
        return isChange
          ? `${who} accepted the changes to “${title}”: they are now in force.`
          : `${who} accepted the agreement “${title}”: it is now in force.`
      },
      agreementEnded: (who, { title = '', outcome, about }) => {
        if (outcome === 'ENDED_BY_GUARDIAN')
          return `Another adult who looks after ${who} ended the agreement “${title}”. You can still read it.`
        if (outcome === 'DROPPED_BY_GUARDIAN')
          return `Another adult who looks after ${who} dropped the proposed agreement “${title}”.`
        if (outcome === 'LEFT')
          return about === 'WARD'
            ? `${whose(who)} agreement “${title}” has ended, because the other side closed their account.`
            : `The agreement “${title}” has ended, because the other side closed their account.`
        if (outcome === 'WITHDRAWN')
          return about === 'WARD'
            ? `The other side dropped ${whose(who)} proposed agreement “${title}”.`
            : `${who} dropped the proposed agreement “${title}”.`
        return about === 'WARD'
          ? `The other side ended ${whose(who)} agreement “${title}”. You can still read it.`
          : `${who} ended the agreement “${title}”. You can still read it.`
      },
      agreementDone: (who, { title = '', deliverable = '', about }) => {
        if (about === 'WARD')
          return `${whose(who)} agreement “${title}”: the other side commented on “${deliverable}”.`
        return about === 'COMMENT'
          ? `${who} commented on “${deliverable}” in the agreement “${title}”.`
          : `${who} marked “${deliverable}” as done in the agreement “${title}”.`
      },
      agreementDue: (who, { title = '', deliverable = '', at = '', about }) => {
        const which = about === 'WARD' ? `${whose(who)} agreement` : 'the agreement'
        return `“${deliverable}” in ${which} “${title}” is due by ${formatsOf('en').date(at)}.`
      },
      orderPlaced: (who, { title = '' }) => `${who} ordered “${title}”.`,
      orderShipped: (_who, { title = '' }) => `“${title}” is on its way.`,
      orderDeclined: (_who, { title = '' }) =>
        `Your order for “${title}” was declined; your credits are back.`,
      orderReleased: (_who, { title = '' }) =>
        `Nobody answered your order for “${title}”; your credits are back.`,
      orderConfirmed: (_who, { title = '' }) =>
        `The order for “${title}” is complete, and the credits are yours.`,
      orderDisputed: (who, { title = '' }) => `${who} reports a problem with “${title}”.`,
      orderDecided: (_who, { title = '' }) => `There is a decision about “${title}”.`,
      orderWithdrawn: (who, { title = '', outcome }) =>
        outcome === 'RETURNING'
          ? `${who} sent “${title}” back to you.`
          : `${who} withdrew from the order for “${title}”.`,
      orderReturned: (_who, { title = '', outcome }) =>
        outcome === 'RETURNED'
          ? `“${title}” went back, and so did its credits.`
          : `“${title}” was not sent back; the purchase stands.`,
      productRecalled: (_who, { title = '', outcome }) =>
        outcome === 'TAKEN_BACK'
          ? `The recall of “${title}” has been taken back.`
          : `“${title}” has been recalled. Please read why.`,
      orderClaimed: (who, { title = '' }) => `${who} claims that “${title}” has a fault.`,
      wardOrder: (who, { title = '', outcome }) =>
        outcome === 'SHIPPED'
          ? `${whose(who)} order of “${title}” is on its way: you say when it has arrived.`
          : `There is news of ${whose(who)} order of “${title}”.`,
      wardRecall: (who, { title = '', outcome }) =>
        outcome === 'TAKEN_BACK'
          ? `The recall of “${title}”, which ${who} bought, has been taken back.`
          : `“${title}”, which ${who} bought, has been recalled. Please read why.`,
      trader: (_who, { standing = 'EXPIRED', at = '' }) =>
        ({
          VERIFIED: () =>
            `Your seller details are verified until ${formatsOf('en').date(at)}. Your visible products can be bought.`,
          ENDING: () =>
            `After ${formatsOf('en').date(at)} your products go off sale, unless your seller details are checked.`,
          EXPIRED: () => 'Your products are off sale until your seller details are checked.',
        })[standing](),
      register: (_who, { title = '' }) =>
        `Your register of agents “${title}” has been checked, and your page says so.`,
      message: (who, { count }) =>
        many(count, `${who} wrote to you.`, (messages) => `${who} sent you ${messages} messages.`),
      followedAchievement: (who, { count }) =>
        many(count, `${who} has a new result.`, (news) => `${who} has ${news} new results.`),
      athleteUpdate: (who, { count }) =>
        many(count, `${who} has news for you.`, (news) => `${who} has published ${news} updates.`),
      competitionNear: (who, { title = '', at = '', days }) => {
        const onDay = (day: Day) => `on ${formatsOf('en').date(day.at)}: ${day.title}`
        return `${who} competes ${days ? days.map(onDay).join('; ') : onDay({ title, at })}.`
      },
      goalSet: (who, { title = '', count }) =>
        many(
          count,
          `${who} has a new goal: “${title}”.`,
          (goals) => `${who} has ${goals} new goals.`,
        ),
      goalReached: (who, { title = '' }) => `${who} has reached a goal: “${title}”.`,
      savedSearch: (_who, { count = 1, title }) =>
        `${count === 1 ? 'One person is' : `${count} people are`} new in ${title ? `“${title}”` : 'your saved searches'}.`,
      year: (_who, { year = 0 }) => `The year ${year}: see what support made possible.`,
      paymentPaid: () => 'Your payment has arrived.',
      paymentExpired: () => 'A payment has expired; nothing was charged.',
      paymentRefunded: () => 'A payment was refunded.',
      planRenewalDue: (_who, { protected: isWard }) =>
        isWard
          ? 'Your plan ends soon: whoever looks after your account can renew it.'
          : 'Your plan ends soon: renew it to keep it.',
      wardRenewalDue: (who, { at = '' }) =>
        `The plan of ${who} ends on ${formatsOf('en').date(at)}: you can renew it.`,
      invitationAccepted: (who) => `${who} accepted your invitation.`,
      protection: (_who, { protected: began }) =>
        began
          ? 'You are under 18: your page is hidden until an adult who looks after you shows it.'
          : 'You are now 18: from today, you decide about your page yourself.',
      termsAnnounced: (_who, { at = '' }) =>
        `Our terms and conditions change on ${formatsOf('en').date(at)}. Read the new ones before then.`,
      wardPage: (who, { about, outcome }) => {
        if (about !== 'OWN')
          return `${whose(who)} page is ${outcome === 'shown' ? 'public' : 'hidden'} now.`
        return outcome === 'shown'
          ? `${who} has made your page public.`
          : `${who} has hidden your page: nobody else sees it.`
      },
      visibilityChanged: (_who, { outcome }) =>
        outcome === 'hidden'
          ? 'The restriction on your account is over. Your page stays hidden.'
          : 'Your page is visible again, without limits.',
      decision: (_who, { about = 'REPORT_UPHELD', reason = '' }) =>
        `${decidedEn[about as DecisionCause]}${reason && `: ${reason}`}`,
      appeal: (who) => `${who} objects to a decision.`,
      appealAnswered: (_who, { outcome }) =>
        ({
          REVERSED: 'You were right: a decision about you was taken back.',
          ALONG: 'A decision about you was taken back.',
        })[outcome ?? ''] ?? 'We looked at your appeal: the decision stands.',
      reportDismissed: () => 'We looked at a report about you: everything is in order.',
      reportAnswered: () => 'We looked at what you reported. Thank you.',
      delegationOffered: (who) => `${who} asks you to act for them.`,
      delegationAccepted: (who, { outcome }) =>
        ({
          guardian: `${who} looks after your account from now on.`,
          coGuardian: `Another adult looks after ${whose(who)} account from now on.`,
        })[outcome ?? ''] ?? `${who} acts for you from now on.`,
      delegationEnded: (who, { outcome }) =>
        ({
          delegate: `You no longer act for ${who}.`,
          ward: `You no longer look after the account of ${who}.`,
          guardian: `${who} no longer looks after your account.`,
          dateChanged: `${whose(who)} date of birth was changed to that of an adult: you no longer look after the account.`,
          ofAge: `${who} is of age and decides alone from now on: you no longer look after the account.`,
          principal: `${who} no longer acts for you.`,
          withdrawn: `${who} no longer asks you to act for them.`,
          declined: `${who} would rather not act for you.`,
          lapsed: 'Nobody took up your request to act for you.',
        })[outcome ?? ''] ?? `Nobody acts for ${who} any more.`,
      webhookStopped: (_who, { title = '', outcome }) =>
        ({
          GONE: `Your webhook at ${title} was ended: its address says that it is gone.`,
          PASSWORD: `Your webhook at ${title} is paused because your password was changed.`,
        })[outcome ?? ''] ?? `Your webhook at ${title} is paused: nothing has arrived for a week.`,
      factorLost: () =>
        'Somebody reported your second sign-in step as lost: it will be turned off unless you stop it.',
      newDevice: () => 'Your account was used on a new device.',
      tokenMade: (_who, { title = '' }) => `An access token was made for your account: “${title}”.`,
    } satisfies Record<NotificationKind, Line> as Record<NotificationKind, Line>,
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
      choices: 'Notification settings',
    },
    list: {
      title: 'Notifications',
      markAll: 'Mark all as read',
      unread: 'New',
      everything: 'Everything',
      onlyUnread: 'Unread',
      filter: 'Which notifications',
      empty: { title: 'All quiet on the track', text: 'When something happens, it appears here.' },
      noneUnread: { title: 'All read', text: 'You have seen everything.' },
      couldNotLoad: 'Your notifications could not be loaded.',
      pages: pagesEn('Pages of notifications', 'Newer', 'Older'),
    },
  },
  {
    somebody: 'Alguém',
    texts: {
      supportRequested: (who, { credits = 0, withNote }) =>
        `${who} quer apoiar-te com ${creditsPt(credits)}${withNote ? ' e escreveu-te uma linha' : ''}.`,
      wardRequested: (who) => `Alguém quer apoiar ${who}: respondes tu.`,
      supportAccepted: (who) => `${who} aceitou o teu apoio.`,
      supportThanked: (who) => `${who} agradece o teu apoio.`,
      supportRejected: (who) => `${who} recusou o teu apoio; os créditos voltaram para ti.`,
      supportUnanswered: (who) => `${who} não respondeu a tempo; os créditos voltaram para ti.`,
      supportCancelled: (who) => `${who} cancelou o apoio.`,
      supportExpiring: (who, { at }) =>
        `O teu apoio a ${who} termina ${at ? `a ${formatsOf('pt').date(at)}` : 'em breve'}.`,
      supportEnded: (who) => `O apoio entre ti e ${who} terminou.`,
      wardSupport: (who, { outcome, at }) =>
        outcome === 'EXPIRING'
          ? `Um apoio que ${who} dá termina ${at ? `a ${formatsOf('pt').date(at)}` : 'em breve'}. Se o atleta receber pedidos nessa altura, podes renová-lo.`
          : `Um apoio de ${who} terminou.`,
      matchSet: (who, { credits = 0, about }) =>
        about === 'WARD'
          ? `O que os apoiantes dão a ${who} é duplicado, até ${creditsPt(credits)}.`
          : `${who} duplica o que os apoiantes dão, até ${creditsPt(credits)}.`,
      matchEnded: (who, { count = 0, credits = 0, about, outcome }) => {
        if (about === 'OWN')
          return `O fundo de duplicação de ${who} terminou; juntou ${creditsPt(count)} aos teus apoios.`
        return outcome === 'USED'
          ? `O teu fundo de duplicação para ${who} esgotou-se: juntou ${creditsPt(count)}.`
          : `O teu fundo de duplicação para ${who} terminou; ${creditsPt(credits)} ${credits === 1 ? 'voltou' : 'voltaram'} para ti.`
      },
      agreementProposed: (who, { title = '', outcome, about }) => {
        const isNew = outcome !== 'CHANGED'
        if (about === 'WARD')
          return isNew
            ? `Foi proposto um acordo a ${who}: «${title}». Respondes tu.`
            : `Há alterações ao acordo «${title}» de ${who} à espera: respondes tu.`
        return isNew
          ? `${who} propõe um acordo: «${title}».`
          : `${who} propõe alterações ao acordo «${title}».`
      },
      agreementAccepted: (who, { title = '', outcome, about }) => {
        const isChange = outcome === 'CHANGED'
        if (about === 'WARD')
          return isChange
            ? `As alterações ao acordo «${title}», de ${who}, foram aceites: já estão em vigor.`
            : `O acordo «${title}», de ${who}, foi aceite: já está em vigor.`
        return isChange
          ? `${who} aceitou as alterações a «${title}»: já estão em vigor.`
          : `${who} aceitou o acordo «${title}»: já está em vigor.`
      },
      agreementEnded: (who, { title = '', outcome, about }) => {
        if (outcome === 'ENDED_BY_GUARDIAN')
          return `Outro adulto que acompanha a conta de ${who} terminou o acordo «${title}». Continuas a poder lê-lo.`
        if (outcome === 'DROPPED_BY_GUARDIAN')
          return `Outro adulto que acompanha a conta de ${who} não avança com o acordo proposto «${title}».`
        if (outcome === 'LEFT')
          return about === 'WARD'
            ? `O acordo «${title}», de ${who}, terminou, porque a outra parte encerrou a conta.`
            : `O acordo «${title}» terminou, porque a outra parte encerrou a conta.`
        if (outcome === 'WITHDRAWN')
          return about === 'WARD'
            ? `A outra parte não avança com o acordo proposto «${title}», de ${who}.`
            : `${who} não avança com o acordo proposto «${title}».`
        return about === 'WARD'
          ? `A outra parte terminou o acordo «${title}», de ${who}. Continuas a poder lê-lo.`
          : `${who} terminou o acordo «${title}». Continuas a poder lê-lo.`
      },
      agreementDone: (who, { title = '', deliverable = '', about }) => {
        if (about === 'WARD')
          return `A outra parte comentou «${deliverable}», do acordo «${title}», de ${who}.`
        return about === 'COMMENT'
          ? `${who} comentou «${deliverable}», do acordo «${title}».`
          : `${who} deu por cumprida a contrapartida «${deliverable}», do acordo «${title}».`
      },
      agreementDue: (who, { title = '', deliverable = '', at = '', about }) => {
        const of = about === 'WARD' ? `, de ${who}` : ''
        return `«${deliverable}», do acordo «${title}»${of}, é para cumprir até ${formatsOf('pt').date(at)}.`
      },
      orderPlaced: (who, { title = '' }) => `${who} encomendou «${title}».`,
      orderShipped: (_who, { title = '' }) => `«${title}» vai a caminho.`,
      orderDeclined: (_who, { title = '' }) =>
        `A tua encomenda de «${title}» foi recusada; os créditos voltaram para ti.`,
      orderReleased: (_who, { title = '' }) =>
        `Ninguém respondeu à tua encomenda de «${title}»; os créditos voltaram para ti.`,
      orderConfirmed: (_who, { title = '' }) =>
        `A encomenda de «${title}» está concluída e os créditos são teus.`,
      orderDisputed: (who, { title = '' }) => `${who} comunicou um problema com «${title}».`,
      orderDecided: (_who, { title = '' }) => `Já há uma decisão sobre «${title}».`,
      orderWithdrawn: (who, { title = '', outcome }) =>
        outcome === 'RETURNING'
          ? `${who} devolveu-te «${title}».`
          : `${who} desistiu da encomenda de «${title}».`,
      orderReturned: (_who, { title = '', outcome }) =>
        outcome === 'RETURNED'
          ? `O produto «${title}» foi devolvido, e os créditos também.`
          : `O produto «${title}» não foi devolvido; a compra mantém-se.`,
      productRecalled: (_who, { title = '', outcome }) =>
        outcome === 'TAKEN_BACK'
          ? `A recolha do produto «${title}» foi anulada.`
          : `O produto «${title}» está a ser recolhido. Lê porquê.`,
      orderClaimed: (who, { title = '' }) => `${who} acionou a garantia de «${title}».`,
      wardOrder: (who, { title = '', outcome }) =>
        outcome === 'SHIPPED'
          ? `A encomenda de «${title}», de ${who}, vai a caminho: dizes tu quando chegar.`
          : `Há novidades na encomenda de «${title}», de ${who}.`,
      wardRecall: (who, { title = '', outcome }) =>
        outcome === 'TAKEN_BACK'
          ? `A recolha do produto «${title}», que ${who} comprou, foi anulada.`
          : `O produto «${title}», que ${who} comprou, está a ser recolhido. Lê porquê.`,
      trader: (_who, { standing = 'EXPIRED', at = '' }) =>
        ({
          VERIFIED: () =>
            `Os teus dados de vendedor estão verificados até ${formatsOf('pt').date(at)}. Os teus produtos visíveis podem ser comprados.`,
          ENDING: () =>
            `Depois de ${formatsOf('pt').date(at)}, os teus produtos deixam de estar à venda se os teus dados de vendedor não forem verificados.`,
          EXPIRED: () =>
            'Os teus produtos não estão à venda até os teus dados de vendedor serem verificados.',
        })[standing](),
      register: (_who, { title = '' }) =>
        `O teu registo de agentes «${title}» foi verificado e a tua página mostra-o.`,
      message: (who, { count }) =>
        many(
          count,
          `${who} escreveu-te.`,
          (messages) => `${who} escreveu-te ${messages} mensagens.`,
        ),
      followedAchievement: (who, { count }) =>
        many(
          count,
          `${who} tem um novo resultado.`,
          (news) => `${who} tem ${news} novos resultados.`,
        ),
      athleteUpdate: (who, { count }) =>
        many(count, `${who} tem novidades.`, (news) => `${who} publicou ${news} novidades.`),
      competitionNear: (who, { title = '', at = '', days }) => {
        const onDay = (day: Day) => `a ${formatsOf('pt').date(day.at)}: ${day.title}`
        return `${who} compete ${days ? days.map(onDay).join('; ') : onDay({ title, at })}.`
      },
      goalSet: (who, { title = '', count }) =>
        many(
          count,
          `${who} tem uma nova meta: «${title}».`,
          (goals) => `${who} tem ${goals} metas novas.`,
        ),
      goalReached: (who, { title = '' }) => `${who} atingiu uma meta: «${title}».`,
      savedSearch: (_who, { count = 1, title }) =>
        `${count === 1 ? 'Há uma nova pessoa' : `Há ${count} novas pessoas`} em ${title ? `«${title}»` : 'pesquisas que guardaste'}.`,
      year: (_who, { year = 0 }) => `O ano de ${year}: vê o que o apoio tornou possível.`,
      paymentPaid: () => 'Recebemos o teu pagamento.',
      paymentExpired: () => 'Um pagamento expirou; nada foi cobrado.',
      paymentRefunded: () => 'Um pagamento foi reembolsado.',
      planRenewalDue: (_who, { protected: isWard }) =>
        isWard
          ? 'O teu plano termina em breve: quem acompanha a tua conta pode renová-lo.'
          : 'O teu plano termina em breve: renova-o para o manteres.',
      wardRenewalDue: (who, { at = '' }) =>
        `O plano de ${who} termina a ${formatsOf('pt').date(at)}: podes renová-lo.`,
      invitationAccepted: (who) => `${who} aceitou o teu convite.`,
      protection: (_who, { protected: began }) =>
        began
          ? 'Tens menos de 18 anos: a tua página fica oculta até um adulto responsável por ti a mostrar.'
          : 'Já tens 18 anos: a partir de hoje és tu quem decide sobre a tua página.',
      termsAnnounced: (_who, { at = '' }) =>
        `Os nossos termos e condições mudam a ${formatsOf('pt').date(at)}. Lê os novos antes disso.`,
      wardPage: (who, { about, outcome }) => {
        if (about !== 'OWN')
          return `A página de ${who} está agora ${outcome === 'shown' ? 'pública' : 'oculta'}.`
        return outcome === 'shown'
          ? `${who} tornou a tua página pública.`
          : `${who} ocultou a tua página: mais ninguém a vê.`
      },
      visibilityChanged: (_who, { outcome }) =>
        outcome === 'hidden'
          ? 'A restrição à tua conta terminou. A tua página continua oculta.'
          : 'A tua página está outra vez visível, sem limites.',
      decision: (_who, { about = 'REPORT_UPHELD', reason = '' }) =>
        `${decidedPt[about as DecisionCause]}${reason && `: ${reason}`}`,
      appeal: (who) => `${who} contesta uma decisão.`,
      appealAnswered: (_who, { outcome }) =>
        ({
          REVERSED: 'Tinhas razão: uma decisão sobre ti foi anulada.',
          ALONG: 'Uma decisão sobre ti foi anulada.',
        })[outcome ?? ''] ?? 'A tua contestação foi analisada: a decisão mantém-se.',
      reportDismissed: () => 'Analisámos uma denúncia sobre ti: está tudo em ordem.',
      reportAnswered: () => 'Analisámos o que denunciaste. Obrigado.',
      delegationOffered: (who) => `Recebeste um pedido para agires em nome de ${who}.`,
      delegationAccepted: (who, { outcome }) =>
        ({
          guardian: `${who} acompanha a tua conta a partir de agora.`,
          coGuardian: `Mais um adulto acompanha a conta de ${who} a partir de agora.`,
        })[outcome ?? ''] ?? `${who} age em teu nome a partir de agora.`,
      delegationEnded: (who, { outcome }) =>
        ({
          delegate: `Já não ages em nome de ${who}.`,
          ward: `Já não acompanhas a conta de ${who}.`,
          guardian: `${who} já não acompanha a tua conta.`,
          dateChanged: `A data de nascimento de ${who} foi alterada para a de um adulto: já não acompanhas a conta.`,
          ofAge: `${who} já é maior de idade e passa a decidir por si: já não acompanhas a conta.`,
          principal: `${who} já não age em teu nome.`,
          withdrawn: `O pedido para agires em nome de ${who} foi retirado.`,
          declined: `${who} prefere não agir em teu nome.`,
          lapsed: 'Ninguém aceitou o teu pedido para agir em teu nome.',
        })[outcome ?? ''] ?? `Já ninguém age em nome de ${who}.`,
      webhookStopped: (_who, { title = '', outcome }) =>
        ({
          GONE: `O teu webhook em ${title} terminou: respondeu que já não existe.`,
          PASSWORD: `O teu webhook em ${title} está em pausa porque a tua palavra-passe mudou.`,
        })[outcome ?? ''] ??
        `O teu webhook em ${title} está em pausa: há uma semana que nada lá chega.`,
      factorLost: () =>
        'Alguém comunicou que perdeste o segundo passo do início de sessão: será desativado se não o impedires.',
      newDevice: () => 'A tua conta foi usada num novo dispositivo.',
      tokenMade: (_who, { title = '' }) => `Foi criado um token de acesso à tua conta: «${title}».`,
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
      choices: 'Definições de notificações',
    },
    list: {
      title: 'Notificações',
      markAll: 'Marcar tudo como lido',
      unread: 'Nova',
      everything: 'Tudo',
      onlyUnread: 'Por ler',
      filter: 'Que notificações',
      empty: { title: 'Tudo calmo na pista', text: 'Quando acontecer alguma coisa, aparece aqui.' },
      noneUnread: { title: 'Está tudo lido', text: 'Não há nada que não tenhas visto.' },
      couldNotLoad: 'Não foi possível carregar as tuas notificações.',
      pages: pagesPt('Páginas de notificações', 'Mais recentes', 'Mais antigas'),
    },
  },
)
