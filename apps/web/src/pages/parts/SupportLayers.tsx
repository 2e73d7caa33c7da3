import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { supportPhrases } from '@podium/phrases/support'
import { netOf, ownWallet } from '../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { useSession } from '../../client/index.ts'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { seasonOf } from '../../features/season/queries.ts'
import { useRenewal } from '../../features/support/renewing/useRenewal.ts'
import { useRequestDialog } from '../../features/support/requesting/useRequestDialog.ts'
import { SignInFirst } from './SignInFirst.tsx'

const SupportDialog = lazyDialog(
  () => import('../../features/support/requesting/SupportDialog.tsx'),
)
const SupporterDialog = lazyDialog(
  () => import('../../features/support/deciding/SupporterDialog.tsx'),
)

/**
 * Fetches the dialog of a request before it is asked for.
 *
 * @public Used by `SupportParts`, which fetches this file as a whole.
 */
export const loadRequest = SupportDialog.load

/** The dialog of a request, or of the support that a reminder is about. */
export default function SupportLayers({ profile }: { profile: Profile }) {
  const renewal = useRenewal()
  return (
    <>
      <OpenRequest profile={profile} />
      {renewal.id !== null && (
        <SignedIn profile={profile} onClose={renewal.close}>
          <SupporterDialog id={renewal.id} onClose={renewal.close} />
        </SignedIn>
      )}
    </>
  )
}

function OpenRequest({ profile }: { profile: Profile }) {
  const { choice, keep, close } = useRequestDialog()
  const { user } = useSession()
  const isMember = user !== null && user.role !== 'ADMIN'
  const { data: wallet } = useQuery({ ...ownWallet, enabled: isMember && choice !== null })
  const { data: season } = useQuery({ ...seasonOf(profile.id), enabled: choice !== null })
  if (!choice) return null
  const goals = season?.goals.filter(({ state }) => state === 'OPEN') ?? []
  return (
    <SignedIn profile={profile} onClose={close}>
      <SupportDialog
        athleteId={profile.id}
        name={personName(profile)}
        available={wallet && netOf(wallet)}
        choice={choice}
        goals={goals}
        matches={season?.matches ?? []}
        onKeep={keep}
        onClose={close}
        termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>}
      />
    </SignedIn>
  )
}

interface SignedInProps {
  profile: Profile
  onClose: () => void
  children: ReactNode
}

/** A dialog for a signed-in user. */
function SignedIn({ profile, onClose, children }: SignedInProps) {
  const t = usePhrases(supportPhrases).signInFirst
  return (
    <SignInFirst title={t.title} text={t.text(personName(profile))} role="FAN" onClose={onClose}>
      {children}
    </SignInFirst>
  )
}
