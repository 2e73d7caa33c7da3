import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'

export const loader = loadProfile('MANAGER')

export const handle = profileHandle('MANAGER')

export function Component() {
  return <ProfileScreen role="MANAGER" />
}
