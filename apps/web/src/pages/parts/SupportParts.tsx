import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { supportPhrases } from '@podium/phrases/support'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { useSession } from '../../client/index.ts'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { OwnSupport } from '../../features/support/deciding/OwnSupport.tsx'
import { OwnTables } from '../../features/support/tables/OwnTables.tsx'
import { PendingRequests } from '../../features/support/deciding/PendingRequests.tsx'
import {
  PageSupportButton,
  ManageButton,
  SupportBar,
} from '../../features/support/requesting/SupportButton.tsx'
import { tablesOf } from '../../features/support/queries.ts'
import { SupportedAthletes } from '../../features/support/supporters/SupportedAthletes.tsx'
import { SupportersSection } from '../../features/support/supporters/SupportersSection.tsx'
import {
  useRequestDialog,
  type RequestDialogState,
} from '../../features/support/requesting/useRequestDialog.ts'
import { useRenewal } from '../../features/support/renewing/useRenewal.ts'
import { ShareAction } from './ShareAction.tsx'
import { SignInFirst } from './SignInFirst.tsx'

const SupportDialog = lazyDialog(
  () => import('../../features/support/requesting/SupportDialog.tsx'),
)
const SupporterDialog = lazyDialog(
  () => import('../../features/support/deciding/SupporterDialog.tsx'),
)

/** The way to support an athlete; for its owner, to their own supports. */
export function SupportAction({ profile: { id, role, abilities } }: { profile: Profile }) {
  if (abilities.publish) return <ManageButton />
  return role === 'ATHLETE' && <PageSupportButton athleteId={id} />
}

/** Above an athlete's story: requests that wait, or the support of the viewer. */
export function SupportLead({ profile }: { profile: Profile }) {
  const { id, abilities } = profile
  if (abilities.publish) return <PendingRequests />
  return <OwnSupport athleteId={id} name={personName(profile)} />
}

/** Who supports an athlete, and whom they support; the athlete sees both tables too. */
export function AthleteSupports({ profile }: { profile: Profile }) {
  const { id, abilities } = profile
  const isOwn = abilities.publish
  return (
    <>
      <SupportersSection
        athleteId={id}
        name={personName(profile)}
        isOwn={isOwn}
        isHidden={profile.own?.hiddenProfile ?? false}
        action={isOwn ? <ShareAction profile={profile} /> : <PageSupportButton athleteId={id} />}
      />
      <Supports profile={profile} />
    </>
  )
}

/**
 * Whom the profile's owner supports; the owner sees the table of it too. An athlete's page is about
 * who supports them: their tables are there once there is something in them.
 */
export function Supports({ profile: { id, role, abilities } }: { profile: Profile }) {
  return (
    <>
      <SupportedAthletes userId={id} isOwn={abilities.publish} />
      {abilities.publish && (
        <div className="screen-only">
          <OwnTables kinds={tablesOf(role)} onlyUsed={role === 'ATHLETE'} />
        </div>
      )}
    </>
  )
}

/** The bar of phones, and the dialog of a request. */
export function PageSupportOverlay({ profile }: { profile: Profile }) {
  const request = useRequestDialog()
  const renewal = useRenewal()
  if (profile.abilities.publish) return null
  return (
    <>
      <SupportBar athleteId={profile.id} />
      {request.choice && <OpenRequest profile={profile} request={request} />}
      {renewal.id !== null && (
        <SignedIn profile={profile} onClose={renewal.close}>
          <SupporterDialog id={renewal.id} onClose={renewal.close} />
        </SignedIn>
      )}
    </>
  )
}

function OpenRequest({ profile, request }: { profile: Profile; request: RequestDialogState }) {
  const { user } = useSession()
  const isMember = user !== null && user.role !== 'ADMIN'
  const { data: wallet } = useQuery({ ...ownWallet, enabled: isMember })
  return (
    <SignedIn profile={profile} onClose={request.close}>
      {request.choice && (
        <SupportDialog
          athleteId={profile.id}
          name={personName(profile)}
          available={wallet?.available}
          choice={request.choice}
          onKeep={request.keep}
          onClose={request.close}
          termsLink={(text) => <LegalLink kind="terms">{text}</LegalLink>}
        />
      )}
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
