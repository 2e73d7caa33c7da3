/** The parts of the administration, in the order of their links. */
export const parts = [
  'dashboard',
  'users',
  'invitations',
  'reports',
  'contacts',
  'payments',
  'orders',
  'ledger',
  'legal',
  'sportest',
  'clubs',
  'domains',
  'audit',
  'jobs',
] as const
export type Part = (typeof parts)[number]

export const partGroups = [
  { name: 'people', parts: ['users', 'invitations', 'reports', 'contacts'] },
  { name: 'money', parts: ['payments', 'orders', 'ledger'] },
  { name: 'content', parts: ['legal', 'sportest', 'clubs', 'domains'] },
  { name: 'machine', parts: ['audit', 'jobs'] },
] as const satisfies readonly { name: string; parts: readonly Part[] }[]

/** The part an address means; the overview without a word, undefined for a word that is none. */
export function partIn(word: string | undefined): Part | undefined {
  return word === undefined ? 'dashboard' : parts.find((part) => part === word)
}
