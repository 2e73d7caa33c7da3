import { thisMoment } from '@podium/contract/clock'
import { paths } from '@podium/contract/paths'
import { Link, useLocationPart } from '../../router/index.ts'
import { footerPhrases } from '@podium/phrases/footer'
import { shellPhrases } from '@podium/phrases/shell'
import { LegalLink } from '../../features/legal/LegalLink.tsx'
import { legalKinds } from '@podium/contract/legal-kinds'
import { Wordmark } from '../../ui/brand/Wordmark.tsx'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { CompanyContacts } from './CompanyContacts.tsx'
import styles from './Footer.module.css'

/** The footer: in full for visitors and under the landing page, one line where a user is at work (`pages.footer`). */
export function Footer() {
  const { user } = useSession()
  const isIndex = useLocationPart(({ pathname }) => pathname === paths.index())
  return user && !isIndex ? <FooterLine /> : <FullFooter isVisitor={!user} />
}

function FooterLine() {
  const t = usePhrases(footerPhrases)
  const { legal } = usePhrases(shellPhrases)
  const { productName, company } = usePublicConfig()
  return (
    <footer className={styles.line}>
      <Link to={paths.index()}>
        © {thisMoment().getFullYear()} {productName}
      </Link>
      <LegalLink kind="about-us">{legal.title}</LegalLink>
      {Object.values(company).some(Boolean) && (
        <Link to={`${paths.index()}#contact`}>{t.contact}</Link>
      )}
      <Rights />
    </footer>
  )
}

function FullFooter({ isVisitor }: { isVisitor: boolean }) {
  const t = usePhrases(footerPhrases)
  const { productName } = usePublicConfig()
  return (
    <footer id="contact" className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark name={productName} onNight />
          <p>{t.tagline}</p>
        </div>
        <ProductLinks isVisitor={isVisitor} />
        <LegalLinks />
        <CompanyContacts />
        <p className={styles.rights}>{t.rights(thisMoment().getFullYear())}</p>
      </div>
    </footer>
  )
}

function ProductLinks({ isVisitor }: { isVisitor: boolean }) {
  const t = usePhrases(footerPhrases)
  const { slug } = usePublicConfig()
  return (
    <nav aria-label={t.product} className={styles.column}>
      <h2>{t.product}</h2>
      <Link to={paths.network({ slug })}>{t.network}</Link>
      <Link to={`${paths.index()}#for-who`}>{t.forWho}</Link>
      <Link to={paths.sportest()}>{t.sportest}</Link>
      {isVisitor && <Link to={paths.signUp()}>{t.join}</Link>}
    </nav>
  )
}

function LegalLinks() {
  const t = usePhrases(footerPhrases).legal
  return (
    <nav aria-label={t.title} className={styles.column}>
      <h2>{t.title}</h2>
      {legalKinds.map((kind) => (
        <LegalLink key={kind} kind={kind} />
      ))}
      <Rights />
    </nav>
  )
}

/** Ways that the law wants in sight of everybody. */
function Rights() {
  const t = usePhrases(footerPhrases).legal
  return (
    <>
      <Link to={paths.notice()}>{t.report}</Link>
      <Link to={paths.transparency()}>{t.transparency}</Link>
      <Link to={paths.payments()}>{t.withdraw}</Link>
      <a href={complaintsBook} rel="noopener">
        {t.complaintsBook}
      </a>
    </>
  )
}

/** The State's electronic complaints book, which companies in Portugal have to link to. */
const complaintsBook = 'https://www.livroreclamacoes.pt/inicio/'
