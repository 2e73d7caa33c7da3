import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Message, Thread as ThreadData } from '@podium/contract/messages'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { messagesPhrases } from '@podium/phrases/messages'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sportPhrases } from '@podium/phrases/sports'
import { byDay } from '../../shared/lists/byDay.ts'
import { Day } from '../../shared/lists/Day.tsx'
import { timeOfDay } from '../../shared/rendering/nearMoment.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { isMissing } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon } from '../../ui/icons/signs.tsx'
import { AnswerRow } from './AnswerRow.tsx'
import { BlockButton } from './BlockButton.tsx'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import styles from './Thread.module.css'
import { useThread, type OpenThread } from './useThread.ts'
import { WhyNot } from './WhyNot.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  userId: number
  drawReport: (messageId: number) => ReactNode
}

/** A conversation: who with, what was said, and the place to answer. */
export function Thread({ userId, drawReport }: Props) {
  const t = usePhrases(messagesPhrases)
  const opened = useThread(userId)
  const { thread, error, isFetching } = opened
  if (isMissing(error)) {
    return (
      <EmptyState
        title={t.notFound}
        action={<LinkButton to={paths.messages()}>{t.thread.back}</LinkButton>}
      />
    )
  }
  if (!thread && error) {
    return <ReadFailed message={t.couldNotLoad} isFetching={isFetching} refetch={opened.retry} />
  }
  if (!thread) {
    return (
      <div className={styles.waiting}>
        <SkeletonText lines={10} />
      </div>
    )
  }
  const name = personName(thread.person) || t.somebody
  return (
    <div className={styles.thread}>
      <Header thread={thread} name={name} />
      <Said {...{ opened, thread, name, drawReport }} />
      <footer className={styles.footer}>
        {thread.abilities.write ? (
          <AnswerRow userId={userId} contactsLeft={thread.first ? thread.contactsLeft : null} />
        ) : (
          <WhyNot thread={thread} name={name} />
        )}
      </footer>
    </div>
  )
}

function Header({ thread, name }: { thread: ThreadData; name: string }) {
  const t = usePhrases(messagesPhrases).thread
  const { person, blocked, abilities } = thread
  const { role, id, visible } = person
  return (
    <header className={styles.header}>
      <LinkButton
        to={paths.messages()}
        variant="quiet"
        size="small"
        icon={<ChevronLeftIcon />}
        className={styles.back}
      >
        <span className="visually-hidden">{t.back}</span>
      </LinkButton>
      <PersonPicture person={person} size="small" />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <span className="visually-hidden">{t.with('')}</span>
          {visible && isMemberRole(role) ? <Link to={paths.profile(role, id)}>{name}</Link> : name}
        </h2>
        <Standing person={person} />
      </div>
      {abilities.block && <BlockButton userId={id} name={name} isBlocked={blocked} />}
    </header>
  )
}

/** What somebody is on Podium, under their name. */
function Standing({ person }: Pick<ThreadData, 'person'>) {
  const { roles } = usePhrases(profilesPhrases)
  const sports = usePhrases(sportPhrases)
  const { role, sport, visible } = person
  if (!visible || !isMemberRole(role)) return null
  return (
    <p>
      <Facts of={[roles[role], sport && sports[sport]]} />
    </p>
  )
}

interface SaidProps extends Omit<Props, 'userId'> {
  opened: OpenThread
  thread: ThreadData
  name: string
}

function Said({ opened, thread, name, drawReport }: SaidProps) {
  const t = usePhrases(messagesPhrases).thread
  const { messages, hasOlder, showOlder, isFetching } = opened
  const box = useNewestInSight(messages)
  const lastRead = messages.findLast(({ mine, id }) => mine && id <= thread.readUpTo)
  return (
    <div ref={box} className={styles.said} tabIndex={0} role="log" aria-label={t.with(name)}>
      <div className={styles.all}>
        {hasOlder && (
          <Button size="small" variant="quiet" busy={isFetching} onClick={showOlder}>
            {t.older}
          </Button>
        )}
        {messages.length === 0 && <Beginning thread={thread} name={name} />}
        {byDay(messages, ({ sentAt }) => sentAt).map((day) => (
          <Day key={day[0].id} at={day[0].sentAt} level={3}>
            <ol role="list" className={styles.messages}>
              {day.map((message) => (
                <Line
                  key={message.id}
                  message={message}
                  name={name}
                  isLastRead={message === lastRead}
                  report={message.mine ? null : drawReport(message.id)}
                />
              ))}
            </ol>
          </Day>
        ))}
      </div>
    </div>
  )
}

/** Whom a conversation is with, where nothing is said yet. */
function Beginning({ thread, name }: { thread: ThreadData; name: string }) {
  const t = usePhrases(messagesPhrases).thread
  const { person, abilities } = thread
  return (
    <div className={styles.begin}>
      <PersonPicture person={person} size="large" />
      {abilities.write && <p>{t.begin(name)}</p>}
    </div>
  )
}

interface LineProps {
  message: Message
  name: string
  isLastRead: boolean
  report: ReactNode
}

function Line({ message, name, isLastRead, report }: LineProps) {
  const t = usePhrases(messagesPhrases).thread
  const { language } = usePreferences()
  const { mine, text, sentAt } = message
  return (
    <li className={styles.message} data-mine={mine || undefined}>
      <span className="visually-hidden">{mine ? t.sent : name}: </span>
      <p className={styles.words} data-forgotten={!text || undefined}>
        {text || t.forgotten}
      </p>
      <span className={styles.aside}>
        <time dateTime={sentAt}>{timeOfDay(language, sentAt)}</time>
        {isLastRead && <span>{t.read}</span>}
      </span>
      {report}
    </li>
  )
}

/**
 * The newest message comes into sight whenever there is one. The style sheet lays the box out from its end:
 * there it opens, and it stays there while the row to answer in grows, the keyboard opens or older ones come.
 */
function useNewestInSight(messages: Message[]) {
  const box = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)?.id
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0 })
  }, [newest])
  return box
}
