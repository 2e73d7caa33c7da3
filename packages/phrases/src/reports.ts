import type { ReportKind, ReportReason } from '@podium/contract/reports'
import { dictionary } from './dictionary.ts'

/** Telling the administrators that something breaks the rules (`reports.queue`). */
export const reportsPhrases = dictionary(
  {
    title: {
      profile: 'Report this profile',
      media: 'Report this photo or video',
      product: 'Report this product',
      message: 'Report this message',
      supportNote: 'Report this line',
      supportThanks: 'Report this thank-you',
      update: 'Report this update',
    } satisfies Record<ReportKind, string>,
    lead: 'A person looks at every report. Whoever you report does not learn who you are.',
    reason: 'What is wrong?',
    choose: 'Choose a reason',
    reasons: {
      SPAM: 'Spam',
      HARASSMENT: 'Abuse or harassment',
      IMPERSONATION: 'Impersonation',
      INAPPROPRIATE: 'Inappropriate content',
      FRAUD: 'Fraud or scam',
      OTHER: 'Something else',
    } satisfies Record<ReportReason, string>,
    details: 'Anything we should know?',
    left: (count: string) => `${count} left`,
    limitReached: 'That is the limit.',
    send: 'Send report',
    sent: 'Thank you. We will look at it and tell you.',
    signInFirst: { title: 'Sign in to report', text: 'You need an account to report something.' },
  },
  {
    title: {
      profile: 'Denunciar este perfil',
      media: 'Denunciar esta fotografia ou vídeo',
      product: 'Denunciar este produto',
      message: 'Denunciar esta mensagem',
      supportNote: 'Denunciar esta linha',
      supportThanks: 'Denunciar este agradecimento',
      update: 'Denunciar esta novidade',
    },
    lead: 'Uma pessoa analisa cada denúncia. A pessoa denunciada não fica a saber quem és.',
    reason: 'O que se passa?',
    choose: 'Escolhe um motivo',
    reasons: {
      SPAM: 'Publicidade que ninguém pediu',
      HARASSMENT: 'Insultos ou assédio',
      IMPERSONATION: 'Faz-se passar por outra pessoa',
      INAPPROPRIATE: 'Não tem lugar aqui',
      FRAUD: 'Parece fraude',
      OTHER: 'Outra coisa',
    },
    details: 'O que devemos saber?',
    left: (count) => (count === '1' ? 'Resta 1' : `Restam ${count}`),
    limitReached: 'Não cabe mais nada.',
    send: 'Enviar a denúncia',
    sent: 'Obrigado. Vamos analisar e dizer-te o que decidimos.',
    signInFirst: {
      title: 'Inicia sessão para denunciar',
      text: 'Para denunciar alguma coisa precisas de uma conta.',
    },
  },
)
