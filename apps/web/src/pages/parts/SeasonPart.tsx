import type { Profile } from '@podium/contract/profiles'
import { SeasonSection } from '../../features/season/SeasonSection.tsx'
import { useAsk } from '../../features/support/requesting/useAsk.ts'

/** What an athlete wants and what is ahead of them; who looks on may direct a support at a goal. */
export function SeasonPart({ profile: { id, abilities } }: { profile: Profile }) {
  const { open } = useAsk()
  return <SeasonSection athleteId={id} onSupport={abilities.publish ? undefined : open} />
}
