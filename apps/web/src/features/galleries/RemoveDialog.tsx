import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { DecisionDialog } from '../../shared/decisions/DecisionDialog.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import type { GalleryOwner } from './queries.ts'
import { callsOf } from './useRemoveMedia.ts'

interface Props {
  owner: GalleryOwner
  item: Media
  onDone: () => void
  onClose: () => void
}

/** Asks an admin who takes an item out of a gallery why: its owner reads it (`decisions.made`). */
export default function RemoveDialog({ owner, item, onDone, onClose }: Props) {
  const t = usePhrases(galleriesPhrases)
  return (
    <DecisionDialog
      title={t.confirmDelete.title}
      submit={t.delete}
      route={() => callsOf(owner).then(({ remove }) => remove)}
      input={(query) => ({ params: { mediaId: item.id }, query })}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t.confirmDelete.text}</p>
    </DecisionDialog>
  )
}
