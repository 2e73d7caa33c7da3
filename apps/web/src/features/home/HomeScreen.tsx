import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { homePhrases } from '@podium/phrases/home'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AdminWaiting } from './AdminWaiting.tsx'
import styles from './HomeScreen.module.css'
import { Feed } from './Feed.tsx'
import { NextSteps } from './NextSteps.tsx'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import { feedRead, stepsRead } from './queries.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  /** Word of what is ahead for everybody, from other features; under the greeting. */
  ahead: ReactNode
  /** The buttons that answer a request of support in its place. */
  drawAnswer: (supportId: number) => ReactNode
  /**
   * What another feature has for the member's role, and whether it is read: what waits there too (a
   * roster), or what stands (what support brought), which on a desk leaves the news their place.
   */
  ofRole?: { isRead: boolean; waits?: ReactNode; stands?: ReactNode } | undefined
}

/** Where who is signed in begins: what waits, what is new, a good next step. */
export function HomeScreen({ ahead, drawAnswer, ofRole }: Props) {
  const t = usePhrases(homePhrases)
  const { user } = useSession()
  if (user?.role === 'ADMIN') {
    return (
      <Container width="text" className={styles.screen}>
        <PageTitle>{t.greeting(user.name)}</PageTitle>
        <AdminWaiting />
      </Container>
    )
  }
  return <MemberHome {...{ ahead, drawAnswer, ofRole }} />
}

/** Comes once all its parts are read, so that none pushes another down; each tells its own failure. */
function MemberHome({ ahead, drawAnswer, ofRole }: Props) {
  const t = usePhrases(homePhrases)
  const { user } = useSession()
  const parts = [useQuery(homeRead), useInfiniteQuery(feedRead), useQuery(stepsRead)]
  const isRead = parts.every(({ isPending }) => !isPending) && (ofRole?.isRead ?? true)
  // What failed is tried again in its place, without taking the rest away.
  const [wasRead, setWasRead] = useState(isRead)
  if (isRead && !wasRead) setWasRead(true)
  if (!wasRead) return <HomeSkeleton />
  return (
    <Container className={styles.screen}>
      <PageTitle>{user ? t.greeting(user.name) : t.title}</PageTitle>
      {ahead}
      <div className={styles.columns}>
        <div className={styles.waits}>
          <Waiting drawAnswer={drawAnswer} />
          {ofRole?.waits}
        </div>
        <div className={styles.stands}>{ofRole?.stands}</div>
        <Feed />
        <NextSteps />
      </div>
    </Container>
  )
}

/** The page's shape, until it is known who is here and what is there. */
export function HomeSkeleton() {
  return (
    <Container className={styles.screen} aria-busy="true">
      <Skeleton width="18rem" height="3rem" />
      <div className={styles.columns}>
        <Skeleton shape="block" height="8rem" />
        <Skeleton shape="block" height="32rem" />
      </div>
    </Container>
  )
}
