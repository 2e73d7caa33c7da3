import NoteDialog from './NoteDialog.tsx'
import { useShortlisting } from './useShortlisting.ts'

interface Props {
  userId: number
  name: string
  onClose: () => void
}

/** The note about an athlete, once it has come; nothing where they are on no list of the user. */
export default function OwnNote({ userId, name, onClose }: Props) {
  const { entry } = useShortlisting(userId)
  return entry && <NoteDialog {...{ userId, name, onClose }} note={entry.note} />
}
