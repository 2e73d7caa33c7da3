import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { OwnGallery } from '../../features/galleries/OwnGallery.tsx'
import { LatestOrders } from '../../features/orders/LatestOrders.tsx'
import { ProductsSection } from '../../features/products/ProductsSection.tsx'
import { ManageScreen } from '../../features/profiles/ManageScreen.tsx'
import { PendingRequests } from '../../features/support/deciding/PendingRequests.tsx'
import { tablesOf } from '../../features/support/queries.ts'
import { OwnTables } from '../../features/support/tables/OwnTables.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { WalletIcon } from '../../ui/icons/wayIcons.tsx'
import { OwnerTools } from './OwnerTools.tsx'
import { OwnSeasonPart } from './OwnSeasonPart.tsx'
import { ResultsPart } from './ResultsPart.tsx'

/** One's own page where it is looked after: what waits first, then what there is (`profile.manage`). */
export default function ManagePart({ profile }: { profile: Profile }) {
  const { id, role } = profile
  return (
    <ManageScreen
      profile={profile}
      requests={role === 'ATHLETE' && <PendingRequests />}
      ways={<Wallet />}
      tools={<OwnerTools profile={profile} />}
    >
      {role === 'SPONSOR' ? (
        <>
          <LatestOrders />
          <ProductsSection sponsorId={id} mayFill />
          <OwnTables kinds={tablesOf(role)} />
        </>
      ) : (
        <>
          <OwnTables kinds={tablesOf(role)} isAnswered />
          <LatestOrders />
        </>
      )}
      {role === 'ATHLETE' && <OwnSeasonPart profile={profile} />}
      {role === 'ATHLETE' && <ResultsPart profile={profile} />}
      <OwnGallery owner={{ role, id }} />
    </ManageScreen>
  )
}

function Wallet() {
  const t = usePhrases(ownPagePhrases).manage
  return (
    <LinkButton to={paths.wallet()} size="small" icon={<WalletIcon />}>
      {t.wallet}
    </LinkButton>
  )
}
