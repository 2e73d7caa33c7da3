import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Person } from './person.ts'

/** A photo drawn for a test: JPEG, with the orientation and the place a phone writes into it. */
export function photo(size = { width: 1200, height: 800 }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#c2410c' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** Sends a file as a browser's form does. */
export function upload(
  person: Person,
  path:
    | '/files/avatar'
    | '/files/cover'
    | '/files/gallery-media'
    | '/files/product-image'
    | '/files/proof',
  content: Buffer,
  name = 'photo.jpg',
) {
  return sendForm(person, { method: 'POST', url: `/api${path}`, file: content, name })
}

/** Sends a form with a file, and with facts beside it where they are given. */
export function sendForm(
  person: Person,
  form: { method: 'POST' | 'PUT'; url: string; info?: unknown; file?: Buffer; name?: string },
) {
  const boundary = `podium-${randomBytes(8).toString('hex')}`
  const { method, url, info, file, name = 'photo.jpg' } = form
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]
  const body = Buffer.concat([
    ...(info === undefined ? [] : part('name="info"', JSON.stringify(info))),
    ...(file ? part(`name="file"; filename="${name}"\r\nContent-Type: image/jpeg`, file) : []),
    Buffer.from(`--${boundary}--\r\n`),
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return person.send({ method, url, body, headers })
}
