import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import {
  LocationContext,
  RouterContext,
  type Location,
  type NavigateFunction,
} from '../../router/index.ts'
import type { OpenedPage } from './openPage.ts'
import { scrollOnceThere } from './scrollOnceThere.ts'

/** The page on the screen and the address it was opened at; the two always change together. */
export interface View {
  page: OpenedPage
  location: Location
  /** Where the visit starts: at an element, or so many pixels down; null leaves it where it is. */
  scroll: { hash: string; top: number } | null
  isPending: boolean
}

/** Opens pages as people go; `createNavigation` makes it for the browser. */
export interface Navigation {
  navigate: NavigateFunction
  view: () => View
  subscribe: (listener: () => void) => () => void
}

const ViewContext = createContext<View | null>(null)

/** The page that is open: its id, parameters and outcome. */
export function useOpenedPage(): OpenedPage {
  return useView().page
}

/** Whether another page is on its way. */
export function useIsPending(): boolean {
  return useView().isPending
}

function useView(): View {
  const view = use(ViewContext)
  if (!view) throw new Error('useOpenedPage is for what stands inside PageRouter.')
  return view
}

/** Gives everything below the address (the router's hooks and links) and the page opened at it. */
export function PageRouter(props: { navigation: Navigation; children: ReactNode }) {
  const { navigation, children } = props
  const [view, setView] = useState(navigation.view)
  useEffect(() => navigation.subscribe(() => setView(navigation.view())), [navigation])
  useScrollTo(view)
  const { location, page } = view
  const router = useMemo(
    () => ({
      params: page.params,
      navigate: navigation.navigate,
      here: () => navigation.view().location,
      subscribe: navigation.subscribe,
    }),
    [page.params, navigation],
  )
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>
        <ViewContext value={view}>{children}</ViewContext>
      </LocationContext>
    </RouterContext>
  )
}

/** Scrolls once for every visit: `scroll` is a new object for each. */
function useScrollTo({ scroll }: View): void {
  useLayoutEffect(() => {
    if (!scroll) return
    const target = scroll.hash && document.getElementById(scroll.hash)
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: scroll.top, behavior: 'instant' })
    // A browser may answer a scroll with a promise, which React would call as what ends the effect.
    return scroll.hash && !target ? scrollOnceThere(scroll.hash) : undefined
  }, [scroll])
}
