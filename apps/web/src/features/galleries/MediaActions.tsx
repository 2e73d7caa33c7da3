import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { PencilIcon, TrashIcon } from '../../ui/icons/signs.tsx'
import { DescribeDialog } from './DescribeDialog.tsx'
import type { GalleryOwner } from './queries.ts'
import { useRemoveMedia } from './useRemoveMedia.ts'
import styles from './MediaActions.module.css'

interface Props {
  owner: GalleryOwner
  item: Media
  /** On the dark ground of the viewer. */
  onNight?: boolean
  onRemoved?: () => void
}

/** What the owner does with an item: describe it, delete it. */
export function MediaActions({ owner, item, onNight, onRemoved }: Props) {
  const t = usePhrases(galleriesPhrases)
  const describing = useDialogAbout<true>(`describe-${item.id}`)
  const { isBusy, remove } = useRemoveMedia(owner)
  const look = onNight ? ({ variant: 'night' } as const) : ({ size: 'small' } as const)
  return (
    <span className={onNight ? styles.row : styles.corner}>
      {item.state === 'READY' && (
        <IconButton
          {...look}
          label={t.describe}
          icon={<PencilIcon />}
          onClick={() => describing.open(true)}
        />
      )}
      <IconButton
        {...look}
        label={t.delete}
        icon={<TrashIcon />}
        busy={isBusy}
        onClick={() => {
          onRemoved?.()
          void remove(item)
        }}
      />
      {describing.subject && (
        <DescribeDialog owner={owner} item={item} onClose={describing.close} />
      )}
    </span>
  )
}
