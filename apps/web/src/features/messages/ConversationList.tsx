import type { Conversation } from '@podium/contract/messages'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { messagesPhrases } from '@podium/phrases/messages'
import { briefMoment } from '../../shared/rendering/briefMoment.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useSession } from '../../client/index.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { Link } from '../../router/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { MailIcon } from '../../ui/icons/signs.tsx'
import { Stack } from '../../ui/surfaces/Layout.tsx'
import styles from './ConversationList.module.css'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { conversationsPageSize, conversationsRead } from './queries.ts'

/** All conversations, the newest first. */
export function ConversationList({ openedId }: { openedId: number }) {
  const t = usePhrases(messagesPhrases)
  return (
    <PagedList
      read={conversationsRead}
      pageSize={conversationsPageSize}
      couldNotLoad={t.couldNotLoad}
      waiting={<SkeletonText lines={8} />}
      empty={<Nobody />}
      pages={t.pages}
    >
      {(conversations) => (
        <ul role="list" className={styles.list}>
          {conversations.map((conversation) => (
            <li key={conversation.person.id}>
              <Line conversation={conversation} isOpen={conversation.person.id === openedId} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Line({ conversation, isOpen }: { conversation: Conversation; isOpen: boolean }) {
  const t = usePhrases(messagesPhrases)
  const { language } = usePreferences()
  const { person, lastMessage, unread } = conversation
  const text = lastMessage.text || t.thread.forgotten
  return (
    <Link
      to={paths.messages({ userId: person.id })}
      className={styles.line}
      aria-current={isOpen ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <PersonPicture person={person} size="small" />
      <span className={styles.text}>
        <span className={styles.name}>{personName(person) || t.somebody}</span>
        <span className={styles.last}>{lastMessage.mine ? t.you(text) : text}</span>
        <time dateTime={lastMessage.sentAt}>{briefMoment(language, lastMessage.sentAt)}</time>
        {unread > 0 && (
          <span className={styles.unread} role="img" aria-label={t.unread(unread)}>
            {unread}
          </span>
        )}
      </span>
    </Link>
  )
}

function Nobody() {
  const { empty } = usePhrases(messagesPhrases)
  const { slug } = usePublicConfig()
  const { user } = useSession()
  // Who is protected writes to whom a guardian allows, so that looking around leads nowhere.
  if (user?.protected) {
    return (
      <Stack>
        <EmptyState icon={<MailIcon />} title={empty.title} text={empty.protected} />
        <LeftToOthers what="contacts" />
      </Stack>
    )
  }
  return (
    <EmptyState
      icon={<MailIcon />}
      title={empty.title}
      text={empty.text}
      way={{ to: paths.network({ slug }), label: empty.action }}
    />
  )
}
