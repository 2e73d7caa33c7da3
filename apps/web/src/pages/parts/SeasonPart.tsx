import type { Profile } from '@podium/contract/profiles'
import { SeasonSection } from '../../features/season/SeasonSection.tsx'
import { useMay } from '../../client/index.ts'
import { useMayAsk } from '../../features/support/requesting/SupportButton.tsx'
import { useAsk } from '../../features/support/requesting/useAsk.ts'

/** What an athlete wants and what is ahead of them; who looks on may direct a support at a goal. */
export function SeasonPart({ profile }: { profile: Profile }) {
  const { abilities } = profile
  const { open } = useAsk()
  const mayAsk = useMayAsk(profile.id) && !abilities.publish
  // What somebody reports is theirs to answer for.
  const mayReport = useMay('never') && !abilities.publish
  return (
    <SeasonSection athlete={profile} mayReport={mayReport} onSupport={mayAsk ? open : undefined} />
  )
}
