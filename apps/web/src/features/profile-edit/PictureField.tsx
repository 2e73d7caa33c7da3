import { useEffect, useRef, useState, type ReactNode } from 'react'
import { uploadLimits } from '@podium/contract/limits'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { CameraIcon, TrashIcon } from '../../ui/icons/workSigns.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { openPicture, type OpenedPicture } from '../../ui/pictures/readPicture.ts'
import { CropDialog } from './CropDialog.tsx'
import type { PicturePurpose, PictureUpload } from './usePictureUpload.ts'
import styles from './Pictures.module.css'

interface Props {
  purpose: PicturePurpose
  isLogo?: boolean
  upload: PictureUpload
  /** Whether there is a picture that can be removed. */
  isGiven: boolean
  onCut: (file: Blob) => void
  onRemove: () => void
  /** The picture as the page will show it. */
  children: ReactNode
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** A picture of the page: shown as it will be, changed through the crop dialog, or removed. */
export function PictureField({
  purpose,
  isLogo = false,
  upload,
  isGiven,
  onCut,
  onRemove,
  children,
}: Props) {
  const t = usePhrases(profileEditPhrases).pictures
  const { chooser, opened, error, close } = useChosenPicture(purpose)
  const isAvatar = purpose === 'avatar'
  const names = isGiven
    ? { avatar: t.changeAvatar, cover: t.changeCover }
    : { avatar: t.uploadAvatar, cover: t.uploadCover }
  return (
    <div className={styles[purpose]}>
      {children}
      <div id={isAvatar ? 'avatar' : 'coverPhoto'} className={styles.acts}>
        <Button size="small" icon={<CameraIcon />} onClick={chooser.open}>
          {isAvatar ? names.avatar : names.cover}
        </Button>
        {isGiven && (
          <Button
            size="small"
            variant="quiet"
            icon={<TrashIcon />}
            aria-label={isAvatar ? t.removeAvatar : t.removeCover}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        )}
        <input {...chooser.input} accept={accepted.join(',')} />
      </div>
      <div className={styles.said}>
        <Progress upload={upload} />
        <div role="alert">
          <FieldError id={`${purpose}-error`}>{error && t[error]}</FieldError>
        </div>
      </div>
      {opened && (
        <CropDialog
          {...{ purpose, isLogo }}
          picture={opened}
          onClose={close}
          onCut={(file) => {
            close()
            onCut(file)
          }}
        />
      )}
    </div>
  )
}

function Progress({ upload }: { upload: PictureUpload }) {
  const t = usePhrases(profileEditPhrases).pictures
  if (upload.state === 'idle') return null
  if (upload.state === 'sending') {
    const text = t.progress(Math.round(upload.share * 100))
    return (
      <div className={styles.progress}>
        <LaneProgress value={upload.share} label={text} />
        <p>{text}</p>
      </div>
    )
  }
  return (
    <div className={styles.failed}>
      <p>{t.failed}</p>
      <Button size="small" onClick={upload.retry}>
        {t.retry}
      </Button>
    </div>
  )
}

/** The chosen file, opened once it is known that it can be used. */
function useChosenPicture(purpose: PicturePurpose) {
  const input = useRef<HTMLInputElement>(null)
  const cropping = useDialogAbout<OpenedPicture>(`crop-${purpose}`)
  const hold = useHeld()
  const [error, setError] = useState<'tooLarge' | 'wrongType' | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    const wrong = wrongWith(file)
    setError(wrong)
    if (wrong) return
    // What calls itself a picture may still be none.
    const picture = await openPicture(file).catch(() => (setError('wrongType'), null))
    if (picture) cropping.open(hold(picture))
  }
  return {
    chooser: {
      open: () => input.current?.click(),
      input: {
        ref: input,
        type: 'file',
        hidden: true,
        onChange: (event: { currentTarget: HTMLInputElement }) => {
          void choose(event.currentTarget.files?.[0])
          // The same file can be chosen again after a change of mind.
          event.currentTarget.value = ''
        },
      } as const,
    },
    opened: cropping.subject,
    error,
    close: cropping.close,
  }
}

/** Holds one opened picture until the next one or the end of the page: back and forward may show it again. */
function useHeld() {
  const [held, setHeld] = useState<OpenedPicture | null>(null)
  useEffect(() => () => held?.close(), [held])
  return (picture: OpenedPicture) => {
    setHeld(picture)
    return picture
  }
}

function wrongWith(file: File): 'tooLarge' | 'wrongType' | null {
  if (!accepted.includes(file.type)) return 'wrongType'
  return file.size > uploadLimits.image ? 'tooLarge' : null
}
