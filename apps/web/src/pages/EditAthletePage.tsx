import { profileEditPhrases } from '@podium/phrases/profile-edit'
import type { PageHandle } from '../shared/navigation/head.ts'
import { EditScreen } from '../features/profile-edit/EditScreen.tsx'
import { SupportSettings } from '../features/support/settings/SupportSettings.tsx'
import { SportestAction } from './parts/SportestAction.tsx'
import { ResultsPart } from './parts/ResultsPart.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: profileEditPhrases[language].title }),
}

export function Component() {
  return (
    <EditScreen
      role="ATHLETE"
      badge={(profile) => <SportestAction profile={profile} type="ATHLETE" />}
      parts={(profile) => (
        <>
          <ResultsPart profile={profile} />
          {profile.abilities.publish && <SupportSettings />}
        </>
      )}
    />
  )
}
