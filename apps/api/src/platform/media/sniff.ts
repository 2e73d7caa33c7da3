import { fileTypeFromBuffer } from 'file-type'

/** How a picture or a video is stored; `heif`, `svg` and the like are no pictures to us (P30). */
export type Sniffed = { kind: 'IMAGE' } | { kind: 'VIDEO'; container: 'mp4' | 'webm' }

const known: Record<string, Sniffed> = {
  'image/jpeg': { kind: 'IMAGE' },
  'image/png': { kind: 'IMAGE' },
  'image/apng': { kind: 'IMAGE' },
  'image/webp': { kind: 'IMAGE' },
  'image/gif': { kind: 'IMAGE' },
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
