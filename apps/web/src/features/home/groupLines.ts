import type { FeedItem } from '@podium/contract/feed'

/** Lines that are told as one: the first is the newest. */
export type LineGroup = readonly [FeedItem, ...FeedItem[]]

/** Pictures and films that somebody added one after the other are one line; most that it takes. */
const mostTogether = 20

/** Lines as they are drawn: what follows each other of one gallery together. */
export function groupLines(lines: readonly FeedItem[]): LineGroup[] {
  const groups: [FeedItem, ...FeedItem[]][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.length < mostTogether && areOfOneGallery(last[0], line)) last.push(line)
    else groups.push([line])
  }
  return groups
}

function areOfOneGallery(one: FeedItem, other: FeedItem): boolean {
  return one.kind === 'media' && other.kind === 'media' && one.person.id === other.person.id
}
