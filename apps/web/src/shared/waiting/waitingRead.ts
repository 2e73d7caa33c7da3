import { read } from '../../client/index.ts'

/** Everything that says what waits, and what is new, is read again when something of it changes. */
export const homeKey = ['home'] as const

/** What waits for who is signed in, and how much of each kind (`home.waiting`). */
export const homeRead = read({
  key: [...homeKey, 'waiting'],
  route: () => import('@podium/contract/home').then(({ readHome }) => readHome),
  input: {},
})
