import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from '../../router/index.ts'
import { shellPhrases } from '@podium/phrases/shell'
import { Toaster } from '../../ui/feedback/Toaster.tsx'
import { HeadTags } from '../navigation/HeadTags.tsx'
import { PageView } from '../navigation/PageView.tsx'
import { pageAt } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ActivationHelp } from './ActivationHelp.tsx'
import { Footer } from './Footer.tsx'
import { Live } from './Live.tsx'
import { LegalTexts } from './LegalTexts.tsx'
import { NoRight } from './NoRight.tsx'
import { PendingLine } from './PendingLine.tsx'
import { ProofWanted } from './ProofWanted.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { SignInToGoOn } from './SignInToGoOn.tsx'
import { SportestOverlay } from './SportestOverlay.tsx'
import { SupportOverlay } from './SupportOverlay.tsx'
import { TopBar } from './TopBar.tsx'
import styles from './Shell.module.css'

/** What surrounds every page. */
export function Shell() {
  const t = usePhrases(shellPhrases)
  const main = useRef<HTMLElement>(null)
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        {t.skipToContent}
      </a>
      <HeadTags />
      <PendingLine />
      <TopBar />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <NoRight>
          <PageView />
        </NoRight>
      </main>
      <Footer />
      <SportestOverlay />
      <SupportOverlay />
      <LegalTexts />
      <ActivationHelp />
      <ProofWanted />
      <SignInAgain />
      <SignInToGoOn />
      <Live />
      <Toaster closeLabel={t.dismiss} />
      <FocusAfterNavigation main={main} />
    </div>
  )
}

/**
 * After going to another page, the keyboard and the screen reader start at its content. A user who
 * is typing there (a search whose words are part of the address) stays in the field, and what the
 * page itself has just given the focus to keeps it.
 */
function FocusAfterNavigation({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname: address, hash, state } = useLocation()
  const pathname = pageAt(address, state)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const isMeant = document.activeElement?.matches('input, [tabindex="-1"]')
    if (isMeant && main.current?.contains(document.activeElement)) return
    if (!hash) main.current?.focus({ preventScroll: true })
  }, [main, pathname, hash])
  return null
}
