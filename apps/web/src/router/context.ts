import { createContext, use, useCallback, useMemo } from 'react'
import type { Location, To } from './address.ts'
import type { Params } from './matchPath.ts'

export interface NavigateOptions {
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  /** Kept with the entry: `useLocation().state` on the page that opens. */
  state?: unknown
  /** The page stays as far down as it is. */
  preventScrollReset?: boolean
}

/** Goes to an address, or so many steps through the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void

interface RouterState {
  location: Location
  params: Params
  navigate: Navigate
}

export const RouterContext = createContext<RouterState | null>(null)

function useRouter(): RouterState {
  const router = use(RouterContext)
  if (!router) throw new Error('Links and router hooks are for what stands inside PageRouter.')
  return router
}

export function useLocation(): Location {
  return useRouter().location
}

/** The parameters of the page's pattern. */
export function useParams(): Params {
  return useRouter().params
}

export function useNavigate(): Navigate {
  return useRouter().navigate
}

type SetSearchParams = (
  next: URLSearchParams | ((present: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void

/** The query of the address, and a function that goes to the same page with another one. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { location, navigate } = useRouter()
  const { pathname, search, hash } = location
  const present = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(present)) : next
      navigate({ pathname, search: wanted.size ? `?${wanted}` : '', hash }, options)
    },
    [navigate, pathname, hash, present],
  )
  return [present, set]
}
