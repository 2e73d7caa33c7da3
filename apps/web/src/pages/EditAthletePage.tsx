import { achievementsPhrases } from '@podium/phrases/achievements'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { supportersPhrases } from '@podium/phrases/supporters'
import { titled } from '../shared/navigation/head.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { EditScreen } from '../features/profile-edit/EditScreen.tsx'
import { SupportSettings } from '../features/support/settings/SupportSettings.tsx'
import { SportestLine } from './parts/SportestLine.tsx'
import { ResultsPart } from './parts/ResultsPart.tsx'

export const handle = titled(profileEditPhrases, (t) => t.title)

export function Component() {
  const results = usePhrases(achievementsPhrases)
  const { settings } = usePhrases(supportersPhrases)
  return (
    <EditScreen
      role="ATHLETE"
      badge={(profile) => <SportestLine profile={profile} type="ATHLETE" />}
      sections={(profile) => [
        { id: 'achievements', title: results.title },
        ...(profile.abilities.publish ? [{ id: 'support', title: settings.title }] : []),
      ]}
      parts={(profile) => (
        <>
          <ResultsPart profile={profile} />
          {profile.abilities.publish && <SupportSettings />}
        </>
      )}
    />
  )
}
