import type { DecisionCause } from '@podium/contract/decisions'
import { dictionary } from './dictionary.ts'
import { pagesEn, pagesPt } from './pages.ts'

/** What admins decided about somebody, in the words of whom it concerns (`decisions.made`). */
export const decisionPhrases = dictionary(
  {
    title: 'Decisions about me',
    lead: 'What our team decided about you or what you published: what, why, for how long, and how to object.',
    /** What was done, and how far it reaches. */
    done: {
      ACCOUNT_DELETED: 'Your account was closed. Nobody sees your page, and you cannot sign in.',
      PROFILE_EDITED: 'Something on your page was changed.',
      PROFILE_HIDDEN: 'Your page was hidden. Only you and admins see it.',
      PROFILE_LIMITED:
        'Your page can only be reached by its address: the network, searches, suggestions and news leave it out.',
      ACCOUNT_SUSPENDED:
        'Your account is suspended. Your page is hidden and you cannot change anything. You can still object, end an agreement, download your data and close the account. Open orders go on.',
      GUARDIAN_ENDED: 'You no longer look after somebody’s account.',
      MEDIA_EDITED: 'The text of a photo or video in your gallery was changed.',
      MEDIA_DELETED: 'A photo or video was taken out of your gallery.',
      SUPPORT_CLOSED: 'A support was ended early.',
      PRODUCT_DELETED: 'A product was taken out of your shop. Open orders go on.',
      PRODUCT_RECALLED:
        'A product of yours was recalled. It is off sale, and whoever bought it can send it back at your cost. Orders that you had not marked as sent are declined: send nothing more.',
      TRADER_REFUSED:
        'Your seller details were not verified. Your products cannot be bought until you correct them; open orders go on.',
      REGISTER_REFUSED:
        'The register of agents you named was not accepted. Your page no longer shows it; you can name it again.',
      UPDATE_REMOVED: 'An update of yours was removed.',
      LINE_REMOVED: 'A line you wrote with a support was removed.',
      REPORT_UPHELD:
        'A report about you was upheld: our rules were broken. Nothing else follows from it for now.',
    } satisfies Record<DecisionCause, string>,
    quoted: 'What it was about',
    reason: 'The reason given',
    noReason: 'None was written down. You can ask for it by objecting.',
    ground: 'The basis',
    grounds: { LAW: 'The law', TERMS: 'Our terms and conditions' },
    duration: 'How long',
    until: (day: string) => `Until ${day}`,
    always: 'Until we change it',
    forGood: 'For good, unless it is taken back',
    ended: (day: string) => `Ended on ${day}`,
    reversed: 'Taken back',
    appeal: {
      open: (until: string) => `I object (until ${until})`,
      text: 'Why is it wrong?',
      hint: 'Somebody who did not make the decision will look at it again and answer you. You can do this once.',
      send: 'Send my objection',
      sent: 'Sent. Somebody else will look at it and answer you.',
      said: 'What you said against it',
      answer: 'The answer',
      waits: 'Waiting for somebody who did not make the decision to look at it.',
      outcomes: {
        UPHELD: 'The decision stands. You can still go to court or to an out-of-court body.',
        REVERSED: 'You were right: what could be restored is as it was.',
      },
      reason: 'Why',
    },
    none: {
      title: 'No decisions about you',
      text: 'If our team ever makes a decision about you, you will read it here.',
    },
    /** Behind the link in the mail to whose account was deleted. */
    linked: {
      title: 'Why your account was closed',
      lead: 'Here you can read the decision and object to it, without signing in.',
      sent: 'Sent. Somebody else will look at it and answer you by email.',
      gone: 'This link no longer leads anywhere: six months after an account is closed, or with a later answer to an appeal, we delete its data.',
      home: 'Go to the home page',
      signIn: 'Sign in',
    },
    couldNotLoad: 'The decisions could not be loaded.',
    pages: pagesEn('Pages of decisions', 'Newer', 'Older'),
  },
  {
    title: 'Decisões sobre mim',
    lead: 'O que a nossa equipa decidiu sobre ti ou sobre o que publicaste: o quê, porquê, por quanto tempo e como contestar.',
    done: {
      ACCOUNT_DELETED:
        'A tua conta foi encerrada. Ninguém vê a tua página e não podes iniciar sessão.',
      PROFILE_EDITED: 'Algo na tua página foi alterado.',
      PROFILE_HIDDEN: 'A tua página foi ocultada. Só tu e os administradores a veem.',
      PROFILE_LIMITED:
        'Só se chega à tua página pelo endereço: a rede, as pesquisas, as sugestões e as novidades deixam-na de fora.',
      ACCOUNT_SUSPENDED:
        'A tua conta está suspensa. A tua página está oculta e não podes alterar nada, a não ser contestar, terminar um acordo, descarregar os teus dados e encerrar a conta. As encomendas em curso continuam.',
      GUARDIAN_ENDED: 'Deixaste de acompanhar a conta de alguém.',
      MEDIA_EDITED: 'O texto de uma fotografia ou vídeo da tua galeria foi alterado.',
      MEDIA_DELETED: 'Uma fotografia ou um vídeo foi retirado da tua galeria.',
      SUPPORT_CLOSED: 'Um apoio foi terminado antes do tempo.',
      PRODUCT_DELETED: 'Um produto foi retirado da tua loja. As encomendas em curso continuam.',
      PRODUCT_RECALLED:
        'Um produto teu está a ser recolhido. Deixou de estar à venda e quem o comprou pode devolvê-lo à tua custa. As encomendas que não tinhas marcado como enviadas foram recusadas: não envies mais nada.',
      TRADER_REFUSED:
        'Os teus dados de vendedor não foram aceites. Os teus produtos não podem ser comprados até os corrigires; as encomendas em curso continuam.',
      REGISTER_REFUSED:
        'O registo de agentes que indicaste não foi aceite. A tua página deixou de o mostrar; podes indicá-lo de novo.',
      UPDATE_REMOVED: 'Uma novidade tua foi retirada.',
      LINE_REMOVED: 'Uma linha que escreveste num pedido de apoio foi retirada.',
      REPORT_UPHELD:
        'Uma denúncia sobre ti foi aceite: o que foi denunciado infringe as nossas regras. Por agora, nada mais acontece.',
    },
    quoted: 'Do que se trata',
    reason: 'O motivo indicado',
    noReason: 'Não ficou escrito nenhum. Pergunta-nos na contestação.',
    ground: 'O fundamento',
    grounds: { LAW: 'A lei', TERMS: 'Os nossos termos e condições' },
    duration: 'Por quanto tempo',
    until: (day: string) => `Até ${day}`,
    always: 'Até a alterarmos',
    forGood: 'Definitivamente, a não ser que seja anulada',
    ended: (day: string) => `Terminou a ${day}`,
    reversed: 'Anulada',
    appeal: {
      open: (until: string) => `Contestar (até ${until})`,
      text: 'Porque está errada?',
      hint: 'Alguém que não tomou a decisão volta a analisar o caso e responde. Só podes contestar uma vez.',
      send: 'Enviar a contestação',
      sent: 'Enviada. Outra pessoa analisa-a e responde-te.',
      said: 'O que disseste contra',
      answer: 'A resposta',
      waits: 'Falta a análise de alguém que não tomou a decisão.',
      outcomes: {
        UPHELD:
          'A decisão mantém-se. Podes ainda recorrer a um tribunal ou a uma entidade de resolução de litígios.',
        REVERSED: 'Tinhas razão: o que se podia repor está como estava.',
      },
      reason: 'Porquê',
    },
    none: {
      title: 'Não há decisões sobre ti',
      text: 'Se um dia a nossa equipa decidir algo sobre ti, lês aqui.',
    },
    linked: {
      title: 'Porque foi encerrada a tua conta',
      lead: 'Aqui lês a decisão e podes contestá-la, sem iniciar sessão.',
      sent: 'Enviada. Outra pessoa analisa-a e responde-te por email.',
      gone: 'Esta ligação já não leva a nada: seis meses depois de uma conta ser encerrada, ou com uma resposta posterior a uma contestação, apagamos os dados dela.',
      home: 'Ir para o início',
      signIn: 'Iniciar sessão',
    },
    couldNotLoad: 'Não foi possível carregar as decisões.',
    pages: pagesPt('Páginas de decisões', 'Mais recentes', 'Mais antigas'),
  },
)
