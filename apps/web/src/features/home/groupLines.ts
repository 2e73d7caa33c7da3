import type { FeedItem } from '@podium/contract/feed'

/** Lines that are told as one: the first is the newest. */
export type LineGroup = readonly [FeedItem, ...FeedItem[]]

/** Pictures and films, or competitions, that follow each other of one person are one line; most that it takes. */
const mostTogether = 20

/** Lines as they are drawn: what follows each other of one gallery or one calendar together. */
export function groupLines(lines: readonly FeedItem[]): LineGroup[] {
  const groups: [FeedItem, ...FeedItem[]][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && last.length < mostTogether && areTogether(last[0], line)) last.push(line)
    else groups.push([line])
  }
  return groups
}

function areTogether(one: FeedItem, other: FeedItem): boolean {
  const isSeries = one.kind === 'media' || one.kind === 'competition'
  return isSeries && one.kind === other.kind && one.person.id === other.person.id
}
