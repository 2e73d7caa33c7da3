import { guardianOfferDays } from '@podium/contract/guardianship'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Language } from '@podium/contract/locale'
import { day, secondsFromNow } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import { type Limits, refuseMailed, type Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { actAsGuardian } from '../delegations/index.ts'
import { addresseeOf, findAccount, findAccounts } from '../identity/index.ts'
import { findProfile } from '../profiles/index.ts'
import { guardianMail } from './mails.ts'
import { deleteOffers, findChoices, findOffer, findOffersOf, upsertOffer } from './records.ts'
import { findWardIds } from './list-guardianships.ts'

/**
 * Mails an adult the link by which they become somebody's guardian (`minors.guardian`). Nobody learns
 * from it whether the address has an account.
 */
export async function nameGuardian(
  tx: Tx,
  viewer: Viewer,
  { email, language, wardId }: { email: string; language: Language; wardId: number },
  limits: Pick<Limits, 'mayMail'>,
): Promise<void> {
  await requireNaming(tx, viewer, wardId)
  const ward = await findProfile(tx, wardId)
  const account = await findAccount(tx, wardId)
  if (!ward?.protected || !account || (await isOwnAddress(tx, [wardId, viewer.id], email)))
    refuse('forbidden')
  if (!(await limits.mayMail('guardian', `${wardId} ${email}`))) {
    const open = await findOffersOf(tx, [wardId])
    if (open.some((one) => one.email.toLowerCase() === email.toLowerCase())) return
    refuseMailed()
  }
  const secret = newSecret()
  await upsertOffer(tx, {
    ward_id: wardId,
    email,
    secret_hash: hashOf(secret),
    expires_at: secondsFromNow(guardianOfferDays * day),
  })
  const reader = await addresseeOf(tx, { email, language })
  const name = personName({ name: account.name, lastName: account.last_name })
  const data = { ward: reader.userId ? name : '', link: paths.guardianship({ token: secret }) }
  await postMail(tx, guardianMail, { to: email, language: reader.language, data })
}

/**
 * Who looks after somebody names who else does. The protected member alone names only whom they begin
 * with: nobody comes beside a guardian without one (`minors.guardian`).
 */
async function requireNaming(tx: Tx, viewer: Viewer, wardId: number): Promise<void> {
  // An adult may accept this moment.
  await lock(tx, 'visibility', wardId)
  const guardians = await findChoices(tx, { wardId })
  const own = guardians.find(({ guardian_id }) => guardian_id === viewer.id)
  if (own) return actAsGuardian(tx, own.delegation_id)
  if (viewer.id !== wardId) refuse('userNotFound')
  if (guardians.length > 0) refuse('guardianNeeded')
}

async function isOwnAddress(tx: Tx, userIds: number[], email: string): Promise<boolean> {
  const accounts = await findAccounts(tx, userIds)
  return accounts.some((one) => one.email?.toLowerCase() === email.toLowerCase())
}

/** Takes a mailed link back; one that is not the caller's to see is left as it is, and nothing said. */
export async function withdrawOffer(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const wardIds = [viewer.id, ...(await findWardIds(tx, viewer.id))]
  const offer = (await findOffersOf(tx, wardIds)).find((one) => one.id === id)
  if (!offer) return
  await requireNaming(tx, viewer, offer.ward_id)
  await deleteOffers(tx, offer.ward_id, id)
}

/** What the offer behind a link says of itself: enough to know whom one is asked to look after. */
export async function readOffer(db: Db, secret: string) {
  const offer = (await findOffer(db, hashOf(secret))) ?? refuse('invalidToken')
  return { name: offer.name, offeredUntil: offer.expires_at.toISOString() }
}
