import { profileEditPhrases } from '@podium/phrases/profile-edit'
import type { PageHandle } from '../shared/navigation/head.ts'
import { EditScreen } from '../features/profile-edit/EditScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: profileEditPhrases[language].title }),
}

export function Component() {
  return <EditScreen role="SPONSOR" />
}
