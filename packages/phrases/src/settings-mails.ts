import { dictionary } from './dictionary.ts'

export const settingsMailPhrases = dictionary(
  {
    confirmEmail: {
      subject: 'Confirm your new address',
      title: 'Your new address',
      text: 'Confirm that this address is yours, and your account will move to it.',
      action: 'Confirm the new address',
      note: 'The link is valid for 24 hours. Until then, your old address stays.',
    },
    exportReady: {
      subject: 'Your data is ready',
      title: 'Your data is ready',
      text: (name: string) =>
        `Hello ${name}, everything we keep about you is in one file, ready to be downloaded.`,
      action: 'Download my data',
      note: 'The link is valid for 48 hours. It only opens in your account: you sign in first.',
    },
  },
  {
    confirmEmail: {
      subject: 'Confirma o teu novo email',
      title: 'O teu novo email',
      text: 'Confirma que este endereço é teu e a tua conta passa para ele.',
      action: 'Confirmar o novo email',
      note: 'A ligação é válida durante 24 horas. Até lá, vale o endereço antigo.',
    },
    exportReady: {
      subject: 'Os teus dados estão prontos',
      title: 'Os teus dados estão prontos',
      text: (name: string) =>
        `Olá, ${name}. Tudo o que guardamos sobre ti está num ficheiro, pronto a descarregar.`,
      action: 'Descarregar os meus dados',
      note: 'A ligação é válida durante 48 horas e só abre na tua conta: primeiro, inicias sessão.',
    },
  },
)
