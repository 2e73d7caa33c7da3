import type { z } from 'zod'

/**
 * The dates of the API, oldest first: each is a breaking change of an answer (`versions.dated`). A call
 * that names one is answered as on that day; one that names none, as on the last.
 */
export const apiVersions = ['2026-11-01', '2026-11-25', '2026-11-28', '2026-11-29'] as const
export type ApiVersion = (typeof apiVersions)[number]

export const newestVersion: ApiVersion = '2026-11-29'

/** The header in which a call says the date, and the answer says which one it is of. */
export const versionHeader = 'podium-version'

/** The version of a date; undefined for every other text. */
export function versionOf(text: unknown): ApiVersion | undefined {
  return apiVersions.find((version) => version === text)
}

/** How a call answered until a breaking change. */
export interface EarlierAnswer {
  /** The version that brought the change: the ones before it answer in this shape. */
  until: ApiVersion
  /** What changed, for the list of changes. */
  change: string
  reply: z.ZodType
  /** The answer in this shape, made of the one that came after it. */
  answer: (reply: never) => unknown
}

/** Checks an earlier answer against its shape, and against the shape it is made of. */
export function earlier<Then extends z.ZodType, Now extends z.ZodType>(
  _now: Now,
  shape: Pick<EarlierAnswer, 'until' | 'change'> & {
    reply: Then
    answer: (reply: z.output<Now>) => z.output<Then>
  },
): EarlierAnswer {
  return shape
}

/** What makes an answer of a version out of today's: the changes since, the latest first. */
export function changesSince(
  version: ApiVersion,
  { earlier: changes = [] }: { earlier?: readonly EarlierAnswer[] },
): readonly EarlierAnswer[] {
  return changes.filter(({ until }) => until > version)
}
