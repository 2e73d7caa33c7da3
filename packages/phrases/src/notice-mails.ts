import type { ReportKind } from '@podium/contract/reports'
import { dictionary } from './dictionary.ts'

/** Mails to who sent a notice, with or without an account (`reports.notices`). */
export const noticeMailPhrases = dictionary(
  {
    kinds: {
      profile: 'a page',
      media: 'a photo or video',
      product: 'a product',
      message: 'a message',
      supportNote: 'a line with a support',
      supportThanks: 'a thank-you for a support',
      update: 'an update',
      agreement: 'an agreement',
    } satisfies Record<ReportKind, string>,
    received: {
      subject: (reference: string) => `We have received your notice ${reference}`,
      title: 'We have your notice',
      text: (about: string) =>
        `Thank you. You reported ${about}. A person will look at it and decide, and we will write to you then.`,
      reference: (reference: string) => `Its reference is ${reference}.`,
      action: 'See what you reported',
      note: 'If you did not report anything, somebody typed your address by mistake: you need not do anything.',
    },
    decided: {
      subject: (reference: string) => `Your notice ${reference} has been decided`,
      title: 'Your notice has been decided',
      texts: {
        UPHELD: (reference: string, isLaw: boolean) =>
          `We looked at your notice ${reference}: what you reported breaks ${isLaw ? 'the law' : 'our rules'}. This is our reason:`,
        DISMISSED: (reference: string) =>
          `We looked at your notice ${reference} and found nothing that breaks our rules or the law. This is our reason:`,
      },
      action: 'Read our terms',
      note: 'If you see it differently, write to us with the reference. You can also go to a body that settles such disputes out of court, or to court.',
    },
  },
  {
    kinds: {
      profile: 'uma página',
      media: 'uma fotografia ou um vídeo',
      product: 'um produto',
      message: 'uma mensagem',
      supportNote: 'uma linha de um apoio',
      supportThanks: 'um agradecimento de um apoio',
      update: 'uma novidade',
      agreement: 'um acordo',
    },
    received: {
      subject: (reference) => `Recebemos a tua denúncia ${reference}`,
      title: 'A tua denúncia chegou',
      text: (about) =>
        `Obrigado. Denunciaste ${about}. Uma pessoa analisa e decide; nessa altura voltamos a escrever-te.`,
      reference: (reference) => `A referência é ${reference}.`,
      action: 'Ver o que denunciaste',
      note: 'Se não denunciaste nada, alguém escreveu o teu endereço por engano: não precisas de fazer nada.',
    },
    decided: {
      subject: (reference) => `A tua denúncia ${reference} está decidida`,
      title: 'A tua denúncia está decidida',
      texts: {
        UPHELD: (reference, isLaw) =>
          `Analisámos a tua denúncia ${reference}: o que denunciaste não respeita ${isLaw ? 'a lei' : 'as nossas regras'}. É este o motivo:`,
        DISMISSED: (reference) =>
          `Analisámos a tua denúncia ${reference} e não encontrámos nada contra as nossas regras nem contra a lei. É este o motivo:`,
      },
      action: 'Ler os nossos termos',
      note: 'Se não concordas, escreve-nos com a referência. Podes também recorrer a uma entidade de resolução extrajudicial de litígios ou a um tribunal.',
    },
  },
)
