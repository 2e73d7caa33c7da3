import { dictionary } from './dictionary.ts'

/** Said to who asked for a page of another kind of account. */
export const noRightPhrases = dictionary(
  {
    another: 'Use another account',
    page: {
      ADMIN: 'This page is for admins',
      ATHLETE: 'This page is for athletes',
      FAN: 'This page is for fans',
      MANAGER: 'This page is for managers',
      SPONSOR: 'This page is for sponsors',
      members: 'This page is for members, not for admins',
    },
    /** Some kinds of members, as a list. */
    many: { ATHLETE: 'athletes', FAN: 'fans', MANAGER: 'managers', SPONSOR: 'sponsors' },
    some: (members: string) => `This page is for ${members}`,
    as: {
      ADMIN: (name: string) => `You are signed in as ${name}, an admin.`,
      ATHLETE: (name: string) => `You are signed in as ${name}, an athlete.`,
      FAN: (name: string) => `You are signed in as ${name}, a fan.`,
      MANAGER: (name: string) => `You are signed in as ${name}, a manager.`,
      SPONSOR: (name: string) => `You are signed in as ${name}, a sponsor.`,
    },
  },
  {
    another: 'Usar outra conta',
    page: {
      ADMIN: 'Esta página é para administradores',
      ATHLETE: 'Esta página é para atletas',
      FAN: 'Esta página é para adeptos',
      MANAGER: 'Esta página é para agentes',
      SPONSOR: 'Esta página é para patrocinadores',
      members: 'Esta página é para membros, não para administradores',
    },
    many: { ATHLETE: 'atletas', FAN: 'adeptos', MANAGER: 'agentes', SPONSOR: 'patrocinadores' },
    some: (members) => `Esta página é para ${members}`,
    as: {
      ADMIN: (name: string) => `Tens a sessão iniciada como ${name} (Administrador).`,
      ATHLETE: (name: string) => `Tens a sessão iniciada como ${name} (Atleta).`,
      FAN: (name: string) => `Tens a sessão iniciada como ${name} (Adepto).`,
      MANAGER: (name: string) => `Tens a sessão iniciada como ${name} (Agente).`,
      SPONSOR: (name: string) => `Tens a sessão iniciada como ${name} (Patrocinador).`,
    },
  },
)
