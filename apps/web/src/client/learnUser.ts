import { readActing } from '@podium/contract/delegations'
import { call } from './call.ts'
import { session } from './session.ts'

/**
 * Reads anew who the user is: something about them changed elsewhere. Answers whether they are protected
 * now, or are not any more: then nearly everything shows otherwise to them.
 */
export async function learnUser(): Promise<boolean> {
  const found = await call(readActing).catch(() => null)
  const { user, acting } = session.get()
  if (!found || acting || user?.id !== found.user.id) return false
  session.begin(found.user)
  return user.protected !== found.user.protected
}
