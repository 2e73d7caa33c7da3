import { paths } from '@podium/contract/paths'
import { Link } from '../../router/index.ts'
import { shellPhrases } from '@podium/phrases/shell'
import { Wordmark } from '../../ui/brand/Wordmark.tsx'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { OwnBar } from './OwnBar.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './TopBar.module.css'
import { VisitorBar } from './VisitorBar.tsx'

/** The mark and the search, and what is there for a visitor or for the user (`pages.bar`). */
export function TopBar() {
  const t = usePhrases(shellPhrases)
  const { productName } = usePublicConfig()
  const { user } = useSession()
  const home = user ? paths.home() : paths.index()
  return (
    <header className={styles.bar}>
      <div className={styles.inner} data-own={user?.role}>
        <Link to={home} className={styles.home} aria-label={t.home(productName)}>
          <Wordmark name={productName} />
        </Link>
        <SearchBox />
        {user ? <OwnBar user={user} /> : <VisitorBar />}
      </div>
    </header>
  )
}
