import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { paths } from '@podium/contract/paths'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { Stack } from '../../ui/surfaces/Layout.tsx'
import { Composer } from './Composer.tsx'
import { threadRead } from './queries.ts'
import { WhyNot } from './WhyNot.tsx'

interface Props {
  userId: number
  name: string
  onClose: () => void
}

/** Writes to a person from their page; what the viewer may do is said before anything is typed. */
export default function ContactDialog({ userId, name, onClose }: Props) {
  const t = usePhrases(messagesPhrases)
  // Nothing that was said is shown here, so nothing is marked as read.
  const { data, error, isFetching, refetch } = useInfiniteQuery(threadRead(userId))
  const thread = data?.pages[0]
  const body = useFocusOnField(thread?.abilities.write === true)
  const sent = () => {
    toast.success(t.write.sent)
    onClose()
  }
  return (
    <Dialog title={t.write.title(name)} onClose={onClose} closeOnBackdrop={false}>
      <Stack gap={2} ref={body}>
        <p>{t.write.lead}</p>
        {!thread && error !== null && (
          <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
        )}
        {!thread && error === null && <SkeletonText lines={4} />}
        {thread && !thread.abilities.write && <WhyNot thread={thread} name={name} />}
        {thread?.abilities.write && (
          <Composer
            userId={userId}
            contactsLeft={thread.first ? thread.contactsLeft : null}
            onSent={sent}
          />
        )}
        {thread && !thread.first && (
          <LinkButton to={paths.messages({ userId })} variant="quiet">
            {t.write.open}
          </LinkButton>
        )}
      </Stack>
    </Dialog>
  )
}

/** The dialog opens before its field is there: the field gets the focus, unless the user moved it on. */
function useFocusOnField(isThere: boolean) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isThere) return
    const title = body.current?.closest('dialog')?.querySelector('h2')
    if (document.activeElement === title) body.current?.querySelector('textarea')?.focus()
  }, [isThere])
  return body
}
