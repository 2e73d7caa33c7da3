import type { DecisionAct } from '@podium/contract/decisions'
import type { DecisionGround } from '@podium/contract/grounds'
import { dictionary } from './dictionary.ts'

type Restricting = Exclude<DecisionAct, 'NOTHING'>

/** An admin decides about somebody or something they published (`decisions.effects`). */
export const adminDecisionsPhrases = dictionary(
  {
    open: 'Limit or suspend',
    openReport: 'Limit or suspend instead',
    title: (name: string) => `Decide about ${name}`,
    act: 'What happens',
    acts: {
      REMOVE: { label: 'Remove it', hint: 'Nobody sees it any more. It is kept for an appeal.' },
      HIDE: {
        label: 'Hide the page',
        hint: 'Nobody but the owner and admins sees it, until an admin shows it again.',
      },
      LIMIT: {
        label: 'Limit the page',
        hint: 'It stays at its address, but the network, searches, suggestions and news leave it out.',
      },
      SUSPEND: {
        label: 'Suspend the account',
        hint: 'The page is hidden and nothing can be changed. The owner can still object, end an agreement, download their data and close the account. Open orders go on.',
      },
    } satisfies Record<Restricting, { label: string; hint: string }>,
    choose: 'Choose what happens.',
    until: 'Until',
    untilHint: 'The last day. If left empty, it lasts until an admin shows the page again.',
    ground: 'On what basis',
    grounds: {
      TERMS: { label: 'Our terms and conditions' },
      LAW: { label: 'The law' },
    } satisfies Record<DecisionGround, { label: string }>,
    reference: 'Which part, or which law',
    referenceHint: 'For example “Terms, 4” or “Law 27/2021, article 6”.',
    referenceMissing: 'Say which law.',
    reason: 'Reason',
    reasonHint: 'The person reads it, and can object.',
    confirm: 'Decide',
    done: 'Decided. The person will be told.',
    inForce: {
      LIMIT: 'Limited',
      SUSPEND: 'Suspended',
    },
    since: (day: string, until: string) =>
      until ? `since ${day}, until ${until}` : `since ${day}`,
  },
  {
    open: 'Limitar ou suspender',
    openReport: 'Antes limitar ou suspender',
    title: (name: string) => `Decidir sobre ${name}`,
    act: 'O que acontece',
    acts: {
      REMOVE: {
        label: 'Retirar',
        hint: 'Deixa de ser visível. Fica guardado para uma eventual contestação.',
      },
      HIDE: {
        label: 'Ocultar a página',
        hint: 'Só a vê a própria pessoa e os administradores, até que um deles a volte a mostrar.',
      },
      LIMIT: {
        label: 'Limitar a página',
        hint: 'Continua no mesmo endereço; a rede, as pesquisas, as sugestões e as novidades deixam-na de fora.',
      },
      SUSPEND: {
        label: 'Suspender a conta',
        hint: 'A página fica oculta e nada pode ser alterado, a não ser contestar, terminar um acordo, levar os dados e encerrar a conta. As encomendas em curso continuam.',
      },
    },
    choose: 'Escolhe o que acontece.',
    until: 'Até',
    untilHint: 'O último dia. Se ficar vazio, dura até um administrador voltar a mostrar a página.',
    ground: 'Com que fundamento',
    grounds: {
      TERMS: { label: 'Os nossos termos e condições' },
      LAW: { label: 'A lei' },
    },
    reference: 'Que parte ou que lei',
    referenceHint: 'Por exemplo, «Termos, 4» ou «Lei 27/2021, artigo 6.º».',
    referenceMissing: 'Indica que lei.',
    reason: 'Motivo',
    reasonHint: 'A pessoa lê-o e pode contestar.',
    confirm: 'Decidir',
    done: 'Está decidido. A pessoa vai ser avisada.',
    inForce: {
      LIMIT: 'Limitada',
      SUSPEND: 'Suspensa',
    },
    since: (day: string, until: string) => (until ? `desde ${day}, até ${until}` : `desde ${day}`),
  },
)
