import { dictionary } from './dictionary.ts'

/** Following an athlete: free, and one hears of new achievements. */
export const followsPhrases = dictionary(
  {
    follow: 'Follow',
    following: 'Following',
    followTitle: (name: string) => `Follow ${name} and hear of new achievements, free`,
    unfollowTitle: (name: string) => `Stop following ${name}`,
    followed: (name: string) => `You follow ${name}: the bell tells you of new achievements.`,
    unfollowed: (name: string) => `You no longer follow ${name}.`,
    signInFirst: {
      title: 'Sign in to follow',
      text: (name: string) => `To follow ${name} you need an account. It is free.`,
    },
  },
  {
    follow: 'Seguir',
    following: 'A seguir',
    followTitle: (name) => `Seguir ${name} e saber das novas conquistas, grátis`,
    unfollowTitle: (name) => `Deixar de seguir ${name}`,
    followed: (name) => `Segues ${name}: o sino avisa-te das novas conquistas.`,
    unfollowed: (name) => `Já não segues ${name}.`,
    signInFirst: {
      title: 'Inicia sessão para seguir',
      text: (name) => `Para seguir ${name} precisas de uma conta. É grátis.`,
    },
  },
)
