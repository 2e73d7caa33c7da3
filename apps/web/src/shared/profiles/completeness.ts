import type { CompletenessPart } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'

/** Which words tell of a missing part: a sponsor's `phone` is their website (`profile.fields`). */
export function wordOf(part: CompletenessPart, role: MemberRole): CompletenessPart | 'website' {
  return part === 'phone' && role === 'SPONSOR' ? 'website' : part
}
