import { z } from 'zod'

/** A stored picture; 0 and null mean none was uploaded and one is drawn. */
export const picture = z.object({ id: z.int().min(0), main: z.string().nullable() })
export type Picture = z.output<typeof picture>

export * from './picture-sizes.ts'
