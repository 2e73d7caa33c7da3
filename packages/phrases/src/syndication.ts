import { dictionary } from './dictionary.ts'

/** What feeds of public pages are called where they are read. */
export const syndicationPhrases = dictionary(
  { feed: (athlete: string, product: string) => `${athlete} on ${product}` },
  { feed: (athlete, product) => `${athlete} na ${product}` },
)
