import type { Language } from '@podium/contract/locale'
import type { Db } from '../../platform/database/index.ts'
import { findAccountByEmail } from './records.ts'

/** Who reads a mail to an address that somebody else typed. */
export interface Addressee {
  /** Undefined where nobody has proven that the address is theirs. */
  userId: number | undefined
  language: Language
}

/**
 * How to write to an address that its asker typed: in the language of the account that has it
 * (`language.account`), otherwise in the asker's. Who asks is named to who has proven the address alone
 * (`registration.unproven`); the answer to the asker must not tell which it was.
 */
export async function addresseeOf(
  db: Db,
  { email, language }: { email: string; language: Language },
): Promise<Addressee> {
  const account = await findAccountByEmail(db, email)
  const userId = account?.activated_at ? account.id : undefined
  return { userId, language: account?.language ?? language }
}
