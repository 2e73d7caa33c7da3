import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { hour } from '../../platform/clock.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { issueActivationToken } from './issue-activation-token.ts'
import { issueToken, latestAbout, revokeTokens } from './mailed-tokens.ts'
import { activationMail, resetMail } from './mails.ts'
import { type AccountRecord, findAccountByEmail } from './records.ts'

// Whether an address is known must show neither in the answer nor in the time it takes
// (`recovery.answers-alike`): the call only enqueues a job, the same for every address, and the job
// finds out.
const activationLinkJob = job<{ email: string }>('mail-activation-link')
const resetLinkJob = job<{ email: string; returnTo?: string }>('mail-reset-link')

/** Asks for a new activation link, to be mailed if the address waits for one. */
export function requestActivationLink(tx: Tx, email: string): Promise<void> {
  return tx.enqueue(activationLinkJob, { email })
}

/**
 * Asks for a link to set a new password, to be mailed if the address has an account. `returnTo`, a path
 * of ours, is where its reader goes on then.
 */
export function requestResetLink(tx: Tx, email: string, returnTo?: string): Promise<void> {
  return tx.enqueue(resetLinkJob, { email, ...(returnTo && { returnTo }) })
}

export function linkHandlers(inTransaction: InTransaction): JobHandler[] {
  const forAccount =
    <Asked extends { email: string }>(
      send: (tx: Tx, account: AccountRecord & { email: string }, asked: Asked) => Promise<void>,
    ) =>
    (asked: Asked) =>
      inTransaction(async (tx) => {
        const account = await findAccountByEmail(tx, asked.email)
        if (account?.email) await send(tx, { ...account, email: account.email }, asked)
      })
  return [
    jobHandler(activationLinkJob, forAccount(sendActivationLink)),
    jobHandler(resetLinkJob, forAccount(sendResetLink)),
  ]
}

async function sendActivationLink(
  tx: Tx,
  account: AccountRecord & { email: string },
): Promise<void> {
  if (account.activated_at) return
  const { email, language } = account
  const returnTo = await latestAbout(tx, 'activation', account.id)
  const token = await issueActivationToken(tx, account.id, returnTo)
  await postMail(tx, activationMail, { to: email, language, data: { token, returnTo } })
}

async function sendResetLink(
  tx: Tx,
  account: AccountRecord & { email: string },
  { returnTo }: { email: string; returnTo?: string },
): Promise<void> {
  const { email, language } = account
  await revokeTokens(tx, 'reset', account.id)
  const token = await issueToken(tx, { purpose: 'reset', userId: account.id, seconds: hour })
  await postMail(tx, resetMail, { to: email, language, data: { token, returnTo } })
}
