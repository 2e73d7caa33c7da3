import type { Db } from '../../platform/database/index.ts'
import { findPublished } from './records.ts'

/**
 * The versions of the terms whose acceptance still holds: the last material change and every one
 * after it; without a material change, all of them (`terms.versions`).
 */
export async function acceptableTerms(db: Db): Promise<string[]> {
  const all = await findPublished(db, 'terms')
  const inForce = all.filter(({ isInForce }) => isInForce)
  const published = inForce.length > 0 ? inForce : all.slice(-1)
  const lastMaterial = published.findIndex((terms) => terms.material)
  const holding = lastMaterial < 0 ? published : published.slice(0, lastMaterial + 1)
  return holding.map((terms) => terms.version)
}
