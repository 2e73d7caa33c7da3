import { idOf } from '@podium/contract/largest-id'
import { pages } from '@podium/contract/paths'
import type { ReportKind } from '@podium/contract/reports'
import { matchPath } from '../../router/index.ts'

export interface Reportable {
  kind: ReportKind
  id: number
}

/** The addresses of what can be reported, and where in them its number stands; the longer ones first. */
const shown: [{ pattern: string }, ReportKind, 'id' | 'mediaId' | 'productId'][] = [
  [pages.product, 'product', 'productId'],
  [pages.athleteMedia, 'media', 'mediaId'],
  [pages.fanMedia, 'media', 'mediaId'],
  [pages.managerMedia, 'media', 'mediaId'],
  [pages.sponsorMedia, 'media', 'mediaId'],
  [pages.athlete, 'profile', 'id'],
  [pages.fan, 'profile', 'id'],
  [pages.manager, 'profile', 'id'],
  [pages.sponsor, 'profile', 'id'],
]

/** What stands at an address of ours, as somebody copied or typed it; null where nothing can. */
export function reportableAt(address: string, home: string): Reportable | null {
  const url = URL.parse(address.trim(), home)
  if (url?.origin !== new URL(home).origin) return null
  for (const [{ pattern }, kind, name] of shown) {
    const id = idOf(matchPath(pattern, url.pathname)?.[name])
    if (id) return { kind, id }
  }
  return null
}
