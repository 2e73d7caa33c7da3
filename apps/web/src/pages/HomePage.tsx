import { homePhrases } from '@podium/phrases/home'
import { HomeScreen, HomeSkeleton } from '../features/home/HomeScreen.tsx'
import { RequestAnswer } from '../features/support/deciding/RequestAnswer.tsx'
import { useActDialogs } from '../features/support/deciding/useActDialogs.tsx'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: homePhrases[language].title }),
}

export function Component() {
  const { ask, dialogs } = useActDialogs()
  return (
    <RequireSession scope="never" placeholder={<HomeSkeleton />}>
      <HomeScreen drawAnswer={(id) => <RequestAnswer id={id} onAct={ask} />} />
      {dialogs}
    </RequireSession>
  )
}
