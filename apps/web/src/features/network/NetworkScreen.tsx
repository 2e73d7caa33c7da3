import type { ComponentProps, ReactNode } from 'react'
import { networkPhrases } from '@podium/phrases/network'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { NetworkFilters } from './NetworkFilters.tsx'
import { NetworkResults } from './NetworkResults.tsx'
import { NetworkSearch } from './NetworkSearch.tsx'
import { isBrowsed } from './search.ts'
import { useSearch } from './useSearch.ts'
import styles from './NetworkScreen.module.css'

interface Props {
  /** Who is shown besides, before anything is looked for. */
  front: ReactNode
  /** What can be done about somebody in place. */
  drawAct?: ComponentProps<typeof NetworkResults>['drawAct']
  drawSave?: ComponentProps<typeof NetworkResults>['drawSave']
}

/** All people who can be found: searched while typing, filtered, a page at a time. */
export function NetworkScreen({ front, drawAct, drawSave }: Props) {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  return (
    <Container className={styles.screen}>
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <div className={styles.controls}>
        <NetworkSearch />
        <NetworkFilters />
      </div>
      {isBrowsed(search) && front}
      <NetworkResults drawAct={drawAct} drawSave={drawSave} />
    </Container>
  )
}
