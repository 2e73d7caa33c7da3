import type { Pdf } from './sheet.ts'

/** What a part of a page is to a screen reader: a heading, words, a link, a picture; or nothing. */
export type Part = 'H1' | 'H2' | 'P' | 'Link' | 'Figure' | 'Artifact'

type Structure = ReturnType<Pdf['struct']>

const structures = new WeakMap<Pdf, Structure>()

/** Begins the structure by which a document is read aloud, in the order it is drawn. */
export function openStructure(pdf: Pdf): void {
  const structure = pdf.struct('Document')
  pdf.addStructure(structure)
  structures.set(pdf, structure)
}

/** Draws a part of the document as what it is; `alt` says in words what a picture shows. */
export function drawAs(pdf: Pdf, part: Part, draw: () => void, alt?: string): void {
  if (part === 'Artifact') return drawSilently(pdf, draw)
  structures.get(pdf)?.add(pdf.struct(part, alt ? { alt } : {}, [draw]))
}

/** Draws what tells nothing: grounds, lines, pictures without words. */
function drawSilently(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}
