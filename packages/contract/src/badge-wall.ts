import { escapeHtml } from './html.ts'
import type { Language } from './locale.ts'

/** `auto` follows whoever looks at the site that the wall stands on. */
export const wallThemes = ['auto', 'light', 'dark'] as const
export type WallTheme = (typeof wallThemes)[number]

/** The sizes a wall is offered in, in pixels; it also fits into any other. */
export const wallSizes = {
  small: { width: 320, height: 300 },
  medium: { width: 480, height: 340 },
  large: { width: 720, height: 420 },
} as const
export type WallSize = keyof typeof wallSizes

/** Most supporters a wall shows; the others are counted. */
export const mostOnWall = 60

/** The path of an athlete's badge wall: a page by itself that any site may frame. */
export function wallPath(
  athleteId: number,
  { language, theme }: { language: Language; theme: WallTheme },
): string {
  return `/wall/${athleteId}?lang=${language}&theme=${theme}`
}

/** The code that puts a wall into a site. */
export function wallSnippet(wall: { address: string; title: string; size: WallSize }): string {
  const { width, height } = wallSizes[wall.size]
  const [address, title] = [wall.address, wall.title].map(escapeHtml)
  return `<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`
}
