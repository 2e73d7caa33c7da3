import type { ReportKind } from '@podium/contract/reports'
import { dictionary } from './dictionary.ts'
import { charactersLeftEn, charactersLeftPt } from './format.ts'
import { reportReasonsEn, reportReasonsPt } from './names.ts'

/** Telling the administrators that something breaks the rules (`reports.queue`). */
export const reportsPhrases = dictionary(
  {
    title: {
      profile: 'Report this page',
      media: 'Report this photo or video',
      product: 'Report this product',
      message: 'Report this message',
      supportNote: 'Report this line',
      supportThanks: 'Report this thank-you',
      update: 'Report this update',
      agreement: 'Report this agreement',
    } satisfies Record<ReportKind, string>,
    lead: 'A person looks at every report. Whoever you report does not learn who you are.',
    reason: 'What is wrong?',
    choose: 'Choose a reason',
    reasons: reportReasonsEn,
    details: 'Anything we should know?',
    left: charactersLeftEn,
    limitReached: 'That is the limit.',
    send: 'Send report',
    sent: 'Thank you. We will look at it and tell you what we decide.',
    notice: {
      lead: 'A person looks at every notice. Whoever you report does not learn who you are. You do not need an account.',
      explanation: 'What is wrong, and why?',
      name: 'Your name',
      email: 'Your email address',
      emailHint: 'For the receipt and for what we decide. We delete both six months after that.',
      goodFaith: 'To the best of my knowledge, what I say here is true and complete.',
      declare: 'Please confirm that what you say is true.',
      sent: (reference: string) =>
        `Thank you. Your notice is ${reference}. A receipt is on its way.`,
    },
    page: {
      title: 'Report content',
      lead: 'Does something here break the law or our rules? Anybody can tell us, with or without an account.',
      how: [
        'The quickest way is “Report this page” there; photos, videos, products and updates have the same.',
        'You get a receipt with a reference by email. A person looks at it and decides.',
        'We tell you what we decided and why. Whoever you report does not learn who you are.',
      ],
      link: 'Address of what you are reporting',
      linkHint: (example: string) => `For example ${example}`,
      goOn: 'Continue',
      unknown: 'This is not the address of a page, photo, video or product here.',
    },
  },
  {
    title: {
      profile: 'Denunciar esta página',
      media: 'Denunciar esta fotografia ou vídeo',
      product: 'Denunciar este produto',
      message: 'Denunciar esta mensagem',
      supportNote: 'Denunciar esta linha',
      supportThanks: 'Denunciar este agradecimento',
      update: 'Denunciar esta novidade',
      agreement: 'Denunciar este acordo',
    },
    lead: 'Uma pessoa analisa cada denúncia. A pessoa denunciada não fica a saber quem és.',
    reason: 'O que se passa?',
    choose: 'Escolhe um motivo',
    reasons: reportReasonsPt,
    details: 'O que devemos saber?',
    left: charactersLeftPt,
    limitReached: 'Não cabe mais nada.',
    send: 'Enviar a denúncia',
    sent: 'Obrigado. Vamos analisar e dizer-te o que decidimos.',
    notice: {
      lead: 'Uma pessoa analisa cada denúncia. A pessoa denunciada não fica a saber quem és. Não precisas de conta.',
      explanation: 'O que está mal, e porquê?',
      name: 'O teu nome',
      email: 'O teu email',
      emailHint:
        'Para o comprovativo e para a nossa decisão. Seis meses depois dela, apagamos o nome e o email.',
      goodFaith: 'Tanto quanto sei, o que aqui digo é verdadeiro e completo.',
      declare: 'Confirma que o que dizes é verdade.',
      sent: (reference) =>
        `Obrigado. A tua denúncia é a ${reference}. O comprovativo vai a caminho.`,
    },
    page: {
      title: 'Denunciar conteúdos',
      lead: 'Há aqui algo contra a lei ou as nossas regras? Qualquer pessoa nos pode dizer, com ou sem conta.',
      how: [
        'O caminho mais curto é «Denunciar esta página», lá mesmo; fotografias, vídeos, produtos e novidades têm o mesmo.',
        'Recebes por email um comprovativo com uma referência. Uma pessoa analisa e decide.',
        'Dizemos-te o que decidimos e porquê. A pessoa denunciada não fica a saber quem és.',
      ],
      link: 'Endereço do que denuncias',
      linkHint: (example) => `Por exemplo ${example}`,
      goOn: 'Continuar',
      unknown: 'Este não é o endereço de uma página, fotografia, vídeo ou produto daqui.',
    },
  },
)
