import { useEffect, useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { paths } from '@podium/contract/paths'
import { shellPhrases } from '@podium/phrases/shell'
import { NavLink, useLocation } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useSportestLink } from '../../shared/navigation/useSportestLink.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { CloseIcon, MenuIcon } from '../../ui/icons/BarIcons.tsx'
import { LanguageSwitch, ThemeSwitch } from './PreferenceSwitches.tsx'
import styles from './VisitorBar.module.css'

/** The menu toggles this long after the tap, in milliseconds (`timing.waits`). */
const toggleDelayMs = 10

/**
 * What follows the search in a visitor's bar: the ways, signing in and up, the switches. Where there is
 * little room signing in stays in sight, and the rest is behind a burger (`pages.bar`).
 */
export function VisitorBar() {
  const t = usePhrases(shellPhrases).bar
  const { slug } = usePublicConfig()
  const menuId = useId()
  const { isOpen, toggle, closeOnEscape } = useBurgerMenu()
  const sportest = useSportestLink()
  return (
    <div className={styles.place} onKeyDown={closeOnEscape}>
      <span className={styles.narrow}>
        <SignInLink variant="secondary" size="small" />
        <IconButton
          label={isOpen ? t.closeMenu : t.openMenu}
          icon={isOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={toggle}
        />
      </span>
      <nav id={menuId} className={styles.menu} aria-label={t.label} data-open={isOpen}>
        <NavLink to={paths.network({ slug })} className={styles.link}>
          {t.network}
        </NavLink>
        <NavLink {...sportest} className={styles.link}>
          {t.sportest}
        </NavLink>
        <NavLink to={paths.market()} className={styles.link}>
          {t.market}
        </NavLink>
        <span className={styles.wide}>
          <SignInLink variant="quiet" />
        </span>
        <LinkButton to={paths.signUp()} variant="primary">
          {t.signUp}
        </LinkButton>
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </nav>
    </div>
  )
}

function SignInLink(look: Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size'>) {
  const t = usePhrases(shellPhrases).bar
  const { pathname, search } = useLocation()
  const returnTo = pathname === paths.index() ? undefined : pathname + search
  return (
    <LinkButton {...look} to={paths.login({ returnTo })}>
      {t.signIn}
    </LinkButton>
  )
}

/** Whether the phone's menu is open; going anywhere closes it. */
function useBurgerMenu() {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  return {
    isOpen,
    toggle: () => setTimeout(() => setOpen((open) => !open), toggleDelayMs),
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    },
  }
}
