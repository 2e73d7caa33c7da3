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
  task: 'card'
  into: string
  /** The picture for the circle. */
  avatar: string | null
}

/** A person in a kit, and what is drawn of them where there is no picture. */
export interface KitPerson {
  name: string
  role: string
  drawn: Drawn | null
  /** A rounded square in place of the circle: a sponsor's. */
  isSquare: boolean
}

/** What an athlete's media kit says, written for its reader already. */
export interface Kit {
  /** Of the texts, as `en` or `pt-PT`. */
  language: string
  title: string
  /** What kind of document it is, and who Podium is. */
  kind: string
  mark: string
  /** Sport and role above the name; club and place below it. */
  kicker: string
  line: string | null
  athlete: KitPerson
  phrase: string | null
  facts: { label: string; value: string }[]
  /** The sportest's. */
  score: { label: string; value: string; share: number } | null
  stories: { title: string; text: string }[]
  results: KitList<KitResult>
  supporters: KitList<KitPerson>
  gallery: { title: string; captions: string[] }
  contact: { title: string; text: string; address: string }
  foot: string
  /** The number of a page: `{page}` and `{pages}` stand for the figures. */
  pageNumber: string
}

export interface KitList<T> {
  title: string
  list: T[]
  /** How many more there are, in words; null where all are shown. */
  more: string | null
}

export interface KitResult {
  place: string
  day: string
  what: string
  details: string
  /** Where the result can be checked. */
  evidence: { label: string; address: string } | null
}

/** The pictures of a kit as `T`: keys of stored ones, or paths of this machine; null where there is none. */
export interface KitPictures<T> {
  avatar: T | null
  cover: T | null
  /** In the order of the supporters. */
  supporters: (T | null)[]
  /** In the order of the captions. */
  gallery: (T | null)[]
}

export interface KitJob {
  task: 'kit'
  kit: Kit
  pictures: KitPictures<string>
  into: string
}

/** What is done with files of strangers. */
export type UploadJob = PictureJob | ProbeJob | VideoJob

export type MediaJob = UploadJob | CardJob | KitJob

/** What is known once it is done. */
export interface Facts {
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

export type JobResult = { facts: Facts } | { flaw: Flaw; detail: string }
