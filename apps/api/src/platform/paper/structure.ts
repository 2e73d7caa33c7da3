import type { Pdf } from './sheet.ts'

/** What a part of a page is to a screen reader: a heading, words, a link, a picture; or nothing. */
export type Part = 'H1' | 'H2' | 'P' | 'Link' | 'Figure' | 'TH' | 'TD' | 'Artifact'

/** What holds parts: a table its rows, a row its cells. */
type Whole = 'Table' | 'TR'

type Structure = ReturnType<Pdf['struct']>

/** The document, and what is being drawn inside of it. */
const structures = new WeakMap<Pdf, Structure[]>()

/** Begins the structure by which a document is read aloud, in the order it is drawn. */
export function openStructure(pdf: Pdf): void {
  const structure = pdf.struct('Document')
  pdf.addStructure(structure)
  structures.set(pdf, [structure])
}

/** Draws a part of the document as what it is; `alt` says in words what a picture shows. */
export function drawAs(pdf: Pdf, part: Part, draw: () => void, alt?: string): void {
  if (part === 'Artifact') return drawSilently(pdf, draw)
  const element = pdf.struct(part, alt ? { alt } : {}, [draw])
  // A heading of a table says what it heads.
  if (part === 'TH') attributesOf(element).A = { O: 'Table', Scope: 'Column' }
  structures.get(pdf)?.at(-1)?.add(element)
}

/** Draws parts that belong together. */
export function drawWithin(pdf: Pdf, whole: Whole, draw: () => void): void {
  const open = structures.get(pdf) ?? []
  const element = pdf.struct(whole)
  open.at(-1)?.add(element)
  open.push(element)
  draw()
  open.pop()
  element.end()
}

function attributesOf(element: Structure): Record<string, unknown> {
  return (element as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary.data
}

/** Draws what tells nothing: grounds, lines, pictures without words. */
function drawSilently(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}
