import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { useMay, useSession } from '../../client/index.ts'
import { WriteTo } from './WriteTo.tsx'

/** Writes to the page's owner; owners do not write to themselves. */
export function ContactAction({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const writes = useMay('MESSAGES')
  if (!writes || user?.id === profile.id || !profile.abilities.message) return null
  return <WriteTo id={profile.id} name={personName(profile)} size="medium" />
}
