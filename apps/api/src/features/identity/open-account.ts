import { isMinor } from '@podium/contract/ages'
import type { Language } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { now } from '../../platform/clock.ts'
import { isDuplicate, type Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { regionOf } from '../places/index.ts'
import { accountActivated, accountOpened } from './events.ts'
import { requireOldEnough } from './old-enough.ts'
import { hashPassword } from './passwords.ts'
import { insertAccount, insertConsent } from './records.ts'

/** Who opens an account, and what they prove and agree to. */
export interface Opening {
  role: Role
  modality: Sport | null
  /** ISO day; null where it is not told. */
  dateOfBirth?: string | null | undefined
  email: string
  /** As it is typed, or hashed before. */
  password: string | { hash: string }
  name: string
  lastName: string
  countryCode: string
  postalCode: string
  fiscalCode: string
  address: string
  language: Language
  /** Whether the address is already proven, as it is by an invitation. */
  proven: boolean
  consent: { version: string; givenBy: 'registration' | 'invitation'; ip: string }
}

/**
 * Opens an account with its profile and consent. Two with one address at once: one gets `emailInUse`.
 */
export async function openAccount(tx: Tx, opening: Opening): Promise<number> {
  const { role, modality, dateOfBirth = null, language, consent, proven } = opening
  requireOldEnough(dateOfBirth, opening.countryCode)
  const userId = await insert(tx, opening)
  const { version, givenBy, ip } = consent
  await insertConsent(tx, { user_id: userId, version, language, given_by: givenBy, ip })
  await tx.emit(accountOpened, { userId, role, modality, dateOfBirth })
  if (proven) await tx.emit(accountActivated, { userId, role })
  return userId
}

async function insert(tx: Tx, opening: Opening): Promise<number> {
  const { role, language, name, email, password, countryCode, postalCode } = opening
  const isProtected = isMinor(opening.dateOfBirth, now())
  try {
    return await insertAccount(tx, {
      role,
      email,
      name,
      language,
      last_name: opening.lastName,
      password_hash: typeof password === 'string' ? await hashPassword(password) : password.hash,
      country_code: countryCode || null,
      fiscal_code: opening.fiscalCode || null,
      postal_code: postalCode || null,
      address: opening.address || null,
      region: isProtected ? null : await regionOf(tx, countryCode, postalCode),
      protected: isProtected,
      activated_at: opening.proven ? now() : null,
    })
  } catch (error) {
    if (isDuplicate(error, 'users_email')) refuse('emailInUse')
    throw error
  }
}
