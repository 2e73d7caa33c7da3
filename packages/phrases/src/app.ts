import { dictionary } from './dictionary.ts'

/** Podium as an installed app: what its manifest says, and what is read without a connection. */
export const appPhrases = dictionary(
  {
    description:
      'The sports network where athletes, managers, sponsors and fans meet, and athletes are supported with credits.',
    shortcuts: { network: 'Network', messages: 'Messages', wallet: 'Wallet' },
    offline: {
      title: 'You are offline',
      text: 'There is no connection right now. Once it is back, try again and you will get where you were going.',
      retry: 'Try again',
      own: 'My page, as I last saw it',
    },
    unstarted: {
      text: 'Part of this page did not arrive, so nothing here can be pressed yet.',
      act: 'Load it again',
    },
    lastSeen: (when: string) =>
      `You are offline. This is your page as you last saw it, ${when}; it may have changed since.`,
    install: {
      title: 'Podium as an app',
      lead: 'With its own icon, in its own window, and with your page at hand even without a connection.',
      act: 'Install the app',
      onIos: 'On an iPhone or iPad: open the share menu of Safari and choose “Add to Home Screen”.',
      done: 'The app is installed on this device.',
      none: 'Your browser does not offer it here. Chrome, Edge and Safari do, on phones and on computers.',
    },
  },
  {
    description:
      'A rede do desporto onde atletas, agentes, patrocinadores e adeptos se encontram e os atletas são apoiados com créditos.',
    shortcuts: { network: 'Rede', messages: 'Mensagens', wallet: 'Carteira' },
    offline: {
      title: 'Estás sem ligação',
      text: 'Neste momento não há ligação à internet. Quando voltar, tenta de novo e segues para onde querias ir.',
      retry: 'Tentar de novo',
      own: 'A minha página, como a vi da última vez',
    },
    unstarted: {
      text: 'Uma parte desta página não chegou, por isso ainda não responde a toques.',
      act: 'Carregar de novo',
    },
    lastSeen: (when: string) =>
      `Estás sem ligação. Esta é a tua página como a viste da última vez, ${when}; pode ter mudado entretanto.`,
    install: {
      title: 'A Podium como aplicação',
      lead: 'Com ícone próprio, em janela própria, e com a tua página à mão mesmo sem ligação.',
      act: 'Instalar a aplicação',
      onIos:
        'Num iPhone ou iPad: abre o menu de partilha do Safari e escolhe «Adicionar ao ecrã principal».',
      done: 'A aplicação está instalada neste dispositivo.',
      none: 'O teu navegador não permite instalá-la. O Chrome, o Edge e o Safari permitem, no telemóvel e no computador.',
    },
  },
)
