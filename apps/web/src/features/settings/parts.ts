import type { Language } from '@podium/contract/locale'
import { appPhrases } from '@podium/phrases/app'
import { decisionPhrases } from '@podium/phrases/decisions'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { messagesPhrases } from '@podium/phrases/messages'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { registersPhrases } from '@podium/phrases/registers'
import { settingsPhrases } from '@podium/phrases/settings'
import { tokensPhrases } from '@podium/phrases/tokens'
import { tradersPhrases } from '@podium/phrases/traders'
import { webhooksPhrases } from '@podium/phrases/webhooks'

const people = ['delegates', 'acting', 'guardian'] as const
const programs = ['tokens', 'webhooks'] as const
/** What only some roles have to show. */
const papers = ['trader', 'register'] as const

/** The parts of the settings in their groups, each with an address of its own: `/settings/sessions`. */
export const partGroups = {
  signingIn: ['email', 'password', 'two-factor', 'sessions'],
  podium: ['preferences', 'app', 'messages', 'notifications', ...papers],
  people,
  programs,
  data: ['decisions', 'consents', 'data', 'close'],
} as const

export type PartGroup = keyof typeof partGroups
export type SettingsPart = (typeof partGroups)[PartGroup][number]

/** Every part, in the order of the list. */
export const settingsParts: readonly SettingsPart[] = Object.values(partGroups).flat()

/** Parts in their groups; a group without any is left out. */
export function groupsOf(open: readonly SettingsPart[]) {
  return (Object.keys(partGroups) as PartGroup[])
    .map((group) => ({ group, parts: partGroups[group].filter((part) => open.includes(part)) }))
    .filter(({ parts }) => parts.length > 0)
}

/** What somebody who has yet to turn two-factor sign-in on finds: nothing else is open to them. */
export const lockedParts: readonly SettingsPart[] = ['two-factor', 'sessions']

/** What somebody finds who acts for a member and may write for them. */
export const actingParts: readonly SettingsPart[] = ['messages']

/** Parts of other features, of which administrators have none. */
export const memberParts = ['messages', ...papers, ...people, ...programs, 'decisions'] as const
export type MemberPart = (typeof memberParts)[number]

/** The part that an address names; undefined where there is none of that name. */
export function partIn(name: string | undefined): SettingsPart | undefined {
  return settingsParts.find((part) => part === name)
}

/** What each part is called. */
export function partTitles(language: Language): Record<SettingsPart, string> {
  const t = settingsPhrases[language]
  return {
    email: t.email.title,
    password: t.password.title,
    'two-factor': t.twoFactor.title,
    sessions: t.sessions.title,
    tokens: tokensPhrases[language].title,
    preferences: t.preferences.title,
    app: appPhrases[language].install.title,
    messages: messagesPhrases[language].settings.title,
    notifications: notificationChoicesPhrases[language].choices.title,
    delegates: delegationsPhrases[language].delegates.title,
    acting: delegationsPhrases[language].acting.title,
    guardian: guardianshipPhrases[language].title,
    trader: tradersPhrases[language].title,
    register: registersPhrases[language].title,
    webhooks: webhooksPhrases[language].title,
    decisions: decisionPhrases[language].title,
    consents: t.consents.title,
    data: t.data.title,
    close: t.closing.title,
  }
}
