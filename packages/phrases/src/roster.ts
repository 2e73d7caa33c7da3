import type { CompletenessPart } from '@podium/contract/profiles'
import { dictionary } from './dictionary.ts'
import { counted } from './format.ts'
import { pagesEn, pagesPt } from './pages.ts'

const requestsEn = counted('request', 'requests')
const requestsPt = counted('pedido', 'pedidos')
const agreementsEn = counted('agreement to answer', 'agreements to answer')
const agreementsPt = counted('acordo por responder', 'acordos por responder')
const messagesEn = counted('unread message', 'unread messages')
const messagesPt = counted('mensagem por ler', 'mensagens por ler')

/** Whom a manager represents, at home and on both pages (`roster.own`, `roster.page`). */
export const rosterPhrases = dictionary(
  {
    own: {
      title: 'My athletes',
      couldNotLoad: 'Your athletes could not be loaded.',
      none: {
        title: 'You represent nobody yet',
        text: 'An athlete makes you their representative in their settings, under “People who act for me”. Once you accept, what is waiting for them appears here.',
        action: 'People I act for',
      },
      /** What waits, each leading to where it is done for them. */
      requests: (count: number) => requestsEn(count),
      by: (day: string) => `answer by ${day}`,
      agreements: (count: number) => agreementsEn(count),
      messages: (count: number) => messagesEn(count),
      page: (percent: number) => `Page ${percent}% complete`,
      missing: (parts: string) => `Missing: ${parts}`,
      calm: 'Nothing waiting',
      hidden: 'Page hidden',
      until: (day: string) => `until ${day}`,
      actFor: (name: string) => `Act for ${name}`,
      doFor: (what: string, name: string) => `${what}: act for ${name}`,
      parts: {
        avatar: 'picture',
        coverPhoto: 'cover',
        sport: 'sport',
        phrase: 'phrase',
        biography: 'biography',
        aboutUs: 'about',
        objectives: 'goals',
        dateOfBirth: 'date of birth',
        weight: 'weight',
        height: 'height',
        region: 'place',
        phone: 'phone',
        location: 'map',
        achievements: 'results',
      } satisfies Record<CompletenessPart, string>,
      pages: pagesEn('Pages of athletes', 'Earlier', 'More'),
    },
    page: {
      title: 'Represents',
      couldNotLoad: 'The athletes could not be loaded.',
      by: 'Represented by',
      checked: 'register checked',
      end: 'End',
      endLabel: (name: string) => `End the representation by ${name}`,
      endTitle: (name: string) => `Stop ${name} representing you?`,
      endText:
        'It takes effect at once: they no longer act for you, and neither page names the other. What was done stays done.',
      keep: 'Leave it as it is',
      ended: 'It has ended.',
    },
  },
  {
    own: {
      title: 'Os meus atletas',
      couldNotLoad: 'Não foi possível carregar os teus atletas.',
      none: {
        title: 'Ainda não representas ninguém',
        text: 'Um atleta torna-te seu representante nas definições, em «Quem age em meu nome». Depois de aceitares, o que espera por ele aparece aqui.',
        action: 'Em nome de quem ajo',
      },
      requests: (count) => requestsPt(count),
      by: (day) => `responder até ${day}`,
      agreements: (count) => agreementsPt(count),
      messages: (count) => messagesPt(count),
      page: (percent) => `Página ${percent} % completa`,
      missing: (parts) => `Falta: ${parts}`,
      calm: 'Nada à espera',
      hidden: 'Página oculta',
      until: (day) => `até ${day}`,
      actFor: (name) => `Agir por ${name}`,
      doFor: (what, name) => `${what}: agir em nome de ${name}`,
      parts: {
        avatar: 'fotografia',
        coverPhoto: 'capa',
        sport: 'modalidade',
        phrase: 'frase',
        biography: 'biografia',
        aboutUs: 'apresentação',
        objectives: 'objetivos',
        dateOfBirth: 'data de nascimento',
        weight: 'peso',
        height: 'altura',
        region: 'lugar',
        phone: 'telefone',
        location: 'mapa',
        achievements: 'resultados',
      },
      pages: pagesPt('Páginas de atletas', 'Anteriores', 'Mais'),
    },
    page: {
      title: 'Representa',
      couldNotLoad: 'Não foi possível carregar os atletas.',
      by: 'Com representação de',
      checked: 'registo verificado',
      end: 'Terminar',
      endLabel: (name) => `Terminar a representação por ${name}`,
      endTitle: (name) => `Queres que ${name} deixe de te representar?`,
      endText:
        'Tem efeito imediato: deixa de agir em teu nome e nenhuma das páginas menciona a outra. O que foi feito fica feito.',
      keep: 'Deixar como está',
      ended: 'Terminou.',
    },
  },
)
