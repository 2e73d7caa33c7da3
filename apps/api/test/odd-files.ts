import { crc32, createDeflate } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'

/** A picture of a phone's newer kind: a container whose brand says HEIC. */
export function heic(): Buffer {
  const brands = Buffer.from('ftypheic\0\0\0\0mif1heic')
  return Buffer.concat([boxOf(brands), boxOf(Buffer.from(`meta${'\0'.repeat(200)}`))])
}

function boxOf(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length + 4)
  return Buffer.concat([length, content])
}

/** A PNG that is small to send and huge to open: black, one bit a pixel. */
export async function hugePng(side: number): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const row = Buffer.alloc(1 + Math.ceil(side / 8))
  const rows = Readable.from(
    (function* () {
      for (let y = 0; y < side; y++) yield row
    })(),
  )
  const pixels = await buffer(rows.pipe(createDeflate({ level: 1 })))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const chunks = [chunkOf('IHDR', head), chunkOf('IDAT', pixels), chunkOf('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}

function chunkOf(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(data.length)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')

/** The head of an MP4's box of so many bytes that players skip, to make a film as long as wanted. */
export function skippedBox(bytes: number): Buffer {
  const head = Buffer.from('\0\0\0\0free')
  head.writeUInt32BE(bytes)
  return head
}
