import { refuseField } from '../../platform/refuse.ts'

/** Whose password it is: nobody guesses further than their name and address. */
interface Owner {
  name: string
  last_name: string
  email: string | null
}

/** Refuses a chosen password that anybody guesses at once, at its field. */
export async function refuseGuessable(
  field: 'password' | 'newPassword',
  password: string,
  { name, last_name: lastName, email }: Owner,
): Promise<void> {
  // Loaded when the first password is chosen: its word lists take half a second.
  const { isGuessable } = await import('@podium/contract/guessable')
  if (isGuessable(password, [name, lastName, email ?? ''])) {
    refuseField(field, { kind: 'PasswordGuessable' })
  }
}
