import type { Drawn } from '../../../platform/drawn.ts'

/** A person in a kit, and what is drawn of them where there is no picture. */
export interface KitPerson {
  name: string
  role: string
  drawn: Drawn | null
  /** A rounded square in place of the circle: a sponsor's. */
  isSquare: boolean
  /** Where the name leads; nowhere where it is left out. */
  link?: string | null
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
  season: KitSeason
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

/** Goals, doublings, competitions ahead and the latest updates; what there is none of is left out. */
export interface KitSeason {
  title: string
  /** Who doubles every support. */
  matches: string[]
  goals: { title: string; purpose: string; share: number; progress: string; notes: string[] }[]
  ahead: KitList<{ day: string; what: string; place: string }>
  updates: KitList<{ day: string; text: string }>
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

/** A kit to be drawn, and the path of this machine where it goes. */
export interface KitJob {
  kit: Kit
  pictures: KitPictures<string>
  into: string
}
