import { z } from 'zod'

/** The id of anything stored: a positive integer. */
export const id = z.int().min(1)

/** The largest id there can be: a PostgreSQL integer. */
const largest = 2_147_483_647

/** An id that came in a path or query, as text. */
export const idInPath = z.coerce.number().pipe(z.int().min(1).max(largest))

/** An id that came in a body, as a number. */
export const idInBody = id.max(largest)

/** An id where 0 means "none" (avatarId, coverId; `api.md`). */
export const idOrNone = z.int().min(0)

/** `{id}` in a path. */
export const idParams = z.object({ id: idInPath })
