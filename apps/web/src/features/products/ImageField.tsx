import { useEffect, useId, useState } from 'react'
import { uploadLimits } from '@podium/contract/limits'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PictureButton } from '../../shared/pictures/PictureButton.tsx'
import { FieldError, RequiredMark } from '../../ui/fields/Field.tsx'
import { PhotosIcon } from '../../ui/icons/signs.tsx'
import { openPicture } from '../../ui/pictures/readPicture.ts'
import styles from './ProductForm.module.css'

/** A picture that can be sent, and how the browser shows it. */
export interface ChosenImage {
  file: File
  src: string
}

type Wrong = 'wrongType' | 'tooLarge'

interface Props {
  /** The picture the product has. */
  given: string | undefined
  image: ChosenImage | null
  onImage: (image: ChosenImage) => void
  required: boolean
  /** What the form or the server says against it. */
  error: string | undefined
}

const accepted = ['image/jpeg', 'image/png']

/** The picture of a product: looked at before a byte is sent, and shown as it will be. */
export function ImageField({ given, image, onImage, required, error }: Props) {
  const t = usePhrases(productsPhrases).form
  const id = useId()
  const { wrong, choose } = useChoice(image, onImage)
  const shown = image?.src ?? given
  const says = wrong ? t[wrong] : error
  const described = `${id}-hint${says ? ` ${id}-error` : ''}`
  return (
    <fieldset className={styles.image} aria-describedby={described}>
      <legend>
        {t.image}
        {required && <RequiredMark />}
      </legend>
      <div className={styles.choice}>
        <span
          className={styles.preview}
          data-given={shown !== undefined || undefined}
          data-wrong={says !== undefined || undefined}
        >
          {shown ? <img src={shown} alt={t.preview} /> : <PhotosIcon />}
        </span>
        <div className={styles.words}>
          <PictureButton
            accept={accepted.join(',')}
            onFile={(file) => void choose(file)}
            describedBy={described}
            isWrong={says !== undefined}
          >
            {shown ? t.change : t.choose}
          </PictureButton>
          <p id={`${id}-hint`} className="quiet">
            {image?.file.name ?? t.imageHint}
          </p>
        </div>
      </div>
      <div role="alert">
        <FieldError id={`${id}-error`}>{says}</FieldError>
      </div>
    </fieldset>
  )
}

function useChoice(image: ChosenImage | null, onImage: (image: ChosenImage) => void) {
  const [wrong, setWrong] = useState<Wrong | null>(null)
  useEffect(() => () => URL.revokeObjectURL(image?.src ?? ''), [image])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const found = wrongWith(file)
    setWrong(found)
    if (found) return
    try {
      // What calls itself a picture may still be none.
      const { src } = await openPicture(file)
      onImage({ file, src })
    } catch {
      setWrong('wrongType')
    }
  }
  return { wrong, choose }
}

/**
 * What can be said against a file before a byte is sent (`uploads.rules`); its content is the server's
 * to judge.
 */
export function wrongWith({ type, size }: Pick<File, 'type' | 'size'>): Wrong | null {
  if (!accepted.includes(type)) return 'wrongType'
  return size > uploadLimits.productImage ? 'tooLarge' : null
}
