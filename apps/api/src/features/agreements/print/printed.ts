/** An agreement as it is printed, written for its reader already. */
export interface Printed {
  /** Of the texts that Podium wrote, as `en` or `pt-PT`. */
  language: string
  title: string
  mark: string
  /** What kind of document it is, above the title; which version, below it. */
  kicker: string
  line: string
  sides: { title: string; columns: readonly string[]; rows: string[][] }
  words: { title: string; paragraphs: string[] }
  deliverables: { title: string; columns: readonly string[]; rows: string[][]; none: string }
  notes: string[]
  foot: string
  /** The number of a page: `{page}` and `{pages}` stand for the figures. */
  pageNumber: string
}

/** An agreement to be drawn, and the path of this machine where it goes. */
export interface PrintJob {
  printed: Printed
  into: string
}
