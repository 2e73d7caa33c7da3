import type { ReactNode } from 'react'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useParams } from '../../router/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './MessagesScreen.module.css'
import { Thread } from './Thread.tsx'

interface Props {
  /** Offers to report a message. */
  drawReport: (messageId: number) => ReactNode
}

/** The inbox and one conversation beside it; on a phone one or the other. */
export function MessagesScreen({ drawReport }: Props) {
  const t = usePhrases(messagesPhrases)
  const { userId } = useParams()
  const isOpen = userId !== undefined
  return (
    <Container className={styles.screen} data-open={isOpen || undefined}>
      <div className={styles.header}>
        <PageTitle lead={t.lead}>{t.title}</PageTitle>
      </div>
      <section className={styles.list} aria-label={t.list}>
        <ConversationList openedId={Number(userId)} />
      </section>
      <section className={styles.thread}>
        {isOpen ? (
          <Thread key={userId} userId={Number(userId)} drawReport={drawReport} />
        ) : (
          <p className={styles.choose}>{t.choose}</p>
        )}
      </section>
    </Container>
  )
}

/** The page's shape, until it is known who is here. */
export function MessagesSkeleton() {
  return (
    <Container className={styles.screen} aria-busy="true">
      <Skeleton width="14rem" height="3rem" />
      <Skeleton shape="block" height="28rem" />
    </Container>
  )
}
