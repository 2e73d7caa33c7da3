import { dictionary } from './dictionary.ts'

/** Notifications on a device while Podium is closed there (`notifications.push`). */
export const pushPhrases = dictionary(
  {
    label: 'Notifications on this device',
    hint: 'What you tick below under “Device” also shows here while Podium is closed, until you sign out.',
    on: 'From now on this device tells you what happens.',
    off: 'This device stays quiet from now on.',
    unsupported:
      'This browser cannot show notifications. Chrome, Edge, Firefox and Safari can, outside of private windows.',
    ios: 'On an iPhone or iPad only the app can show notifications: open the share menu of Safari, choose “Add to Home Screen”, and switch them on there.',
    denied:
      'This browser blocks notifications from Podium. Allow them in its settings for this site.',
    notAsked: 'The browser did not allow it, so nothing was switched on.',
    failed: 'The push service of your browser could not be reached. Try again later.',
    couldNotLoad: 'We could not find out whether this device is switched on.',
  },
  {
    label: 'Notificações neste dispositivo',
    hint: 'O que escolheres abaixo em «Dispositivo» aparece aqui mesmo com a Podium fechada, até terminares sessão.',
    on: 'A partir de agora, este dispositivo avisa-te do que acontece.',
    off: 'A partir de agora, este dispositivo fica em silêncio.',
    unsupported:
      'Este navegador não consegue mostrar notificações. O Chrome, o Edge, o Firefox e o Safari conseguem, fora das janelas privadas.',
    ios: 'Num iPhone ou iPad, só a aplicação mostra notificações: abre o menu de partilha do Safari, escolhe «Adicionar ao ecrã principal» e liga-as lá.',
    denied:
      'Este navegador bloqueia as notificações da Podium. Permite-as nas definições dele para este site.',
    notAsked: 'O navegador não deu autorização, por isso ficou tudo como estava.',
    failed: 'Não conseguimos chegar ao serviço de notificações do teu navegador. Tenta mais tarde.',
    couldNotLoad: 'Não conseguimos saber se as notificações estão ligadas neste dispositivo.',
  },
)
