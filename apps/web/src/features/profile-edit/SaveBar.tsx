import { useEffect, useState, type ReactNode } from 'react'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { keepKeyboardRoom } from '../../ui/keyboardRoom.ts'
import styles from './SaveBar.module.css'

interface Props {
  isDirty: boolean
  isBusy: boolean
  /** A picture is still on its way: saving now would leave it behind. */
  isUploading: boolean
  /** The form it saves, by its id: the bar stands beside the page's title. */
  form: string
  /** Leads to the list of wrong fields, where there is one. */
  children: ReactNode
}

/** From here on the save button floats, in pixels (`timing.waits`). */
const floatsAfter = 185

/** Says whether something is unsaved, and saves it, loud only then; floats once the page is scrolled. */
export function SaveBar({ isDirty, isBusy, isUploading, form, children }: Props) {
  const t = usePhrases(profileEditPhrases)
  const isFloating = useIsScrolledPast(floatsAfter)
  const status = isUploading ? t.uploading : isDirty ? t.unsaved : t.upToDate
  return (
    <div className={styles.bar} data-floating={isFloating || undefined}>
      <div className={styles.inner}>
        {children}
        <p role="status" className={styles.status} data-dirty={isDirty || isUploading || undefined}>
          {isBusy ? t.saving : status}
        </p>
        <Button
          type="submit"
          form={form}
          variant={isDirty ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={isUploading}
        >
          {t.save}
        </Button>
      </div>
    </div>
  )
}

function useIsScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    keepKeyboardRoom()
    const look = () => setPast(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return isPast
}
