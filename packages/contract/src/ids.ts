import { z } from 'zod'
import { largestId } from './largest-id.ts'

/** The id of anything stored: a positive integer. */
export const id = z.int().min(1)

/** An id that came in a path or query, as text. */
export const idInPath = z.coerce.number().pipe(z.int().min(1).max(largestId))

/** An id that came in a body, as a number. */
export const idInBody = id.max(largestId)

/** An id where 0 means "none" (avatarId, coverId; `docs/api.md`). */
export const idOrNone = z.int().min(0).max(largestId)

/** `{id}` in a path. */
export const idParams = z.object({ id: idInPath })
