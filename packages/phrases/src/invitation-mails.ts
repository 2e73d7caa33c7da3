import { dictionary } from './dictionary.ts'

export const invitationMailPhrases = dictionary(
  {
    subject: (product: string) => `You are invited to ${product}`,
    title: (product: string) => `Your place on ${product}`,
    text: (inviter: string, role: string, product: string) =>
      `${inviter} invites you to join ${product} ${role}. Choose a password, and you are in.`,
    roles: {
      ADMIN: 'as an admin',
      ATHLETE: 'as an athlete',
      MANAGER: 'as a manager',
      SPONSOR: 'as a sponsor',
    },
    action: 'Accept the invitation',
    note: 'The link is valid for 14 days and works once. If you do not want to join, you need not do anything.',
  },
  {
    subject: (product: string) => `Tens um convite para a ${product}`,
    title: (product: string) => `O teu lugar na ${product}`,
    text: (inviter: string, role: string, product: string) =>
      `${inviter} convida-te a entrar na ${product} ${role}. Escolhe uma palavra-passe e já estás dentro.`,
    roles: {
      ADMIN: 'como administrador',
      ATHLETE: 'como atleta',
      MANAGER: 'como agente',
      SPONSOR: 'como patrocinador',
    },
    action: 'Aceitar o convite',
    note: 'A ligação é válida durante 14 dias e só funciona uma vez. Se não quiseres entrar, não precisas de fazer nada.',
  },
)
