import { useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { UploadIcon } from '../../ui/icons/workSigns.tsx'
import { UploadLine } from './UploadLine.tsx'
import { acceptedTypes, addUploads, currentUploads, watchUploads, type Upload } from './uploads.ts'
import styles from './UploadZone.module.css'

const none: readonly Upload[] = []

interface Props {
  onArrived: () => void
  /** It stands in a form, in which something else comes first. */
  isPart?: boolean
}

/** Takes files by the chooser or dropped on it, several at once, and shows how far each is. */
export function UploadZone({ onArrived, isPart = false }: Props) {
  const t = usePhrases(galleriesPhrases)
  const uploads = useSyncExternalStore(watchUploads, currentUploads, () => none)
  const input = useRef<HTMLInputElement>(null)
  const add = (files: File[]) => addUploads(files, { onArrived })
  const drop = useDrop(add)
  return (
    <div className={styles.place}>
      <div
        {...drop.events}
        className={styles.zone}
        data-part={isPart || undefined}
        data-over={drop.isOver || undefined}
      >
        <Button
          icon={<UploadIcon />}
          variant={isPart ? 'secondary' : 'primary'}
          size={isPart ? 'small' : 'medium'}
          onClick={() => input.current?.click()}
          data-autofocus={!isPart || undefined}
        >
          {t.add}
        </Button>
        <p className={styles.drop}>{t.drop}</p>
        <p className={styles.hint}>{t.dropHint}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept={acceptedTypes}
          hidden
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul role="list" aria-label={t.uploads.title} className="stacked-close">
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  )
}

function useDrop(add: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return {
    isOver,
    events: {
      onDragOver: over,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      },
    },
  }
}
