import { useEffect } from 'react'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { lazyDialog, lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { whenIdle } from '../../shared/rendering/whenIdle.ts'
import { mayDo, session, useMay, useSession, useSpends } from '../../client/index.ts'
import { useRenewal } from '../../features/support/renewing/useRenewal.ts'
import { PageSupportButton, SupportBar } from '../../features/support/requesting/SupportButton.tsx'
import { useIsAsked } from '../../features/support/requesting/useAsk.ts'
import { SupportedAthletes } from '../../features/support/supporters/SupportedAthletes.tsx'
import { SupportersSection } from '../../features/support/supporters/SupportersSection.tsx'

const SupportLayers = lazyDialog(() => import('./SupportLayers.tsx'))

// Strangers open these pages first: what only signed-in users see comes for them alone.
const OwnSupport = lazyWithPreload(() =>
  import('../../features/support/deciding/OwnSupport.tsx').then((file) => ({
    default: file.OwnSupport,
  })),
)

/** Fetches what a signed-in user sees of supports on somebody else's page, before it is rendered. */
export async function prepareSupports({ params, user }: LoaderInput): Promise<void> {
  if (!user || String(user.id) === params.id) return
  const spends = mayDo(session.get(), 'SPEND') && !user.protected
  await Promise.all([OwnSupport.load(), !spends && LeftToOthers.load()])
}

/** The way to support an athlete; nobody supports themselves, and who may not spend reads who does. */
export function SupportAction({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const spends = useSpends()
  const mayAsk = useMayAsk(profile)
  const isOwn = profile.abilities.publish || user?.id === profile.id
  if (!spends && !isOwn) return <LeftToOthers what="spend" />
  return mayAsk && <PageSupportButton athleteId={profile.id} />
}

/** Owners do not ask themselves, nor does who may not spend for somebody. */
function useMayAsk({ id, abilities }: Profile): boolean {
  const { user } = useSession()
  const spends = useSpends()
  return spends && !abilities.publish && user?.id !== id
}

/** Above an athlete's story: the support of the viewer. */
export function SupportLead({ profile }: { profile: Profile }) {
  const { id, abilities } = profile
  const { user } = useSession()
  const seesSupports = useMay('SUPPORT')
  return (
    user &&
    seesSupports &&
    !abilities.publish && <OwnSupport athleteId={id} name={personName(profile)} />
  )
}

/** Who supports an athlete. */
export function Supporters({ profile }: { profile: Profile }) {
  const { id, abilities } = profile
  const isOwn = abilities.publish
  const mayAsk = useMayAsk(profile)
  return (
    <SupportersSection
      athleteId={id}
      name={personName(profile)}
      isOwn={isOwn}
      isHidden={profile.own?.hiddenProfile ?? false}
      action={mayAsk && <PageSupportButton athleteId={id} again />}
    />
  )
}

/** Whom the profile's owner supports. */
export function Supported({ profile: { id } }: { profile: Profile }) {
  return <SupportedAthletes userId={id} />
}

/** The bar of phones, and the dialogs that the address opens. */
export function PageSupportOverlay({ profile }: { profile: Profile }) {
  const isAsked = useIsAsked()
  const isReminded = useRenewal().id !== null
  const { user } = useSession()
  const mayAsk = useMayAsk(profile)
  const isLikely = user !== null && mayAsk
  // One press away for who has an account; a visitor's first load has no room for it.
  useEffect(() => {
    if (isLikely) return whenIdle(() => void loadRequestDialog())
  }, [isLikely])
  if (!mayAsk) return null
  return (
    <>
      <SupportBar athleteId={profile.id} />
      {(isAsked || isReminded) && <SupportLayers profile={profile} />}
    </>
  )
}

async function loadRequestDialog(): Promise<void> {
  const layers = await SupportLayers.load()
  await layers?.loadRequest()
}
