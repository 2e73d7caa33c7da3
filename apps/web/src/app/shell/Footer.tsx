import { paths } from '@podium/contract/paths'
import { Link } from '../../router/index.ts'
import { landingPhrases } from '@podium/phrases/landing'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { legalKinds } from '../../shared/navigation/legalAddress.ts'
import { Wordmark } from '../../ui/brand/Wordmark.tsx'
import { useSession } from '../../client/index.ts'
import { homeOf } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { CompanyContacts } from './CompanyContacts.tsx'
import styles from './Footer.module.css'

export function Footer() {
  const t = usePhrases(landingPhrases).footer
  const { productName } = usePublicConfig()
  return (
    <footer id="contact" className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark name={productName} onNight />
          <p>{t.tagline}</p>
        </div>
        <ProductLinks />
        <LegalLinks />
        <CompanyContacts />
        <p className={styles.rights}>{t.rights(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}

function ProductLinks() {
  const t = usePhrases(landingPhrases)
  const { slug } = usePublicConfig()
  const { user } = useSession()
  return (
    <nav aria-label={t.footer.product} className={styles.column}>
      <h2>{t.footer.product}</h2>
      <Link to={paths.network({ slug })}>{t.footer.network}</Link>
      <Link to={`${paths.index()}#for-who`}>{t.forWho.title}</Link>
      <Link to={paths.sportest()}>{t.sportest.action}</Link>
      {user ? (
        <Link to={homeOf(user)}>{t.hero.goOn}</Link>
      ) : (
        <Link to={paths.signUp()}>{t.hero.join}</Link>
      )}
    </nav>
  )
}

function LegalLinks() {
  const t = usePhrases(landingPhrases).footer.legal
  return (
    <nav aria-label={t.title} className={styles.column}>
      <h2>{t.title}</h2>
      {legalKinds.map((kind) => (
        <LegalLink key={kind} kind={kind} />
      ))}
      <a href={complaintsBook} rel="noopener">
        {t.complaintsBook}
      </a>
    </nav>
  )
}

/** The State's electronic complaints book, which companies in Portugal have to link to. */
const complaintsBook = 'https://www.livroreclamacoes.pt/inicio/'
