import { useEffect, useEffectEvent, useState } from 'react'
import type { Media } from '@podium/contract/galleries'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { PencilIcon } from '../../ui/icons/signs.tsx'
import { TrashIcon } from '../../ui/icons/workSigns.tsx'
import { DescribeDialog } from './DescribeDialog.tsx'
import type { GalleryOwner } from './queries.ts'
import { useRemoveMedia } from './useRemoveMedia.ts'
import styles from './MediaActions.module.css'

const RemoveDialog = lazyDialog(() => import('./RemoveDialog.tsx'))

interface Props {
  owner: GalleryOwner
  item: Media
  /** On the dark ground of the viewer. */
  onNight?: boolean
  onRemoved?: () => void
}

/** What the owner does with an item, and an admin, who says why: describe it, delete it. */
export function MediaActions({ owner, item, onNight, onRemoved }: Props) {
  const t = usePhrases(galleriesPhrases)
  const describing = useDialogAbout<true>(`describe-${item.id}`)
  const { user } = useSession()
  const deciding = useDialogAbout<true>(`remove-${item.id}`)
  const { isBusy, remove, tellDeleted, refresh } = useRemoveMedia(owner)
  const [isGone, setGone] = useState(false)
  const leave = useEffectEvent(() => {
    onRemoved?.()
    void refresh()
  })
  // The dialog is a step of the history: what is under it is left once that one is.
  useEffect(() => {
    if (isGone && !deciding.subject) leave()
  }, [isGone, deciding.subject])
  const goOn = () => {
    tellDeleted(item)
    setGone(true)
    deciding.close()
  }
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
          if (user?.role === 'ADMIN') return deciding.open(true)
          onRemoved?.()
          void remove(item).then((isDone) => (isDone ? refresh() : undefined))
        }}
      />
      {deciding.subject && (
        <RemoveDialog owner={owner} item={item} onDone={goOn} onClose={deciding.close} />
      )}
      {describing.subject && (
        <DescribeDialog owner={owner} item={item} onClose={describing.close} />
      )}
    </span>
  )
}
