import { readActing } from '@podium/contract/delegations'
import { call } from './call.ts'
import { session } from './session.ts'

/** Reads anew who the user is: something about them changed elsewhere, as whether they are protected. */
export async function learnUser(): Promise<void> {
  const found = await call(readActing).catch(() => null)
  const { user, acting } = session.get()
  if (found && !acting && user?.id === found.user.id) session.begin(found.user)
}
