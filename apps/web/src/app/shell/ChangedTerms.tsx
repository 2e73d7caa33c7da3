import { useState } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import { consent, session, useIsActWaiting, useSession } from '../../client/index.ts'
import { keepInTab, keptInTab } from '../../client/tabStorage.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyWithPreload, lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const TermsDialog = lazyDialog(() => import('../../features/terms/TermsDialog.tsx'))
const LegalText = lazyWithPreload(() =>
  import('../../features/legal/LegalText.tsx').then((file) => ({ default: file.LegalText })),
)

const storageKey = 'podium.terms-later'

/**
 * Asks to accept changed terms: once after signing in, and whenever an act waits for it
 * (`terms.versions`). A user who puts it off is asked again at the next visit.
 */
export function ChangedTerms() {
  const { user: shown, acting } = useSession()
  const user = acting?.actor ?? shown
  const isHydrated = useHydrated()
  const isForAct = useIsActWaiting(consent)
  const [putOff, setPutOff] = useState<unknown>(() => keptInTab(storageKey))
  // Each person at this tab is asked for themselves.
  const news = user?.termsToAccept && `${user.id} ${user.termsToAccept}`
  const isNews = !!news && news !== putOff
  if (!user || !isHydrated || !(isForAct || isNews)) return null
  const askLater = () => {
    consent.answer(false)
    if (!news) return
    setPutOff(news)
    keepInTab(storageKey, news)
  }
  return (
    <TermsDialog
      isForAct={isForAct}
      drawText={(source, note) => <LegalText source={source} note={note} />}
      onAccepted={() => accepted(user)}
      onClose={askLater}
    />
  )
}

function accepted(user: SessionUser): void {
  session.begin({ ...user, termsToAccept: null })
  consent.answer(true)
}
