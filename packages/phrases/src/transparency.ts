import type { AppealOutcome, DecisionAct } from '@podium/contract/decisions'
import type { DecisionGround } from '@podium/contract/grounds'
import { dictionary } from './dictionary.ts'
import { counted } from './format.ts'
import { reportReasonsEn, reportReasonsPt } from './names.ts'

/** What was reported, decided and taken back in a year (`decisions.figures`). Figures are written already. */
export const transparencyPhrases = dictionary(
  {
    title: 'Transparency',
    titleOf: (year: number) => `Transparency in ${year}`,
    lead: (isOver: boolean) =>
      isOver
        ? 'What was reported to us that year, what we decided and what we took back.'
        : 'What has been reported to us so far this year, what we have decided and what we have taken back.',
    description: (year: number) =>
      `Notices, decisions and appeals in ${year}: how many there were, why, and what became of them.`,
    years: 'Years',
    print: 'Print',
    couldNotLoad: 'The figures could not be loaded.',
    empty: 'Nothing was reported or decided',
    emptyText: 'As soon as something is, the figures appear here.',
    emptyOver: 'That year, nothing was reported to us, and nobody was restricted.',
    figures: {
      notices: 'Notices',
      decisions: 'Decisions',
      appeals: 'Appeals',
      hours: 'Half decided within',
    },
    hours: counted('hour', 'hours'),
    days: counted('day', 'days'),
    notices: {
      title: 'What was reported',
      text: 'Everything that people reported, with or without an account, by the reason they gave.',
      label: 'Reason',
      reasons: reportReasonsEn,
      none: 'Nothing was reported.',
    },
    decisions: {
      title: 'What we decided',
      text: 'Every decision that somebody broke the rules, and what was done about it, even where nobody had reported anything. A person makes each one.',
      label: 'What was done',
      acts: {
        NOTHING: 'Upheld, nothing else done',
        REMOVE: 'Removed',
        HIDE: 'Hidden',
        LIMIT: 'Limited',
        SUSPEND: 'Suspended',
      } satisfies Record<DecisionAct, string>,
      ground: 'On what basis',
      grounds: { LAW: 'The law', TERMS: 'Our terms' } satisfies Record<DecisionGround, string>,
      none: 'Nothing was decided about anybody.',
    },
    appeals: {
      title: 'What was objected to',
      text: 'Whoever a decision concerns may object; somebody who did not make it answers.',
      label: 'Answers given',
      outcomes: {
        UPHELD: 'The decision stands',
        REVERSED: 'Taken back',
      } satisfies Record<AppealOutcome, string>,
      sent: (count: string) =>
        count === '1' ? '1 appeal was sent.' : `${count} appeals were sent.`,
      none: 'Nobody objected.',
    },
    count: 'How many',
    how: {
      title: 'How these figures are made',
      text: [
        'They are counted as things happen, each in the year in which it happened: a notice from December that is decided in January is a January decision.',
        'A year that is over never changes, even when an account is erased. The figures count what happened and name nobody.',
      ],
    },
    report: 'Report content',
  },
  {
    title: 'Transparência',
    titleOf: (year: number) => `Transparência em ${year}`,
    lead: (isOver: boolean) =>
      isOver
        ? 'O que nos denunciaram neste ano, o que decidimos e o que anulámos.'
        : 'O que nos denunciaram neste ano até agora, o que decidimos e o que anulámos.',
    description: (year: number) =>
      `Denúncias, decisões e contestações em ${year}: quantas foram, porquê e o que lhes aconteceu.`,
    years: 'Anos',
    print: 'Imprimir',
    couldNotLoad: 'Não foi possível carregar os números.',
    empty: 'Nada foi denunciado nem decidido',
    emptyText: 'Assim que houver algo, os números ficam aqui.',
    emptyOver: 'Neste ano nada nos foi denunciado e ninguém teve restrições.',
    figures: {
      notices: 'Denúncias',
      decisions: 'Decisões',
      appeals: 'Contestações',
      hours: 'Metade decidida em',
    },
    hours: counted('hora', 'horas'),
    days: counted('dia', 'dias'),
    notices: {
      title: 'O que foi denunciado',
      text: 'Tudo o que as pessoas denunciaram, com ou sem conta, pelo motivo que indicaram.',
      label: 'Motivo',
      reasons: reportReasonsPt,
      none: 'Nada foi denunciado.',
    },
    decisions: {
      title: 'O que decidimos',
      text: 'Cada decisão de que alguém infringiu as regras e o que se fez, mesmo que ninguém tenha denunciado nada. É sempre uma pessoa que decide.',
      label: 'O que se fez',
      acts: {
        NOTHING: 'Infração registada, nada mais',
        REMOVE: 'Retirado',
        HIDE: 'Ocultado',
        LIMIT: 'Limitado',
        SUSPEND: 'Suspenso',
      },
      ground: 'Com que fundamento',
      grounds: { LAW: 'A lei', TERMS: 'Os nossos termos' },
      none: 'Nada foi decidido sobre ninguém.',
    },
    appeals: {
      title: 'O que foi contestado',
      text: 'Quem é abrangido por uma decisão pode contestá-la; responde alguém que não a tomou.',
      label: 'Respostas dadas',
      outcomes: { UPHELD: 'Decisão mantida', REVERSED: 'Decisão anulada' },
      sent: (count) =>
        count === '1' ? 'Foi enviada 1 contestação.' : `Foram enviadas ${count} contestações.`,
      none: 'Ninguém contestou.',
    },
    count: 'Quantas',
    how: {
      title: 'Como são feitos estes números',
      text: [
        'Contam-se à medida que as coisas acontecem, cada uma no ano em que aconteceu: uma denúncia de dezembro decidida em janeiro é uma decisão de janeiro.',
        'Um ano que acabou nunca muda, mesmo quando uma conta é apagada. Contam o que aconteceu e não dizem o nome de ninguém.',
      ],
    },
    report: 'Denunciar conteúdos',
  },
)
