import { dictionary } from './dictionary.ts'

/** Mails about what happened on Podium, where no feature has a mail of its own. */
export const notificationMailPhrases = dictionary(
  {
    followedAchievement: {
      subject: (who: string) => `${who} has a new achievement`,
      title: 'Good news from the track',
      text: (name: string, who: string) =>
        `Hello ${name}, ${who}, whom you follow, has added a new achievement.`,
      action: 'See the page',
    },
    invitationAccepted: {
      subject: (who: string) => `${who} accepted your invitation`,
      title: 'Your invitation was accepted',
      text: (name: string, who: string) => `Hello ${name}, ${who} has joined.`,
      action: 'See the users',
    },
    hidden: {
      subject: 'Your profile was hidden',
      title: 'An administrator hid your profile',
      text: (name: string) =>
        `Hello ${name}, an administrator hid your profile. Until it is shown again, only you can see it.`,
      action: 'See my profile',
    },
    shown: {
      subject: 'Your profile is visible again',
      title: 'Your profile is visible again',
      text: (name: string) => `Hello ${name}, an administrator has shown your profile again.`,
      action: 'See my profile',
    },
    reportUpheld: {
      subject: 'A report about you was upheld',
      title: 'A report about you was upheld',
      text: (name: string, about: string) =>
        `Hello ${name}, somebody reported ${about}, and we found that it breaks our rules.`,
      about: {
        profile: 'your profile',
        media: 'something in your gallery',
        product: 'a product of yours',
        message: 'a message of yours',
      },
      action: 'Read the terms',
    },
    reason: (reason: string) => `The reason given: ${reason}`,
  },
  {
    followedAchievement: {
      subject: (who: string) => `${who} tem uma nova conquista`,
      title: 'Boas notícias da pista',
      text: (name: string, who: string) =>
        `Olá, ${name}. ${who}, que segues, acrescentou uma nova conquista.`,
      action: 'Ver a página',
    },
    invitationAccepted: {
      subject: (who: string) => `${who} aceitou o teu convite`,
      title: 'O teu convite foi aceite',
      text: (name: string, who: string) => `Olá, ${name}. ${who} já faz parte da rede.`,
      action: 'Ver os utilizadores',
    },
    hidden: {
      subject: 'O teu perfil foi ocultado',
      title: 'Um administrador ocultou o teu perfil',
      text: (name: string) =>
        `Olá, ${name}. Um administrador ocultou o teu perfil. Enquanto estiver oculto, só tu o vês.`,
      action: 'Ver o meu perfil',
    },
    shown: {
      subject: 'O teu perfil está outra vez visível',
      title: 'O teu perfil está outra vez visível',
      text: (name: string) => `Olá, ${name}. Um administrador voltou a mostrar o teu perfil.`,
      action: 'Ver o meu perfil',
    },
    reportUpheld: {
      subject: 'Uma denúncia sobre ti foi aceite',
      title: 'Uma denúncia sobre ti foi aceite',
      text: (name: string, about: string) =>
        `Olá, ${name}. Alguém denunciou ${about} e verificámos que infringe as nossas regras.`,
      about: {
        profile: 'o teu perfil',
        media: 'algo na tua galeria',
        product: 'um produto teu',
        message: 'uma mensagem tua',
      },
      action: 'Ler os termos',
    },
    reason: (reason: string) => `O motivo indicado: ${reason}`,
  },
)
