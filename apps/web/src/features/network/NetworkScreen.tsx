import { networkPhrases } from '@podium/phrases/network'
import { usePhrases } from '../../app/phrases.ts'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { NetworkFilters } from './NetworkFilters.tsx'
import { NetworkResults } from './NetworkResults.tsx'
import { NetworkSearch } from './NetworkSearch.tsx'
import styles from './NetworkScreen.module.css'

/** Everybody who can be found: searched while typing, filtered, a page at a time. */
export function NetworkScreen() {
  const t = usePhrases(networkPhrases)
  return (
    <Container width="wide" className={styles.screen}>
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <div className={styles.controls}>
        <NetworkSearch />
        <NetworkFilters />
      </div>
      <NetworkResults />
    </Container>
  )
}
