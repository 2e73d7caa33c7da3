import type { Drawn } from '../drawn.ts'

/**
 * Jobs as they go to the process that runs them, and what it answers. Files are paths of this machine;
 * sizes are pixels.
 */
export interface Shape {
  path: string
  width: number
  height: number
  /** Cut to the size; otherwise the picture keeps its shape and fits inside. */
  cut: boolean
}

export interface PictureJob {
  task: 'picture'
  from: string
  mostPixels: number
  into: Shape[]
}

export interface ProbeJob {
  task: 'probe'
  from: string
}

export interface VideoJob {
  task: 'video'
  from: string
  container: 'mp4' | 'webm'
  /** Where the video goes, without what its camera wrote beside it. */
  video: string
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
  /** What stands beside the name where there is no picture: a person's drawing, or a score. */
  inside: Drawn | { text: string; hue: number }
  /** A rounded square in place of the circle: a sponsor's. */
  isSquare: boolean
}

export interface CardJob extends Card {
  into: string
  /** The picture for the circle. */
  avatar: string | null
}

/** What is done with files of strangers. */
export type UploadJob = PictureJob | ProbeJob | VideoJob

/** What is known once it is done. */
export interface MediaFacts {
  width: number
  height: number
  /** Of a video. */
  durationMs: number | null
}

/** Why a job failed through the file's own fault: trying again will not help. */
export type Flaw = 'tooLarge' | 'unreadable' | 'noPicture'

export class Flawed extends Error {
  readonly flaw: Flaw
  constructor(flaw: Flaw, cause?: unknown) {
    super(`the file is ${flaw}`, { cause })
    this.flaw = flaw
  }
}

export type JobResult = { facts: MediaFacts } | { flaw: Flaw; detail: string }
