import type { Media } from '@podium/contract/galleries'

export type Tab = 'all' | 'photos' | 'videos'

export const tabs = ['all', 'photos', 'videos'] as const

/** What a tab of the drawer shows. */
export function inTab(list: readonly Media[], tab: Tab): Media[] {
  if (tab === 'all') return [...list]
  return list.filter(({ mediaType }) => mediaType === (tab === 'videos' ? 'VIDEO' : 'IMAGE'))
}

/** What can be looked at: items in the making, and ones that failed, cannot. */
export function readyOnes(list: readonly Media[]): Media[] {
  return list.filter(({ state, main }) => state === 'READY' && main !== null)
}

/** The items around one, in the order of the gallery; the ends lead nowhere. */
export function neighbours(list: readonly Media[], id: number) {
  const at = list.findIndex((item) => item.id === id)
  return { at, item: list[at], previous: list[at - 1], next: list[at + 1] }
}

/** "1:05": a length in milliseconds as players show it. */
export function writtenLength(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface Numbered {
  photo: (at: number) => string
  video: (at: number) => string
}

/** What an item is called: what its owner wrote, else its kind and place. */
export function nameOf(item: Media, at: number, { photo, video }: Numbered): string {
  return (
    item.altText || item.caption || (item.mediaType === 'VIDEO' ? video(at + 1) : photo(at + 1))
  )
}
