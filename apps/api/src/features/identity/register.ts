import type { Registration } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import type { MemberRole } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { postMail } from '../../platform/mail/index.ts'
import { currentTermsVersion } from '../legal/index.ts'
import { refuseGuessable } from './guessable-passwords.ts'
import { requireCorporateAddress } from '../sponsor-domains/index.ts'
import { issueActivationToken } from './issue-activation-token.ts'
import { activationMail } from './mails.ts'
import { openAccount } from './open-account.ts'
import { findAccountByEmail } from './records.ts'

interface Joining {
  role: MemberRole
  registration: Registration
  language: Language
  ip: string
}

/** Opens an account that waits for its address to be confirmed, and mails the link. */
export async function register(tx: Tx, joining: Joining): Promise<{ id: number }> {
  const { role, registration, language, ip } = joining
  const { email, acceptedTermsOfUse: version, returnTo } = registration
  await requireCorporateAddress(tx, role, email)
  if (version !== (await currentTermsVersion(tx))) refuse('acceptLastTermsToJoin')
  if (await findAccountByEmail(tx, email)) refuse('emailInUse')

  const { name, lastName: last_name, password } = registration
  await refuseGuessable('password', password, { name, last_name, email })
  const id = await openAccount(tx, {
    ...registration,
    role,
    modality: (registration.modality as Sport) ?? null,
    dateOfBirth: registration.dateOfBirth ?? null,
    language,
    proven: false,
    consent: { version, givenBy: 'registration', ip },
  })
  const token = await issueActivationToken(tx, id, returnTo)
  await postMail(tx, activationMail, { to: email, language, data: { token, returnTo } })
  return { id }
}
