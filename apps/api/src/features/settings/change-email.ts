import { day, hour } from '../../platform/clock.ts'
import { isDuplicate, type Tx } from '../../platform/database/index.ts'
import { type Limits, refuseMailed, type Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { postMail } from '../../platform/mail/index.ts'
import { confirmEmailMail } from './mails.ts'
import {
  emailChangedMail,
  findAccount,
  findAccountByEmail,
  findOpenAbout,
  findToken,
  issueToken,
  provePassword,
  revokeTokens,
  updateEmail,
  useToken,
} from '../identity/index.ts'
import { requireCorporateAddress } from '../sponsor-domains/index.ts'

const validSeconds = 24 * hour

// As long as who lost the second factor waits: somebody who looks at their mail once a week is in time.
const backSeconds = 7 * day

/**
 * Asks for another address: a link goes to the new one, and nothing changes until it is opened
 * (`account.settings`).
 */
export async function requestNewEmail(
  tx: Tx,
  viewer: Viewer,
  wanted: { email: string; password: string },
  limits: Pick<Limits, 'countPerson' | 'mayMail'>,
): Promise<void> {
  const account = await provePassword(tx, viewer, wanted.password)
  // Whether an address is taken is asked by who knows the password: guesses at it hold nobody up here.
  await limits.countPerson('newAddress', viewer.id)
  await requireCorporateAddress(tx, viewer.role, wanted.email)
  if (await findAccountByEmail(tx, wanted.email)) refuse('emailInUse')
  // One person floods nobody with mails; the link that is on its way goes on working.
  if (!(await limits.mayMail('confirm-email', `${viewer.id} ${wanted.email}`))) {
    const awaited = await findOpenAbout(tx, 'email', account.id)
    if (awaited?.toLowerCase() === wanted.email.toLowerCase()) return
    refuseMailed()
  }
  await revokeTokens(tx, 'email', account.id)
  const token = await issueToken(tx, {
    purpose: 'email',
    userId: account.id,
    seconds: validSeconds,
    about: wanted.email,
  })
  const { language } = account
  await postMail(tx, confirmEmailMail, { to: wanted.email, language, data: { token } })
}

/**
 * Makes the confirmed address the account's, and tells the old one, with a link that puts it back. Again,
 * while the account has that address, changes nothing.
 */
export async function confirmNewEmail(tx: Tx, secret: string): Promise<void> {
  const used = await useToken(tx, 'email', secret)
  if (!used) return requireConfirmed(tx, secret)
  const account = (await findAccount(tx, used.userId)) ?? refuse('invalidToken')
  const email = used.about ?? refuse('invalidToken')
  try {
    await updateEmail(tx, account.id, email)
  } catch (error) {
    if (isDuplicate(error, 'users_email')) refuse('emailInUse')
    throw error
  }
  // A link at the old address sets no password any more, and proves no mailbox (`sign-in.lost-factor`).
  await revokeTokens(tx, 'reset', account.id)
  await revokeTokens(tx, 'lost-factor', account.id)
  if (!account.email) return
  const { id: userId, name, language } = account
  const token = await issueToken(tx, {
    purpose: 'email-back',
    userId,
    seconds: backSeconds,
    about: account.email,
  })
  const data = { name, newEmail: email, token }
  await postMail(tx, emailChangedMail, { to: account.email, language, data })
}

/** Refuses a link that did not bring the account the address it has. */
async function requireConfirmed(tx: Tx, secret: string): Promise<void> {
  const token = (await findToken(tx, 'email', secret)) ?? refuse('invalidToken')
  const account = (await findAccount(tx, token.user_id)) ?? refuse('invalidToken')
  if (!token.used_at || account.email !== token.about) refuse('invalidToken')
}
