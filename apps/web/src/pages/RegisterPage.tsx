import { readInvitationLink } from '@podium/contract/invitations'
import { invitationPhrases } from '@podium/phrases/invitations'
import { invitationRead } from '../features/invitations/queries.ts'
import { titled } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { useHydrated } from '../shared/rendering/useHydrated.ts'
import { lazyDialog } from '../shared/rendering/lazyWithPreload.tsx'
import { LegalLink } from '../features/legal/LegalLink.tsx'
import { Component as Landing, loader as readLanding } from './LandingPage.tsx'

const InvitationDialog = lazyDialog(() => import('../features/invitations/InvitationDialog.tsx'))

export async function loader(input: LoaderInput): Promise<void> {
  const { params, queryClient } = input
  const { secret } = readInvitationLink(params.token ?? '')
  await Promise.all([
    readLanding(input),
    secret !== '' && queryClient.prefetchQuery({ ...invitationRead(secret), retry: false }),
  ])
}

export const handle = titled(invitationPhrases, (t) => t.pageTitle)

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
