import { useEffect } from 'react'
import type { Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { ownTabIn } from '../../features/profiles/useOwnTab.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'

// Strangers open these pages first: what only their owners see comes for them alone.
const Top = lazyWithPreload(
  () =>
    import('./OwnTop.tsx').then(
      ({
        default: Part,
        loadLatestOrders,
        loadOwnAgreements,
        loadOwnImpact,
        loadOwnMatches,
        loadOwnSupports,
        prepareWelcome,
      }) => ({
        default: Part,
        ...{ loadLatestOrders, loadOwnAgreements, loadOwnImpact, loadOwnMatches },
        ...{ loadOwnSupports, prepareWelcome },
      }),
    ),
  {
    waiting: (
      <Container>
        <Skeleton shape="block" height="3.25rem" />
      </Container>
    ),
  },
)
const Manage = lazyWithPreload(() => import('./ManagePart.tsx'), {
  waiting: (
    <Container>
      <Skeleton shape="block" height="40rem" />
    </Container>
  ),
})

/** Above the page, for its owner: the tabs, and what is theirs to know first. */
export function OwnTop({ profile }: { profile: Profile }) {
  // The other tab is one press away.
  useEffect(() => void Manage.load(), [])
  return <Top profile={profile} />
}

/** The second tab, where the page is looked after. */
export function ManagePage({ profile }: { profile: Profile }) {
  return <Manage profile={profile} />
}

/** Reads what only the owner of a page sees of it. */
export async function loadOwnPage(input: LoaderInput): Promise<void> {
  const { params, url, user } = input
  if (!user || String(user.id) !== params.id) return
  const top = await Top.load()
  const isManaged = ownTabIn(url.searchParams) === 'manage'
  await Promise.all([
    top?.loadOwnSupports(input, isManaged),
    isManaged && top?.loadOwnAgreements(input),
    isManaged && top?.loadLatestOrders(input),
    isManaged && top?.loadOwnMatches(input),
    isManaged && top?.loadOwnImpact(input),
  ])
}

/** Fetches what the owner of a page sees of it, before it is rendered. */
export function prepareOwnPage(role: MemberRole) {
  return async (input: LoaderInput): Promise<void> => {
    const { params, url, user } = input
    if (user?.role !== role || String(user.id) !== params.id) return
    const isManaging = ownTabIn(url.searchParams) === 'manage'
    const [top] = await Promise.all([Top.load(), isManaging && Manage.load()])
    await top?.prepareWelcome(role, input)
  }
}
