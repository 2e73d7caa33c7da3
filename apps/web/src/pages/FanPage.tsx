import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'

export const loader = loadProfile('FAN')

export const handle = profileHandle('FAN')

export function Component() {
  return <ProfileScreen role="FAN" />
}
