import { z } from 'zod'
import { picture } from './pictures.ts'
import { sport } from './fields.ts'
import { id } from './ids.ts'
import { memberRoles, roles } from './roles.ts'

/**
 * Somebody as lists show them. Who closed their account, or is hidden from the reader, has no name
 * and no picture, and `visible` is false: there is no page to go to.
 */
export const personCard = z.object({
  id: z.int(),
  role: z.enum(roles),
  name: z.string(),
  lastName: z.string(),
  avatar: picture,
  /** What the drawn picture of who has none shows (`profile.drawn`). */
  sport: sport.nullable(),
  visible: z.boolean(),
})
export type PersonCard = z.output<typeof personCard>

/** A member on the other side of something, as its tables show them. */
export const otherSide = z.object({
  id,
  role: z.enum(memberRoles),
  name: z.string(),
  lastName: z.string(),
  avatar: picture,
  /** What the drawn picture of who has none shows (`profile.drawn`). */
  sport: sport.nullable(),
  /** Whether their page is there for the viewer; without it the name is no link. */
  hasPage: z.boolean(),
})
export type OtherSide = z.output<typeof otherSide>
