import { z } from 'zod'
import { picture } from './pictures.ts'
import { sport } from './fields.ts'
import { roles } from './roles.ts'

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
