import { useQueries, type QueryClient } from '@tanstack/react-query'
import type { MemberRole } from '@podium/contract/roles'
import { read } from '../../client/index.ts'
import type { Deeds } from './steps.ts'

const one = { _limit: 1 }

/** How much there is of what a role's steps are ticked by; the keys are those whose changes tell. */
const reads = {
  gallery: (role: MemberRole, id: number) =>
    read({
      key: ['gallery', role, id],
      route: () =>
        import('@podium/contract/galleries').then((contract) => contract.galleryOf[role].list),
      input: { params: { id } },
    }),
  followed: () =>
    read({
      key: ['following', 'mine'],
      route: () => import('@podium/contract/follows').then((contract) => contract.listFollowed),
      input: { query: one },
    }),
  supported: () =>
    read({
      key: ['support', 'welcome'],
      route: () =>
        import('@podium/contract/support').then((contract) => contract.listAthletesISupport),
      input: { query: one },
    }),
  movements: () =>
    read({
      key: ['wallet', 'welcome'],
      route: () =>
        import('@podium/contract/wallet').then((contract) => contract.listWalletTransactions),
      input: { query: one },
    }),
  products: (_: MemberRole, id: number) =>
    read({
      key: ['products', 'list', 'welcome', id],
      route: () => import('@podium/contract/products').then((contract) => contract.listProducts),
      input: { query: { ...one, sponsorID: id } },
    }),
}

const countedFor: Record<MemberRole, readonly (keyof Deeds)[]> = {
  ATHLETE: ['gallery'],
  FAN: ['followed', 'supported', 'movements'],
  SPONSOR: ['products', 'followed', 'supported'],
  MANAGER: ['followed', 'supported'],
}

/** What the owner has done so far; null until all of it is known. */
export function useDeeds(role: MemberRole, id: number): Deeds | null {
  const counted = countedFor[role]
  const answers = useQueries({
    queries: counted.map((deed) => {
      const { queryKey, queryFn, meta } = reads[deed](role, id)
      return { queryKey, queryFn, meta }
    }),
  })
  const deeds: Deeds = { gallery: 0, followed: 0, supported: 0, movements: 0, products: 0 }
  for (const [index, deed] of counted.entries()) {
    const data = answers[index]?.data
    if (!data) return null
    deeds[deed] = data.total
  }
  return deeds
}

/** Reads ahead what `useDeeds` counts; what cannot be read comes later. */
export async function readDeeds(queryClient: QueryClient, role: MemberRole, id: number) {
  const counted = countedFor[role].map(async (deed) => {
    const { queryKey, queryFn, meta } = reads[deed](role, id)
    await queryClient.ensureQueryData<unknown>({ queryKey, queryFn, meta })
  })
  await Promise.allSettled(counted)
}
