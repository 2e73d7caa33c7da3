import type { Profile } from '@podium/contract/profiles'
import { ReportAction } from './ReportAction.tsx'

/** Reports whose page it is; nobody reports themselves. */
export function ProfileReport({ profile: { id, abilities } }: { profile: Profile }) {
  if (abilities.publish) return null
  return (
    <div>
      <ReportAction kind="profile" id={id} />
    </div>
  )
}
