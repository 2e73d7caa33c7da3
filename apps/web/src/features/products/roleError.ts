import { Refusal } from '../../client/index.ts'

/** 403 on a product is said as the role error (`products.offered`). */
export function isRoleError(error: unknown): boolean {
  return error instanceof Refusal && error.status === 403 && error.has('forbidden')
}
