import { useId } from 'react'
import { paths } from '@podium/contract/paths'
import { Link, NavLink } from '../../router/index.ts'
import { shellPhrases } from '@podium/phrases/shell'
import { useSession } from '../../client/index.ts'
import { Wordmark } from '../../ui/brand/Wordmark.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useSportestLink } from '../../shared/navigation/useSportestLink.ts'
import { Account } from './Account.tsx'
import { BurgerButton, useBurgerMenu } from './BurgerMenu.tsx'
import { HeaderBadges } from './HeaderBadges.tsx'
import { LanguageSwitch, ThemeSwitch } from './PreferenceSwitches.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './TopBar.module.css'

/**
 * Logo, search, network, account and switches; on phones all but logo and search behind a burger
 * (`pages.bar`).
 */
export function TopBar() {
  const t = usePhrases(shellPhrases)
  const { productName, slug } = usePublicConfig()
  const menuId = useId()
  const menu = useBurgerMenu()
  return (
    <header className={styles.bar} onKeyDown={menu.closeOnEscape}>
      <div className={styles.inner}>
        <Link to={paths.index()} className={styles.home} aria-label={t.home(productName)}>
          <Wordmark name={productName} />
        </Link>
        <SearchBox />
        <HeaderBadges />
        <BurgerButton menu={menu} controls={menuId} />
        <nav id={menuId} className={styles.menu} aria-label={t.bar.label} data-open={menu.isOpen}>
          <NavLink to={paths.network({ slug })} className={styles.link}>
            {t.bar.network}
          </NavLink>
          <SportestLink />
          <NavLink to={paths.market()} className={styles.link}>
            {t.bar.market}
          </NavLink>
          <Account />
          <div className={styles.switches}>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </nav>
      </div>
    </header>
  )
}

/** For visitors only: signed-in users find the sportest on their page and in the footer. */
function SportestLink() {
  const t = usePhrases(shellPhrases)
  const { user } = useSession()
  const link = useSportestLink()
  if (user) return null
  return (
    <NavLink {...link} className={styles.link}>
      {t.bar.sportest}
    </NavLink>
  )
}
