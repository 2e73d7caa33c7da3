import { useState } from 'react'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { coverShapes, firstCrop, safeShare } from '../../ui/pictures/crop.ts'
import { Cropper } from '../../ui/pictures/Cropper.tsx'
import { cutOut, type OpenedPicture } from '../../ui/pictures/readPicture.ts'
import type { PicturePurpose } from './usePictureUpload.ts'
import styles from './Pictures.module.css'

interface Props {
  purpose: PicturePurpose
  /** A sponsor's picture is a logo: shown square, and whole unless they choose a part. */
  isLogo: boolean
  picture: OpenedPicture
  onCut: (file: Blob) => void
  onClose: () => void
}

/** What is cut out: the shape of the largest size the server makes, and twice its sharpness at most. */
const cuts = {
  avatar: { frame: 1, mostWidth: 1024 },
  cover: { frame: 16 / 5, mostWidth: 2400 },
}

/** Lets the owner choose the part of a picture that is shown. */
export function CropDialog({ purpose, isLogo, picture, onCut, onClose }: Props) {
  const t = usePhrases(profileEditPhrases).pictures
  const { cancel } = usePhrases(shellPhrases)
  const { frame, mostWidth } = cuts[purpose]
  const [crop, setCrop] = useState(() => firstCrop({ picture: picture.shape, frame }, isLogo))
  const [isBusy, setBusy] = useState(false)
  const isCover = purpose === 'cover'
  const cut = async () => {
    setBusy(true)
    onCut(await cutOut(picture, { crop, frame, mostWidth }))
  }
  const footer = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={() => void cut()} data-autofocus>
        {t.use}
      </Button>
    </>
  )
  return (
    <Dialog
      title={isCover ? t.cropCover : t.cropAvatar}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={footer}
    >
      <Cropper
        {...{ crop, frame }}
        {...(isCover
          ? { safe: safeShare(frame, coverShapes) }
          : { outline: isLogo ? 'square' : 'round' })}
        fits={isLogo}
        src={picture.src}
        shape={picture.shape}
        onCrop={setCrop}
        label={t.cropLabel}
        zoomLabel={t.zoom}
        zoomInLabel={t.zoomIn}
        zoomOutLabel={t.zoomOut}
      />
      {isCover && <p className={styles.safety}>{t.safe}</p>}
    </Dialog>
  )
}
