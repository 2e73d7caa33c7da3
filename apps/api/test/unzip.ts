import { inflateRawSync } from 'node:zlib'

const stored = 0

/** The files of a zip, read by its central directory. */
export function unzip(zip: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {}
  let at = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  at = zip.readUInt32LE(at + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const start = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const content = zip.subarray(from, from + size)
    files[name] = zip.readUInt16LE(at + 10) === stored ? content : inflateRawSync(content)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
