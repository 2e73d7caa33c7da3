/** What a report says, written for its reader already (`exposure.impact`). */
export interface Report {
  /** Of the texts, as `en` or `pt-PT`. */
  language: string
  /** Of the document, as programs show it. */
  title: string
  mark: string
  /** The season above the heading, and whose report it is below it. */
  kicker: string
  heading: string
  line: string
  tiles: { label: string; value: string; note: string | null }[]
  /** Where supporters were seen. */
  places: { title: string; rows: { label: string; value: string; share: number }[] }
  people: {
    title: string
    columns: string[]
    rows: { cells: string[]; note: string | null }[]
    /** How many more there are, in words; null where all are shown. */
    more: string | null
  }
  /** What a seller sold, by who bought; without rows where there was nothing. */
  soldTo: { title: string; rows: { label: string; value: string }[] }
  notes: { title: string; texts: string[] }
  foot: string
  /** The number of a page: `{page}` and `{pages}` stand for the figures. */
  pageNumber: string
}

/** A report to be drawn, and the path of this machine where it goes. */
export interface ReportJob {
  report: Report
  into: string
}
