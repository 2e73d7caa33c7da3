import { dictionary } from './dictionary.ts'

/** Mails to the people who run this Podium. */
export const contactMailPhrases = dictionary(
  {
    subject: (from: string) => `Institutional support: ${from}`,
    title: 'Somebody is offering institutional support',
  },
  {
    subject: (from: string) => `Apoio institucional: ${from}`,
    title: 'Uma proposta de apoio institucional',
  },
)
