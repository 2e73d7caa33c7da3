import type { ReactNode } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Later } from '../../shared/rendering/Later.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './ManageScreen.module.css'
import { ManageSections, type ManagedSection } from './ManageSections.tsx'
import { MissingParts } from './MissingParts.tsx'
import { Visibility } from './OwnerState.tsx'

interface Props {
  profile: Profile
  /** From other features, the requests that wait for the owner. */
  requests: ReactNode
  /** Beside the title, from other features. */
  ways: ReactNode
  /** What stands below, in this order. */
  sections: readonly { id: string; name: ManagedSection }[]
  /** From other features, what the owner looks after, and what of it comes below the first screen. */
  children: ReactNode
  below: ReactNode
  /** From other features, what the owner takes along. */
  tools: ReactNode
}

/** The second tab of one's own page: what waits, what is missing, what there is, and who sees it. */
export function ManageScreen({ profile, requests, ways, sections, children, below, tools }: Props) {
  const t = usePhrases(ownPagePhrases).manage
  return (
    <Container className={styles.screen}>
      <div className={styles.head}>
        <PageTitle actions={ways}>{t.title}</PageTitle>
      </div>
      {requests}
      <MissingParts profile={profile} />
      <ManageSections sections={sections} />
      {children}
      <Later>
        {below}
        <div id="visibility" className={styles.last}>
          <Visibility profile={profile} />
          {tools}
        </div>
      </Later>
    </Container>
  )
}
