import { apiRoot } from './route.ts'

// Free of zod, so that a page's head can name them without loading the contract's parser.

/** Where other sites read what they may show of a page, by its whole address (`pages.syndicated`). */
export const oembedPath = (page: string) =>
  `${apiRoot}/oembed?format=json&url=${encodeURIComponent(page)}`

/** Where an athlete's news are followed from other programs. */
export const feedPath = (athleteId: number) => `${apiRoot}/athletes/${athleteId}/updates.atom`
