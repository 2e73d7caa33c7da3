import type { MemberRole } from '@podium/contract/roles'
import { dictionary } from './dictionary.ts'

const listEn = new Intl.ListFormat('en-GB')
const listPt = new Intl.ListFormat('pt-PT')

const many = {
  en: { ATHLETE: 'athletes', FAN: 'fans', MANAGER: 'managers', SPONSOR: 'sponsors' },
  pt: { ATHLETE: 'atletas', FAN: 'adeptos', MANAGER: 'agentes', SPONSOR: 'patrocinadores' },
} as const satisfies Record<string, Record<MemberRole, string>>

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
    /** For some kinds of members, and not for others. */
    some: (roles: readonly MemberRole[]) =>
      `This page is for ${listEn.format(roles.map((role) => many.en[role]))}`,
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
    some: (roles) => `Esta página é para ${listPt.format(roles.map((role) => many.pt[role]))}`,
    as: {
      ADMIN: (name: string) => `Tens a sessão iniciada como ${name} (Administração).`,
      ATHLETE: (name: string) => `Tens a sessão iniciada como ${name} (Atleta).`,
      FAN: (name: string) => `Tens a sessão iniciada como ${name} (Adepto).`,
      MANAGER: (name: string) => `Tens a sessão iniciada como ${name} (Agente).`,
      SPONSOR: (name: string) => `Tens a sessão iniciada como ${name} (Patrocinador).`,
    },
  },
)
