import { shortlistPhrases } from '@podium/phrases/shortlist'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { BookmarkedIcon, BookmarkIcon } from '../../ui/icons/signs.tsx'
import { useShortlisting } from './useShortlisting.ts'

const NoteDialog = lazyDialog(() => import('./NoteDialog.tsx'))

interface Props {
  userId: number
  name: string
  /** The people on the same page of the list. */
  among: readonly number[]
}

/**
 * Puts an athlete of a list on the user's shortlist with one press; pressed again, their note is written,
 * or they are taken off (`shortlist.own`).
 */
export function ShortlistButton({ userId, name, among }: Props) {
  const t = usePhrases(shortlistPhrases)
  const { entry, isUnknown, isBusy, add } = useShortlisting(userId, among)
  const dialog = useDialog(`shortlist-${userId}`)
  if (isUnknown) return null
  return (
    <>
      <IconButton
        variant="secondary"
        size="small"
        label={entry ? t.open(name) : t.add(name)}
        icon={entry ? <BookmarkedIcon /> : <BookmarkIcon />}
        aria-pressed={!!entry}
        // Until it is known, a press might open what is not there.
        busy={isBusy || entry === undefined}
        onClick={entry ? dialog.open : add}
      />
      {dialog.isOpen && entry && (
        <NoteDialog userId={userId} name={name} note={entry.note} onClose={dialog.close} />
      )}
    </>
  )
}
