/** The sections of the administration, in the order of their links. */
export const adminSections = [
  'dashboard',
  'users',
  'invitations',
  'traders',
  'registers',
  'reports',
  'appeals',
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
export type AdminSection = (typeof adminSections)[number]

export const sectionGroups = [
  {
    name: 'people',
    sections: ['users', 'invitations', 'traders', 'registers', 'reports', 'appeals', 'contacts'],
  },
  { name: 'money', sections: ['payments', 'orders', 'ledger'] },
  { name: 'content', sections: ['legal', 'sportest', 'clubs', 'domains'] },
  { name: 'machine', sections: ['audit', 'jobs'] },
] as const satisfies readonly { name: string; sections: readonly AdminSection[] }[]

/** The section an address means; the overview without a word, undefined for a word that is none. */
export function sectionIn(word: string | undefined): AdminSection | undefined {
  return word === undefined ? 'dashboard' : adminSections.find((section) => section === word)
}
