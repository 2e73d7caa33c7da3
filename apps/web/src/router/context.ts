import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Location, To } from './address.ts'
import type { Params } from './matchPath.ts'

export interface NavigateOptions {
  /** Takes the place of the present entry in the history. */
  replace?: boolean
  /** Kept with the entry: `useLocation().state` on the page that opens. */
  state?: unknown
  /** The page stays as far down as it is. */
  preventScrollReset?: boolean
  /** Not pressed but done a moment later, as a search while typing: who left meanwhile is not called back. */
  givesWay?: boolean
}

/** Goes to an address, or so many steps through the history. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void

interface RouterState {
  params: Params
  navigate: Navigate
  /** The present location, for what does not depend on it until it is pressed. */
  here: () => Location
  /** Tells of every step; answers the function that ends it. */
  subscribe: (listener: () => void) => () => void
}

export const RouterContext = createContext<RouterState | null>(null)

/** Apart from the router: it changes with every step, which most of what reads the router need not follow. */
export const LocationContext = createContext<Location | null>(null)

export function useRouter(): RouterState {
  return given(use(RouterContext))
}

export function useLocation(): Location {
  return given(use(LocationContext))
}

/**
 * What `part` makes of the location: its reader is drawn anew when that changes, not with every step.
 * `first` is for what the server does not render.
 */
export function useLocationPart<T extends string | boolean>(
  part: (location: Location) => T,
  first?: T,
): T {
  const { here, subscribe } = useRouter()
  const read = () => part(here())
  return useSyncExternalStore(subscribe, read, first === undefined ? read : () => first)
}

function given<T>(value: T | null): T {
  if (!value) throw new Error('Links and router hooks are for what stands inside PageRouter.')
  return value
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
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
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
