import { profileHandle } from '../features/profiles/profileHead.ts'
import { ProfileScreen } from '../features/profiles/ProfileScreen.tsx'
import { loadProfile } from '../features/profiles/queries.ts'

export const loader = loadProfile('SPONSOR')

export const handle = profileHandle('SPONSOR')

export function Component() {
  return <ProfileScreen role="SPONSOR" />
}
