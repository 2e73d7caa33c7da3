import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { useNavigate, useParams } from '../../router/index.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './MessagesScreen.module.css'
import { conversationsRead } from './queries.ts'
import { Thread } from './Thread.tsx'

interface Props {
  /** Offers to report a message. */
  drawReport: (messageId: number) => ReactNode
}

/** The inbox and one conversation beside it; on a phone one or the other. */
export function MessagesScreen({ drawReport }: Props) {
  const t = usePhrases(messagesPhrases)
  const { userId } = useParams()
  const { acting } = useSession()
  useNewestOpened(userId === undefined && acting === null)
  const isOpen = userId !== undefined
  return (
    <Container className={styles.screen} data-own-head={isOpen || undefined}>
      <div className={styles.header}>
        <PageTitle>{t.title}</PageTitle>
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

/** From this width on the inbox and a conversation stand side by side, as the style sheet has it. */
const sideBySide = '(min-width: 48rem)'

/**
 * Where both have room the newest conversation is open from the start, which reads it. Who acts for
 * somebody reads nothing of theirs without a press (`delegation.acts`).
 */
function useNewestOpened(isWanted: boolean): void {
  const navigate = useNavigate()
  const { data } = useQuery({ ...conversationsRead(0), enabled: isWanted })
  const newest = data?.list[0]?.person.id
  useEffect(() => {
    if (!isWanted || newest === undefined || !matchMedia(sideBySide).matches) return
    navigate(paths.messages({ userId: newest }), { replace: true })
  }, [isWanted, newest, navigate])
}

/** The page's shape, until it is known who is here. */
export function MessagesSkeleton() {
  const { userId } = useParams()
  return (
    <Container className={styles.screen} data-own-head={userId} aria-busy="true">
      <Skeleton width="14rem" height="3rem" />
      <Skeleton shape="block" height="28rem" />
    </Container>
  )
}
