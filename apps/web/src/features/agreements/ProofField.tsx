import { use, useEffect, useId, useState } from 'react'
import { uploadLimits } from '@podium/contract/limits'
import type { Picture } from '@podium/contract/pictures'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { FormBusy } from '../../shared/forms/Form.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PictureButton } from '../../shared/pictures/PictureButton.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { openPicture } from '../../ui/pictures/readPicture.ts'
import styles from './agreements.module.css'

/** A picture that is kept already, or one that is still to be sent. */
export type ChosenPicture = Picture | { file: File; src: string }

interface Props {
  picture: ChosenPicture | null
  onPicture: (picture: ChosenPicture | null) => void
  error: string | undefined
}

const accepted = 'image/jpeg,image/png,image/webp,image/gif'

/** A picture that shows what was done: looked at before a byte is sent. */
export function ProofField({ picture, onPicture, error }: Props) {
  const t = usePhrases(agreementsPhrases).ticking
  const id = useId()
  const [wrong, setWrong] = useState<'notAPicture' | 'tooLarge' | null>(null)
  const src = picture && ('src' in picture ? picture.src : picture.main)
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src])
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size > uploadLimits.image) return setWrong('tooLarge')
    try {
      const opened = await openPicture(file)
      setWrong(null)
      onPicture({ file, src: opened.src })
    } catch {
      setWrong('notAPicture')
    }
  }
  const says = wrong ? t[wrong] : error
  const described = `${id}-hint${says ? ` ${id}-error` : ''}`
  // Another picture chosen while this one is on its way would be sent by nothing.
  const isOnItsWay = use(FormBusy)
  return (
    <fieldset className={styles.proofField} aria-describedby={described} disabled={isOnItsWay}>
      <legend>{t.picture}</legend>
      {src && <img src={src} alt={t.preview} className={styles.preview} />}
      <div className={styles.acts}>
        <PictureButton
          accept={accepted}
          onFile={(file) => void choose(file)}
          describedBy={described}
          isWrong={says !== undefined}
        >
          {src ? t.otherPicture : t.choosePicture}
        </PictureButton>
        {src && (
          <Button size="small" variant="quiet" onClick={() => onPicture(null)}>
            {t.removePicture}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className={styles.small}>
        {t.pictureHint}
      </p>
      <div role="alert">
        <FieldError id={`${id}-error`}>{says}</FieldError>
      </div>
    </fieldset>
  )
}
