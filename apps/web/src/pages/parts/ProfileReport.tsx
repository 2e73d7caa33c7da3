import type { Profile } from '@podium/contract/profiles'
import { ReportAction } from './ReportAction.tsx'

/** Reports the page's owner; owners do not report themselves. */
export function ProfileReport({ profile: { id, abilities } }: { profile: Profile }) {
  if (abilities.publish) return null
  return (
    <div>
      <ReportAction kind="profile" id={id} />
    </div>
  )
}
