import { paths } from '@podium/contract/paths'
import { ownPath } from '../shared/navigation/paths.ts'
import type { PublicConfig } from '../shared/config/publicConfig.tsx'

// What ends the sentence around an address is none of it.
const addresses = /https?:\/\/\S*[^\s.,;:!?…)\]»”"']/gi

/**
 * Where something leads that another app shares with Podium: to the page of ours that it links to,
 * otherwise to the network, searched for the words that came along.
 */
export function whereShared(query: URLSearchParams, { publicUrl, slug }: PublicConfig): string {
  const given = ['url', 'text', 'title'].map((name) => query.get(name) ?? '')
  const links = given.flatMap((text) => text.match(addresses) ?? [])
  const ours = links.find((link) => URL.canParse(link) && new URL(link).origin === publicUrl)
  if (ours) return ownPath(ours.slice(publicUrl.length), paths.index())
  const words = given
    .slice(1)
    .map((text) => text.replace(addresses, ' ').replace(/\s+/g, ' ').trim())
    .find(Boolean)
  return paths.network({ slug, q: words?.slice(0, longestSearch) })
}

/** Longer texts are no names; the search takes no more. */
const longestSearch = 60
