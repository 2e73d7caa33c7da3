import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shortlistPhrases } from '@podium/phrases/shortlist'
import { call } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { BookmarkedIcon, BookmarkIcon } from '../../ui/icons/signs.tsx'
import { shortlistedAmong, shortlistKey } from './queries.ts'

const NoteDialog = lazyDialog(() => import('./NoteDialog.tsx'))

interface Props {
  userId: number
  name: string
  /** Everybody on the same page of a list: one call tells who of them is on the shortlist. */
  among?: readonly number[]
  size?: 'small' | 'medium'
}

/**
 * Puts an athlete on the user's shortlist with one press; pressed again, their note is written, or they
 * are taken off (`shortlist.own`).
 */
export function ShortlistButton({ userId, name, among = [userId], size = 'medium' }: Props) {
  const t = usePhrases(shortlistPhrases)
  const queryClient = useQueryClient()
  const { data } = useQuery(shortlistedAmong(among))
  const dialog = useDialog(`shortlist-${userId}`)
  const { isBusy, run } = useAct(async () => {
    const { putOnShortlist } = await import('@podium/contract/shortlist')
    await call(putOnShortlist, { body: { userId } })
    await queryClient.invalidateQueries({ queryKey: shortlistKey })
    toast.success(t.added)
  })
  const entry = data?.find(({ person }) => person.id === userId)
  return (
    <>
      <IconButton
        variant="secondary"
        size={size}
        label={entry ? t.open(name) : t.add(name)}
        icon={entry ? <BookmarkedIcon /> : <BookmarkIcon />}
        aria-pressed={entry !== undefined}
        // Until it is known, a press might open what is not there.
        busy={isBusy || !data}
        onClick={entry ? dialog.open : run}
        data-sign
      />
      {dialog.isOpen && entry && (
        <NoteDialog userId={userId} name={name} note={entry.note} onClose={dialog.close} />
      )}
    </>
  )
}
