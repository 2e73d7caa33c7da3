/**
 * What the studio is asked to do, as it goes to the process that does it. Files are paths of this
 * machine; sizes are pixels.
 */
export interface Shape {
  path: string
  width: number
  height: number
  /** Cut to the size; otherwise the picture keeps its shape and fits inside. */
  cut: boolean
}

export interface PictureOrder {
  task: 'picture'
  from: string
  mostPixels: number
  into: Shape[]
}

export interface ProbeOrder {
  task: 'probe'
  from: string
}

export interface FilmOrder {
  task: 'film'
  from: string
  container: 'mp4' | 'webm'
  /** Where the video goes, without what its camera wrote beside it. */
  film: string
  poster: Shape[]
}

/** What is written on the picture that stands for a page where its link is shown. */
export interface Card {
  /** A few words above the name, and the line below it. */
  kicker: string
  name: string
  line: string | null
  /** The sportest's: the figure, and what it is. */
  score: { figure: string; label: string } | null
  /** Who Podium is, beside its mark. */
  mark: string
  /** What stands in the circle where there is no picture: letters or a figure, on one of our hues. */
  letters: string
  hue: number
}

export interface CardOrder extends Card {
  task: 'card'
  into: string
  /** The picture for the circle. */
  avatar: string | null
}

/** What is done with files of strangers. */
export type UploadOrder = PictureOrder | ProbeOrder | FilmOrder

export type Order = UploadOrder | CardOrder

/** What is known once it is done. */
export interface Facts {
  width: number
  height: number
  /** Of a video. */
  durationMs: number | null
}

/** Why something could not be done: it is the file's fault, and trying again will not help. */
export type Flaw = 'tooLarge' | 'unreadable' | 'noPicture'

export class Flawed extends Error {
  readonly flaw: Flaw
  constructor(flaw: Flaw, cause?: unknown) {
    super(`the file is ${flaw}`, { cause })
    this.flaw = flaw
  }
}

export type Reply = { facts: Facts } | { flaw: Flaw; detail: string }
