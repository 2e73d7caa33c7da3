import type { AppealOutcome, DecisionCause } from '@podium/contract/decisions'
import { isDuplicate, type Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { accountReopened } from './events.ts'
import { deletionAnsweredMail } from './mails.ts'
import { findFormerOwner, markReopened } from './records.ts'

/**
 * Opens an account again that an admin deleted (`decisions.appeals`). Refused where another account has
 * the address by now (`emailInUse`): that one is to be closed first.
 */
export async function reopenAccount(tx: Tx, userId: number): Promise<void> {
  try {
    if (await markReopened(tx, userId)) await tx.emit(accountReopened, { userId })
  } catch (error) {
    if (isDuplicate(error, 'users_email')) refuse('emailInUse')
    throw error
  }
}

/** Tells who objected to the deletion of their account what was answered: they have no bell. */
export async function tellFormerOwner(
  tx: Tx,
  told: { personId: number; cause: DecisionCause; outcome: AppealOutcome; reason: string },
): Promise<void> {
  if (told.cause !== 'ACCOUNT_DELETED') return
  const owner = await findFormerOwner(tx, told.personId)
  if (!owner?.email) return
  const { name, email, language } = owner
  const { outcome: answer, reason } = told
  await postMail(tx, deletionAnsweredMail, {
    to: email,
    language,
    // A guardianship ended with the account and does not come back with it (`decisions.appeals`).
    data: { name, answer, reason, isAlone: answer === 'REVERSED' && owner.protected },
  })
}
