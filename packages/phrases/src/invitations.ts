import { dictionary } from './dictionary.ts'

/** Accepting an invitation: the dialog behind the mailed link. */
export const invitationPhrases = dictionary(
  {
    pageTitle: 'Your invitation',
    title: 'You are invited',
    // Who invites, and as what.
    invites: (inviter: string) => `${inviter} invites you to join as`,
    roles: {
      ADMIN: 'Admin',
      ATHLETE: 'Athlete',
      MANAGER: 'Manager',
      SPONSOR: 'Sponsor',
    },
    expires: (when: string) => `The invitation is open until ${when}.`,
    email: 'Email',
    emailHint: 'The invitation is for this address. You can change it later in your settings.',
    submit: 'Join',
    terms: { before: 'I have read and accept the ', link: 'terms and conditions', after: '.' },
    accept: 'Please accept the terms and conditions first.',
    signedInAs: (name: string) =>
      `You are signed in as ${name}. Joining with this invitation signs you out.`,
    gone: {
      title: 'This invitation is no longer open',
      text: 'It may have been used, withdrawn or replaced by a newer one, or be more than 14 days old. If you joined with it, simply sign in. Otherwise, ask whoever invited you for a new one.',
      signIn: 'Sign in',
      signUp: 'Join without an invitation',
    },
    altered: {
      text: 'This link was altered on the way: it does not match the role you were invited to take.',
      open: 'Open the invitation as it was sent',
    },
    couldNotLoad: 'The invitation could not be loaded.',
  },
  {
    pageTitle: 'O teu convite',
    title: 'Tens um convite',
    invites: (inviter: string) => `Convite de ${inviter} para entrares como`,
    roles: {
      ADMIN: 'Administrador',
      ATHLETE: 'Atleta',
      MANAGER: 'Agente',
      SPONSOR: 'Patrocinador',
    },
    expires: (when: string) => `O convite está aberto até ${when}.`,
    email: 'Email',
    emailHint: 'O convite é para este endereço. Podes mudá-lo mais tarde nas definições.',
    submit: 'Entrar na equipa',
    terms: { before: 'Li e aceito os ', link: 'termos e condições', after: '.' },
    accept: 'Primeiro tens de aceitar os termos e condições.',
    signedInAs: (name: string) =>
      `Tens a sessão iniciada como ${name}. Ao aceitares este convite, essa sessão termina.`,
    gone: {
      title: 'Este convite já não está aberto',
      text: 'Pode já ter sido usado, retirado, substituído por outro mais recente, ou ter mais de 14 dias. Se entraste com ele, basta iniciares sessão. Se não, pede um novo a quem te convidou.',
      signIn: 'Iniciar sessão',
      signUp: 'Criar conta sem convite',
    },
    altered: {
      text: 'Esta ligação foi alterada pelo caminho: não corresponde ao papel do teu convite.',
      open: 'Abrir o convite tal como foi enviado',
    },
    couldNotLoad: 'Não foi possível carregar o convite.',
  },
)
