import { guardianOfferDays } from '@podium/contract/guardianship'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Language } from '@podium/contract/locale'
import { day, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type Limits, refuseMailed, type Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { addresseeOf, findAccount } from '../identity/index.ts'
import { findProfile } from '../profiles/index.ts'
import { guardianMail } from './mails.ts'
import { findOffer, findOffersOf, upsertOffer } from './records.ts'

/**
 * Mails an adult the link by which they become somebody's guardian (`minors.guardian`). Nobody learns
 * from it whether the address has an account.
 */
export async function nameGuardian(
  tx: Tx,
  viewer: Viewer,
  { email, language }: { email: string; language: Language },
  limits: Pick<Limits, 'mayMail'>,
): Promise<void> {
  const ward = await findProfile(tx, viewer.id)
  const account = await findAccount(tx, viewer.id)
  if (!ward?.protected || !account || account.email?.toLowerCase() === email.toLowerCase())
    refuse('forbidden')
  if (!(await limits.mayMail('guardian', `${viewer.id} ${email}`))) {
    const open = await findOffersOf(tx, viewer.id)
    if (open.some((one) => one.email.toLowerCase() === email.toLowerCase())) return
    refuseMailed()
  }
  const secret = newSecret()
  await upsertOffer(tx, {
    ward_id: viewer.id,
    email,
    secret_hash: hashOf(secret),
    expires_at: secondsFromNow(guardianOfferDays * day),
  })
  const reader = await addresseeOf(tx, { email, language })
  const name = personName({ name: account.name, lastName: account.last_name })
  const data = { ward: reader.userId ? name : '', link: paths.guardianship({ token: secret }) }
  await postMail(tx, guardianMail, { to: email, language: reader.language, data })
}

/** What the offer behind a link says of itself: enough to know whom one is asked to look after. */
export async function readOffer(db: Db, secret: string) {
  const offer = (await findOffer(db, hashOf(secret))) ?? refuse('invalidToken')
  return { name: offer.name, offeredUntil: offer.expires_at.toISOString() }
}
