import { fileTypeFromBuffer } from 'file-type'

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif'

/**
 * What a picture is, and how a video is stored; `heif`, `svg` and the like are none to us
 * (`uploads.rules`).
 */
export type Sniffed =
  | { kind: 'IMAGE'; format: ImageFormat }
  | { kind: 'VIDEO'; container: 'mp4' | 'webm' }

const known: Record<string, Sniffed> = {
  'image/jpeg': { kind: 'IMAGE', format: 'jpeg' },
  'image/png': { kind: 'IMAGE', format: 'png' },
  'image/apng': { kind: 'IMAGE', format: 'png' },
  'image/webp': { kind: 'IMAGE', format: 'webp' },
  'image/gif': { kind: 'IMAGE', format: 'gif' },
  'video/mp4': { kind: 'VIDEO', container: 'mp4' },
  'video/x-m4v': { kind: 'VIDEO', container: 'mp4' },
  'video/quicktime': { kind: 'VIDEO', container: 'mp4' },
  'video/webm': { kind: 'VIDEO', container: 'webm' },
}

/** How many bytes of a file's beginning are looked at. */
export const sniffedBytes = 4100

/** What a file is, by its first bytes and never by its name; null for what Podium does not take. */
export async function sniff(head: Uint8Array): Promise<Sniffed | null> {
  const type = await fileTypeFromBuffer(head)
  return (type && known[type.mime]) ?? null
}
