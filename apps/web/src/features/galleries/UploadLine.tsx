import { galleriesPhrases } from '@podium/phrases/galleries'
import { refusalPhrases, roleErrorPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { CrossIcon } from '../../ui/icons/CrossIcon.tsx'
import { RetryIcon } from '../../ui/icons/workSigns.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { canGoOn, dropUpload, isWrongFile, retryUpload, type Upload } from './uploads.ts'
import styles from './UploadZone.module.css'

/** One file on its way: how far it is, cancel, and go on after a break. */
export function UploadLine({ upload }: { upload: Upload }) {
  const t = usePhrases(galleriesPhrases).uploads
  const { key, file, state, sent } = upload
  const isOver = state === 'done' || state === 'refused'
  const isWrong = state === 'broken' || state === 'refused'
  return (
    <li className={styles.line} data-wrong={isWrong || undefined}>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        <p className={styles.state} role={isWrong ? 'alert' : undefined}>
          <State upload={upload} />
        </p>
      </div>
      <div className={styles.acts}>
        {canGoOn(upload) && (
          <IconButton
            size="small"
            label={t.retry(file.name)}
            icon={<RetryIcon />}
            onClick={() => retryUpload(key)}
          />
        )}
        <IconButton
          size="small"
          label={isOver ? t.dismiss(file.name) : t.cancel(file.name)}
          icon={<CrossIcon />}
          onClick={() => dropUpload(key)}
        />
      </div>
      {!isOver && (
        <div className={styles.bar}>
          <LaneProgress value={sent / file.size} label={t.progress(file.name)} />
        </div>
      )}
    </li>
  )
}

function State({ upload: { state, sent, file, refusal } }: { upload: Upload }) {
  const t = usePhrases(galleriesPhrases).uploads
  const refusals = usePhrases(refusalPhrases)
  const { roleError } = usePhrases(roleErrorPhrases)
  const { unknown } = usePhrases(unknownRefusalPhrases)
  if (state === 'sending') return t.percent(Math.floor((sent / file.size) * 100))
  if (state !== 'refused') return t[state]
  if (isWrongFile(refusal)) return t[refusal]
  if (refusal === 'forbidden') return roleError
  return refusal && refusal !== 'unknown' ? refusals[refusal] : unknown
}
