import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { registersPhrases } from '@podium/phrases/registers'
import { usePhrases } from '../../shared/language/phrases.ts'
import { OwnAgreements } from '../../features/agreements/OwnAgreements.tsx'
import { OwnImpact } from '../../features/exposure/OwnImpact.tsx'
import { OwnGallery } from '../../features/galleries/OwnGallery.tsx'
import { LatestOrders } from '../../features/orders/LatestOrders.tsx'
import { useLatestOrders } from '../../features/orders/useLatestOrders.ts'
import { ProductsSection } from '../../features/products/ProductsSection.tsx'
import { ManageScreen } from '../../features/profiles/ManageScreen.tsx'
import type { ManagedSection } from '../../features/profiles/ManageSections.tsx'
import { OwnMatches } from '../../features/season/OwnMatches.tsx'
import { RepresentedPart } from '../../features/roster/RepresentedPart.tsx'
import { PendingRequests } from '../../features/support/deciding/PendingRequests.tsx'
import { tablesOf } from '../../features/support/queries.ts'
import { OwnTables } from '../../features/support/tables/OwnTables.tsx'
import { useMay, useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { WorkIcon } from '../../ui/icons/wayIcons.tsx'
import { OwnerTools } from './OwnerTools.tsx'
import { OwnSeasonPart } from './OwnSeasonPart.tsx'
import { ResultsPart } from './ResultsPart.tsx'

/** One's own page where it is looked after: what waits first, then what there is (`profile.manage`). */
export default function ManagePart({ profile }: { profile: Profile }) {
  const { role } = profile
  const answers = useMay('SUPPORT')
  const seesMoney = useMay('MONEY_READ')
  const isSelf = useMay('never')
  const sections = useSections(profile)
  return (
    <ManageScreen
      profile={profile}
      sections={sections}
      requests={answers && role === 'ATHLETE' && <PendingRequests />}
      ways={isSelf && role === 'MANAGER' ? <Register /> : undefined}
      below={<Below profile={profile} />}
      tools={
        <>
          {role === 'ATHLETE' && <RepresentedPart athleteId={profile.id} isManaged />}
          <OwnerTools profile={profile} />
        </>
      }
    >
      {role === 'SPONSOR'
        ? seesMoney && <LatestOrders />
        : answers && <OwnTables kinds={tablesOf(role).slice(0, 1)} isAnswered isBrief />}
    </ManageScreen>
  )
}

function Below({ profile }: { profile: Profile }) {
  const { id, role } = profile
  const answers = useMay('SUPPORT')
  const seesMoney = useMay('MONEY_READ')
  return (
    <>
      {role === 'SPONSOR' && <ProductsSection sponsorId={id} mayFill />}
      {answers && <OwnTables kinds={tablesOf(role).slice(role === 'SPONSOR' ? 0 : 1)} isBrief />}
      {answers && role !== 'FAN' && <OwnAgreements />}
      {(role === 'SPONSOR' || role === 'MANAGER') && seesMoney && <OwnMatches />}
      {role !== 'SPONSOR' && seesMoney && <LatestOrders />}
      {role === 'ATHLETE' && <ImpactPart />}
      {role === 'ATHLETE' && <OwnSeasonPart profile={profile} />}
      {role === 'ATHLETE' && <ResultsPart profile={profile} />}
      <OwnGallery owner={{ role, id }} />
    </>
  )
}

/** The parts that are there for who looks, in their order on the page. */
function useSections({
  role,
  own,
  achievements,
  abilities,
}: Profile): { id: string; name: ManagedSection }[] {
  const answers = useMay('SUPPORT')
  const seesMoney = useMay('MONEY_READ')
  const seesImpact = useSeesImpact()
  const isAthlete = role === 'ATHLETE'
  const sells = role === 'SPONSOR'
  const mayAdd = abilities.achievements
  const { isShown: hasOrders } = useLatestOrders({ isEnabled: seesMoney })
  const all: [string, ManagedSection, boolean][] = [
    ['latest-orders', 'sales', sells && hasOrders],
    ['shop', 'products', sells],
    ['table-supporters', 'supporters', isAthlete && answers],
    ['table-athletes', 'athletes', answers],
    ['own-agreements', 'agreements', role !== 'FAN' && answers],
    ['own-matches', 'matches', (sells || role === 'MANAGER') && seesMoney],
    ['latest-orders', 'orders', !sells && hasOrders],
    ['own-impact', 'impact', isAthlete && seesImpact],
    ['season-title', 'season', isAthlete],
    ['achievements', 'results', isAthlete && (mayAdd || achievements.length > 0)],
    ['clubs-title', 'clubs', isAthlete && mayAdd && !!own?.clubs.length],
    ['gallery', 'gallery', true],
    ['visibility', 'visibility', !own?.hiddenProfile],
  ]
  return all.filter(([, , isThere]) => isThere).map(([id, name]) => ({ id, name }))
}

/** Of who is under age the figures are a guardian's (`minors.protected`). */
function useSeesImpact(): boolean {
  const { user } = useSession()
  return useMay('MONEY_READ') && !user?.protected
}

/** What supporters got. */
function ImpactPart() {
  return useSeesImpact() && <OwnImpact />
}

function Register() {
  const t = usePhrases(registersPhrases)
  return (
    <LinkButton to={paths.settings({ part: 'register' })} size="small" icon={<WorkIcon />}>
      {t.title}
    </LinkButton>
  )
}
