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
  path: '/files/avatar' | '/files/cover' | '/files/gallery-media',
  content: Buffer,
  name = 'photo.jpg',
) {
  const boundary = `podium-${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return person.send({
    method: 'POST',
    url: `/api${path}`,
    body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}
