import { keepInTab, keptInTab } from '../../client/tabStorage.ts'
import { memberRoles, type MemberRole } from '@podium/contract/roles'

/** What was typed into the sign-up form; never a password, and nothing a reload must not bring back. */
export const draftFields = [
  'userType',
  'name',
  'lastName',
  'email',
  'modality',
  'dateOfBirth',
  'countryCode',
  'fiscalCode',
  'postalCode',
  'address',
] as const
export type SignUpDraft = Partial<Record<(typeof draftFields)[number], string>>

const storageKey = 'podium.sign-up'

/** The draft of this tab; null when there is none. */
export function readSignUpDraft(): SignUpDraft | null {
  const kept = keptInTab(storageKey)
  return typeof kept === 'object' && kept !== null ? draftOf(kept as SignUpDraft) : null
}

export function keepSignUpDraft(draft: SignUpDraft): void {
  keepInTab(storageKey, draft)
}

/**
 * After signing up, and at a sign-in: a draft is not for the next person (`session.lost`).
 */
export function forgetSignUpDraft(): void {
  keepInTab(storageKey, null)
}

/** The part of what was typed that may be kept. */
export function draftOf(typed: Partial<Record<string, unknown>>): SignUpDraft {
  const kept = draftFields.flatMap((field) => {
    const text = typed[field]
    return typeof text === 'string' ? [[field, text] as const] : []
  })
  return Object.fromEntries(kept)
}

export function isMemberRoleName(text: string | undefined): text is MemberRole {
  return (memberRoles as readonly (string | undefined)[]).includes(text)
}
