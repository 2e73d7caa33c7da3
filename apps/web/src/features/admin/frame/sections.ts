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

/** A list that shows besides what waits also what does not is narrowed on the way to what waits. */
export const whatWaits: Partial<Record<AdminSection, { status?: string; answered?: string }>> = {
  orders: { status: 'WAITING' },
  contacts: { answered: 'false' },
}

type SectionGroup = (typeof sectionGroups)[number]

/** The group a section stands in; undefined for the overview, which stands before them. */
export function groupOf(section: AdminSection): SectionGroup['name'] | undefined {
  const groups: readonly { name: SectionGroup['name']; sections: readonly AdminSection[] }[] =
    sectionGroups
  return groups.find(({ sections }) => sections.includes(section))?.name
}

/** The section an address means; the overview without a word, undefined for a word that is none. */
export function sectionIn(word: string | undefined): AdminSection | undefined {
  return word === undefined ? 'dashboard' : adminSections.find((section) => section === word)
}
