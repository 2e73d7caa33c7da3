import { inflateSync } from 'node:zlib'

/** A PDF as somebody reads it: its words, its links, and how it is built. */
export interface ReadPdf {
  pages: number
  /** Everything that is written, without the spaces between. */
  text: string
  links: string[]
  /** The document as it is kept, with its streams unpacked. */
  source: string
}

/** Reads what pdfkit writes: enough to know every letter that is on a page. */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsIn(file)
  const all = [...objects.values()]
  const fonts = fontsIn(objects)
  const drawn = all.filter(({ stream }) => / Tf\b/.test(stream))
  return {
    pages: all.filter(({ head }) => /\/Type \/Page\b/.test(head)).length,
    text: drawn.map(({ stream }) => textOf(stream, fonts)).join(''),
    links: all.flatMap(({ head }) =>
      [...head.matchAll(/\/URI \((.*?)\)/g)].map(([, url]) => url ?? ''),
    ),
    source: all.map(({ head, stream }) => head + stream).join('\n'),
  }
}

/** The words of a receipt or document, in the standard fonts, whose letters stand in it as they are. */
export function plainWordsOf(file: Buffer): string {
  const written = readPdf(file).source.matchAll(/<([\da-f]{2,})>/g)
  return Array.from(written, ([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')
}

interface PdfObject {
  head: string
  stream: string
}

function objectsIn(file: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const source = file.toString('latin1')
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n/)
    const bytes = Buffer.from((packed ?? '').replace(/\nendstream$/, ''), 'latin1')
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Image')
    objects.set(id, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : '' })
  }
  return objects
}

type Letters = Map<string, string>

/** The letters behind the codes of each font, by the font's name on the pages. */
function fontsIn(objects: Map<string, PdfObject>): Map<string, Letters> {
  const fonts = new Map<string, Letters>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? []
      fonts.set(name, lettersIn(objects.get(map)?.stream ?? ''))
    }
  }
  return fonts
}

function lettersIn(map: string): Letters {
  const letters: Letters = new Map()
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? []
      const letter = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
      letters.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), letter)
    }
  }
  return letters
}

function textOf(stream: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map()
  let text = ''
  for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    for (const [, codes = ''] of shown.matchAll(/<(\w+)>/g)) {
      text += (codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '').join('')
    }
  }
  return text.replaceAll(/\s/g, '')
}
