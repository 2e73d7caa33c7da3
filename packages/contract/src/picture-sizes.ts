// Apart from pictures.ts, so that pages that show pictures need not load zod.

/**
 * The sizes a picture is stored in, all WebP, in pixels. Avatars and covers are cut to their size,
 * gallery pictures (and the poster of a video) keep their shape and fit inside it.
 */
export const pictureSizes = {
  'avatar-96': { width: 96, height: 96, cut: true },
  'avatar-256': { width: 256, height: 256, cut: true },
  'avatar-512': { width: 512, height: 512, cut: true },
  'cover-800': { width: 800, height: 250, cut: true },
  'cover-1600': { width: 1600, height: 500, cut: true },
  card: { width: 480, height: 480, cut: false },
  page: { width: 1080, height: 1080, cut: false },
  full: { width: 2160, height: 2160, cut: false },
} as const
export type PictureSize = keyof typeof pictureSizes

export const avatarSizes = ['avatar-96', 'avatar-256', 'avatar-512'] as const
export const coverSizes = ['cover-800', 'cover-1600'] as const
export const gallerySizes = ['card', 'page', 'full'] as const

const sizeInAddress = /^(\/files\/\d+\/)[\w-]+\.webp/

/**
 * The address of the same picture in another size: `inSize(avatar.main, 'avatar-96')`. What follows
 * the name (`?k=`, which opens a hidden profile's pictures to its owner) stays.
 */
export function inSize(main: string, size: PictureSize): string {
  return main.replace(sizeInAddress, `$1${size}.webp`)
}
