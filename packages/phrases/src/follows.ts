import { dictionary } from './dictionary.ts'

/** Following somebody: free, and their news stand at home. */
export const followsPhrases = dictionary(
  {
    follow: 'Follow',
    following: 'Following',
    followOne: (name: string) => `Follow ${name}`,
    followTitle: (name: string) => `Follow ${name} to see their news on your home page`,
    unfollowTitle: (name: string) => `Stop following ${name}`,
    followed: (name: string) => `You follow ${name}. Their news will appear on your home page.`,
    unfollowed: (name: string) => `You no longer follow ${name}.`,
    signInFirst: {
      title: 'Sign in to follow',
      text: (name: string) =>
        `You need an account to follow ${name}. It is free, and you follow ${name} as soon as you are signed in.`,
    },
  },
  {
    follow: 'Seguir',
    following: 'A seguir',
    followOne: (name) => `Seguir ${name}`,
    followTitle: (name) => `Seguir ${name} e ler as novidades no início`,
    unfollowTitle: (name) => `Deixar de seguir ${name}`,
    followed: (name) => `Segues ${name}: as novidades aparecem no início.`,
    unfollowed: (name) => `Já não segues ${name}.`,
    signInFirst: {
      title: 'Inicia sessão para seguir',
      text: (name) =>
        `Para seguir ${name} precisas de uma conta. É grátis, e passas a seguir ${name} assim que iniciares sessão.`,
    },
  },
)
