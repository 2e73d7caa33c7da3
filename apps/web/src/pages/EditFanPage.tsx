import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { titled } from '../shared/navigation/head.ts'
import { EditScreen } from '../features/profile-edit/EditScreen.tsx'

export const handle = titled(profileEditPhrases, (t) => t.title)

export function Component() {
  return <EditScreen role="FAN" />
}
