import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { paths } from '@podium/contract/paths'
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '../../router/index.ts'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { useSession } from '../../client/index.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { queryOf, searchIn, type Search } from './search.ts'

/** The search in the address. */
export function useSearch(): Search {
  const { q } = useParams()
  const [query] = useSearchParams()
  const seesAll = useSession().user?.role === 'ADMIN'
  const byClass = useMayFilterByClass() === true
  return useMemo(() => searchIn(q, query, { seesAll, byClass }), [q, query, seesAll, byClass])
}

/** Whether a sponsor's plan finds athletes by class; null for other roles, which are not offered it. */
export function useMayFilterByClass(): boolean | null {
  const isSponsor = useSession().user?.role === 'SPONSOR'
  const { data } = useQuery({ ...ownSubscription, enabled: isSponsor })
  return isSponsor && data ? data.entitlements.athletesByClass : null
}

/** The address of a search. */
export function useSearchPath(): (search: Search) => string {
  const { slug } = usePublicConfig()
  return useCallback((search) => paths.network({ slug, q: search.q }) + queryOf(search), [slug])
}

/** Changes the search, in place of the present one in the history, without moving the page. */
export function useChangeSearch(): (
  change: Partial<Search>,
  options?: Pick<NavigateOptions, 'givesWay'>,
) => void {
  const search = useSearch()
  const pathOf = useSearchPath()
  const navigate = useNavigate()
  const { state } = useLocation()
  return useCallback(
    (change, options) => {
      const next = { ...search, pages: 1, ...change }
      navigate(pathOf(next), { replace: true, preventScrollReset: true, state, ...options })
    },
    [search, pathOf, navigate, state],
  )
}
