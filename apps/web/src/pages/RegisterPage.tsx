import { invitationPhrases } from '@podium/phrases/invitations'
import type { PageHandle } from '../shared/navigation/head.ts'
import { useHydrated } from '../shared/rendering/useHydrated.ts'
import { lazyDialog } from '../shared/rendering/lazyWithPreload.tsx'
import { LegalLink } from '../features/legal/LegalLink.tsx'
import { Component as Landing, loader } from './LandingPage.tsx'

const InvitationDialog = lazyDialog(() => import('../features/invitations/InvitationDialog.tsx'))

export { loader }

export const handle: PageHandle = {
  head: ({ language }) => ({ title: invitationPhrases[language].pageTitle }),
}

/** The landing page with the invitation over it (`invitation.link`). */
export function Component() {
  return (
    <>
      <Landing />
      {useHydrated() && (
        <InvitationDialog termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>} />
      )}
    </>
  )
}
