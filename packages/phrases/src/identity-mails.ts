import { dictionary } from './dictionary.ts'

export const identityMailPhrases = dictionary(
  {
    activation: {
      subject: (product: string) => `Confirm your address and step onto ${product}`,
      title: (name: string) => `Welcome, ${name}.`,
      text: (product: string) =>
        `One step is left: confirm that this address is yours, and your place on ${product} is ready.`,
      action: 'Confirm my address',
      note: 'The link is valid for 48 hours. If you did not sign up, ignore this mail: nothing happens without the confirmation.',
    },
    reset: {
      subject: 'Set a new password',
      title: 'A new password',
      text: (name: string) =>
        `Hello ${name}, somebody asked to set a new password for your account. If it was you, go on here.`,
      action: 'Set a new password',
      note: 'The link is valid for one hour and works once. If it was not you, ignore this mail: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      text: (name: string) =>
        `Hello ${name}, the password of your account has just been set anew, and every other session was ended.`,
      action: 'It was not me',
      note: 'If it was you, there is nothing to do.',
    },
  },
  {
    activation: {
      subject: (product: string) => `Confirma o teu email e sobe à ${product}`,
      title: (name: string) => `Olá, ${name}.`,
      text: (product: string) =>
        `Falta um passo: confirma que este endereço é teu e o teu lugar na ${product} fica pronto.`,
      action: 'Confirmar o meu email',
      note: 'A ligação é válida durante 48 horas. Se não criaste esta conta, ignora esta mensagem: sem a confirmação, nada acontece.',
    },
    reset: {
      subject: 'Define uma nova palavra-passe',
      title: 'Uma nova palavra-passe',
      text: (name: string) =>
        `Olá, ${name}. Alguém pediu para definir uma nova palavra-passe para a tua conta. Se foste tu, continua aqui.`,
      action: 'Definir nova palavra-passe',
      note: 'A ligação é válida durante uma hora e só funciona uma vez. Se não foste tu, ignora esta mensagem: a tua palavra-passe não muda.',
    },
    passwordChanged: {
      subject: 'A tua palavra-passe foi alterada',
      title: 'A tua palavra-passe foi alterada',
      text: (name: string) =>
        `Olá, ${name}. A palavra-passe da tua conta acabou de ser alterada e todas as outras sessões foram terminadas.`,
      action: 'Não fui eu',
      note: 'Se foste tu, não precisas de fazer nada.',
    },
  },
)
