import type { RegisterState } from '@podium/contract/registers'
import { dictionary } from './dictionary.ts'

/** The register of agents that a manager names: their own details, and what a page shows (`registers.check`). */
export const registersPhrases = dictionary(
  {
    title: 'Register of agents',
    couldNotLoad: 'Your register could not be loaded.',
    lead: 'If you are in a register of agents, name it with your number and your page shows it. We look it up, and from then on your page says that it is checked, and when.',
    states: {
      NONE: 'Not given',
      SUBMITTED: 'Being checked',
      CHECKED: 'Checked',
      REFUSED: 'Not accepted',
    } satisfies Record<RegisterState, string>,
    tells: {
      none: 'Your page names no register.',
      waits: 'Your page shows it as not checked yet. We will write to you when it is.',
      waitsAgain:
        'You changed what was checked, and your page says so. We will write to you when it is checked again.',
      checked: (day: string) => `Checked on ${day}. If you change it, it has to be checked again.`,
      refused: (reason: string) => `It was not accepted: ${reason}`,
      refusedThen: 'Your page does not show it. Correct it and send it again.',
    },
    name: 'Register',
    nameHint: 'What it is called, for example a federation’s register.',
    number: 'Your number in it',
    change: 'Change it',
    submit: 'Send for checking',
    changedMeanwhile:
      'Your register has changed since you opened it, perhaps in another window. Nothing was sent. If you send again, what is here replaces it.',
    sent: 'Your page shows it. We will write to you when it is checked.',
    remove: 'Take it off my page',
    removeTitle: 'Take the register off your page?',
    removeText: 'To show it again, you would have to name it and have it checked again.',
    removed: 'Your page no longer names a register.',
    keep: 'Leave it',
    shown: {
      title: 'Register of agents',
      number: (number: string) => `No. ${number}`,
      checked: (day: string) => `Checked by Podium on ${day}`,
      unchecked: 'Not checked yet',
      changed: 'Changed since it was checked',
    },
  },
  {
    title: 'Registo de agentes',
    couldNotLoad: 'Não foi possível carregar o teu registo.',
    lead: 'Se tens inscrição num registo de agentes, indica-o com o teu número: a tua página mostra-o. Nós confirmamos e, a partir daí, a página diz que está verificado e em que dia.',
    states: {
      NONE: 'Por indicar',
      SUBMITTED: 'Em verificação',
      CHECKED: 'Verificado',
      REFUSED: 'Não aceite',
    },
    tells: {
      none: 'A tua página não indica nenhum registo.',
      waits: 'A tua página mostra-o como ainda não verificado. Escrevemos-te quando estiver.',
      waitsAgain:
        'Alteraste o que estava verificado e a tua página indica-o. Escrevemos-te quando voltar a estar.',
      checked: (day) => `Verificado a ${day}. Se o alterares, tem de ser verificado de novo.`,
      refused: (reason) => `Não foi aceite: ${reason}`,
      refusedThen: 'A tua página não o mostra. Corrige-o e envia-o de novo.',
    },
    name: 'Registo',
    nameHint: 'O nome oficial, por exemplo o de uma federação.',
    number: 'O teu número nesse registo',
    change: 'Alterar',
    submit: 'Enviar para verificação',
    changedMeanwhile:
      'O teu registo mudou desde que o abriste, talvez noutra janela. Nada foi enviado. Se enviares de novo, fica o que está aqui.',
    sent: 'A tua página já o mostra. Escrevemos-te quando estiver verificado.',
    remove: 'Retirar da minha página',
    removeTitle: 'Retirar o registo da tua página?',
    removeText:
      'Para o voltares a mostrar, tens de o indicar outra vez e nós temos de o verificar.',
    removed: 'A tua página já não indica nenhum registo.',
    keep: 'Deixar estar',
    shown: {
      title: 'Registo de agentes',
      number: (number) => `N.º ${number}`,
      checked: (day) => `Verificado pela Podium a ${day}`,
      unchecked: 'Ainda não verificado',
      changed: 'Alterado depois de verificado',
    },
  },
)
