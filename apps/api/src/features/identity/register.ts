import type { Registration } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import type { MemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { isDuplicate, type Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { postMail } from '../../platform/mail/index.ts'
import { currentTermsVersion } from '../legal/index.ts'
import { regionOf } from '../places/index.ts'
import { isCorporateAddress } from './corporate-address.ts'
import { accountOpened } from './happenings.ts'
import { issueActivationToken } from './issue-activation-token.ts'
import { activationMail } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { findAccountByEmail, insertAccount, insertConsent } from './records.ts'

interface Joining {
  role: MemberRole
  registration: Registration
  language: Language
  ip: string
}

/** Opens an account that waits for its address to be confirmed, and mails the link. */
export async function register(tx: Tx, joining: Joining): Promise<{ id: number }> {
  const { role, registration, language, ip } = joining
  if (role === 'SPONSOR' && !isCorporateAddress(registration.email)) refuse('invalidSponsorEmail')
  const version = await currentTermsVersion(tx)
  if (registration.acceptedTermsOfUse !== version) refuse('acceptLastTermsToJoin')
  if (await findAccountByEmail(tx, registration.email)) refuse('emailInUse')

  const id = await openAccount(tx, joining)
  await insertConsent(tx, { user_id: id, version, language, given_by: 'registration', ip })
  await tx.tell(accountOpened, {
    userId: id,
    role,
    modality: (registration.modality as Sport) ?? null,
  })
  const token = await issueActivationToken(tx, id)
  await postMail(tx, activationMail, {
    to: registration.email,
    language,
    data: { name: registration.name, token },
  })
  return { id }
}

async function openAccount(tx: Tx, { role, registration, language }: Joining): Promise<number> {
  try {
    return await insertAccount(tx, {
      role,
      email: registration.email,
      password_hash: await hashPassword(registration.password),
      name: registration.name,
      last_name: registration.lastName,
      country_code: registration.countryCode || null,
      fiscal_code: registration.fiscalCode || null,
      postal_code: registration.postalCode || null,
      address: registration.address || null,
      region: await regionOf(tx, registration.countryCode, registration.postalCode),
      language,
      activated_at: null,
    })
  } catch (error) {
    // Two sign-ups with one address at the same moment: the index lets one through.
    if (isDuplicate(error, 'users_email')) refuse('emailInUse')
    throw error
  }
}
