import type { Profile } from '@podium/contract/profiles'
import { fullName } from '../../features/profiles/profileTexts.ts'
import { WriteTo } from './WriteTo.tsx'

/** Writes to whose page it is; nobody writes to themselves. */
export function ContactAction({ profile }: { profile: Profile }) {
  if (profile.abilities.publish) return null
  return <WriteTo id={profile.id} name={fullName(profile)} size="medium" />
}
