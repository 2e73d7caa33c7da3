/**
 * What counts as seen (`exposure.seen`), as data. Free of zod, so that a screen can use it without loading
 * the contract's parser.
 */

/** Where a supporter is seen: with the athlete they support, as often as that is shown there. */
export const exposurePlaces = ['page', 'card', 'wall', 'kit', 'share'] as const
export type ExposurePlace = (typeof exposurePlaces)[number]

/** Where a sponsor's website is a link. */
export const clickPlaces = ['page', 'wall', 'kit'] as const
export type ClickPlace = (typeof clickPlaces)[number]

/** How long one browser at one address counts once. */
export const seenMinutes = 30

/** From so many views of one thing by one address within a second they count as one. */
export const burstOfViews = 10

/** The supporters that one view counts for, in the order of the page: sponsors first, then the newest. */
export const mostSeenTogether = 60

/** The address that counts a click and leads on to a sponsor's website. */
export function websitePath(click: {
  athleteId: number
  supporterId: number
  from: ClickPlace
}): string {
  return `/go/${click.athleteId}/${click.supporterId}?from=${click.from}`
}

/** Said with a read of a page that is not open yet, and may never be: it is counted once it is. */
export const aheadHeader = 'podium-ahead'
