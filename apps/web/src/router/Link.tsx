import { use, useEffect, useEffectEvent, type ComponentProps, type MouseEvent } from 'react'
import { createPath, isElsewhere, resolvePath, type To } from './address.ts'
import {
  LocationContext,
  useLocation,
  useNavigate,
  useRouter,
  type NavigateOptions,
} from './context.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To
}

/** A link to a page of ours; a real `<a>`, so that it opens in a new tab, is copied and works early. */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, onClick, children, ...rest } = props
  const { navigate, here } = useRouter()
  const href = useHref(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (isElsewhere(to) || isForTheBrowser(event, rest.target)) return
    event.preventDefault()
    // The address one is at already is not put into the history twice.
    const isHere = href === createPath(here())
    navigate(href, { replace: replace ?? isHere, state, preventScrollReset: !!preventScrollReset })
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A whole address is the same from everywhere: its link is not drawn anew with every step. */
function useHref(to: To): string {
  const isWhole = typeof to === 'string' && to.startsWith('/')
  if (isElsewhere(to)) return to
  return createPath(resolvePath(to, isWhole ? root : use(LocationContext)!))
}

const root = { pathname: '/', search: '', hash: '' }

/** A link that says when it leads to the page one is on, or to what is above it. */
export function NavLink(props: LinkProps) {
  const router = useLocation()
  const { pathname } = resolvePath(props.to, router)
  const isHere = router.pathname === pathname || router.pathname.startsWith(`${pathname}/`)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}

/** Goes somewhere as soon as it is rendered. */
export function Navigate({ to, replace, state }: { to: To } & NavigateOptions) {
  const navigate = useNavigate()
  const go = useEffectEvent(() => navigate(to, { replace: !!replace, state }))
  useEffect(() => go(), [])
  return null
}

function isForTheBrowser(event: MouseEvent, target: string | undefined): boolean {
  const opensElsewhere = target !== undefined && target !== '_self'
  const { metaKey, altKey, ctrlKey, shiftKey, button } = event
  return (
    event.defaultPrevented ||
    button !== 0 ||
    opensElsewhere ||
    metaKey ||
    altKey ||
    ctrlKey ||
    shiftKey
  )
}
