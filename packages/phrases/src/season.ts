import type { GoalState } from '@podium/contract/season'
import { dictionary } from './dictionary.ts'
import { creditsEn, creditsPt } from './format.ts'

/** Competitions ahead and goals of an athlete, as everybody reads them. Figures are written already. */
export const seasonPhrases = dictionary(
  {
    title: 'This season',
    goal: {
      progress: (received: string, wanted: string) => `${received} of ${creditsEn(wanted)}`,
      until: (day: string) => `until ${day}`,
      matched: (credits: string) => `including ${creditsEn(credits)} from match funds`,
      support: 'Support this goal',
      supportThis: (title: string) => `Support this goal: ${title}`,
      states: {
        OPEN: 'Open',
        REACHED: 'Reached',
        ENDED: 'Ended',
        CLOSED: 'Closed',
      } satisfies Record<GoalState, string>,
    },
    match: {
      doubledBy: 'Doubled by',
      somebody: 'somebody',
      last: (left: string) =>
        left === '1' ? 'while 1 credit lasts.' : `while ${creditsEn(left)} last.`,
      most: (credits: string) => `Up to ${creditsEn(credits)} for each supporter`,
      until: (day: string) => `until ${day}`,
    },
    competitions: {
      title: 'Coming up',
      newTab: '(opens in a new tab)',
      subscribe: 'Subscribe in your calendar',
      subscribeHint: 'Changes come by themselves.',
      copy: 'Copy the address',
      copied: 'Address copied. Add it to your calendar as a subscription.',
      couldNotCopy: 'The address could not be copied.',
      calendar: 'Download once (.ics)',
    },
    updates: {
      title: 'Updates',
      only: { FOLLOWERS: 'For followers', SUPPORTERS: 'For supporters' },
      more: 'Older updates',
    },
    calendar: {
      name: (athlete: string) => `${athlete}: competitions`,
      event: (athlete: string, competition: string) => `${athlete}: ${competition}`,
      fileName: 'season.ics',
    },
  },
  {
    title: 'Esta época',
    goal: {
      progress: (received: string, wanted: string) => `${received} de ${creditsPt(wanted)}`,
      until: (day: string) => `até ${day}`,
      matched: (credits: string) => `incluindo ${creditsPt(credits)} de fundos de duplicação`,
      support: 'Apoiar esta meta',
      supportThis: (title: string) => `Apoiar esta meta: ${title}`,
      states: { OPEN: 'Aberta', REACHED: 'Atingida', ENDED: 'Terminada', CLOSED: 'Encerrada' },
    },
    match: {
      doubledBy: 'Duplicado por',
      somebody: 'alguém',
      last: (left: string) =>
        left === '1' ? 'enquanto restar 1 crédito.' : `enquanto restarem ${creditsPt(left)}.`,
      most: (credits: string) => `Até ${creditsPt(credits)} por apoiante`,
      until: (day: string) => `até ${day}`,
    },
    competitions: {
      title: 'Próximas provas',
      newTab: '(abre num novo separador)',
      subscribe: 'Subscrever no teu calendário',
      subscribeHint: 'As alterações chegam sozinhas.',
      copy: 'Copiar o endereço',
      copied: 'Endereço copiado. Junta-o ao teu calendário como subscrição.',
      couldNotCopy: 'Não foi possível copiar o endereço.',
      calendar: 'Descarregar uma vez (.ics)',
    },
    updates: {
      title: 'Novidades',
      only: { FOLLOWERS: 'Para seguidores', SUPPORTERS: 'Para apoiantes' },
      more: 'Novidades anteriores',
    },
    calendar: {
      name: (athlete: string) => `${athlete}: provas`,
      event: (athlete: string, competition: string) => `${athlete}: ${competition}`,
      fileName: 'epoca.ics',
    },
  },
)
