import { z } from 'zod'

/** The id of anything stored: a positive integer. */
export const id = z.int().min(1)

/** An id that came in a path or query, as text. The largest is that of a PostgreSQL integer. */
export const idInPath = z.coerce.number().pipe(z.int().min(1).max(2_147_483_647))

/** An id where 0 means "none" (avatarId, coverId; `api.md`). */
export const idOrNone = z.int().min(0)

/** `{id}` in a path. */
export const idParams = z.object({ id: idInPath })
