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

export interface CardOrder {
  task: 'card'
  into: string
  name: string
  lines: string[]
  score: string | null
  mark: string
  /** A picture to show, and the colours of a drawn one where there is none. */
  avatar: string | null
  initials: string
  hue: number
}

export type Order = PictureOrder | ProbeOrder | FilmOrder | CardOrder

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
