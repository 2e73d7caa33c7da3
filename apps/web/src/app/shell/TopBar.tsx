import { useId } from 'react'
import { Link, NavLink } from '../../router/index.ts'
import { shellPhrases } from '@podium/phrases/shell'
import { Wordmark } from '../../ui/brand/Wordmark.tsx'
import { paths } from '../paths.ts'
import { usePhrases } from '../phrases.ts'
import { usePublicConfig } from '../publicConfig.tsx'
import { Account } from './Account.tsx'
import { BurgerButton, useBurgerMenu } from './BurgerMenu.tsx'
import { LanguageSwitch, ThemeSwitch } from './PreferenceSwitches.tsx'
import { SearchBox } from './SearchBox.tsx'
import { Wallet } from './Wallet.tsx'
import styles from './TopBar.module.css'

/** Logo, search, network, account and switches; on phones all but logo and search behind a burger. */
export function TopBar() {
  const t = usePhrases(shellPhrases)
  const { productName, slug } = usePublicConfig()
  const menuId = useId()
  const menu = useBurgerMenu()
  return (
    <header className={styles.bar} onKeyDown={menu.closeOnEscape}>
      <div className={styles.inner}>
        <Link to={paths.index} className={styles.home} aria-label={t.home(productName)}>
          <Wordmark name={productName} />
        </Link>
        <SearchBox />
        <Wallet />
        <BurgerButton menu={menu} controls={menuId} />
        <nav id={menuId} className={styles.menu} aria-label={t.bar.label} data-open={menu.isOpen}>
          <NavLink to={paths.network(slug)} className={styles.link}>
            {t.bar.network}
          </NavLink>
          <NavLink to={paths.market} className={styles.link}>
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
