import { badgeWallPhrases } from '@podium/phrases/badge-wall'
import { copyText } from '../../shared/downloads/copyText.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { LinkIcon } from '../../ui/icons/signs.tsx'
import styles from './WallDialog.module.css'

interface Props {
  label: string
  hint?: string
  value: string
  /** More than one for what is long. */
  lines?: number
  copy: string
  copied: string
}

/** Something to take along: it selects itself, and a button copies it. */
export function CopyField({ label, hint, value, lines = 1, copy, copied }: Props) {
  const { couldNotCopy } = usePhrases(badgeWallPhrases).dialog
  const field = { label, hint, value, readOnly: true, spellCheck: false }
  return (
    <div className={styles.copy}>
      {lines > 1 ? (
        <TextareaField {...field} rows={lines} onFocus={({ target }) => target.select()} />
      ) : (
        <TextField {...field} onFocus={({ target }) => target.select()} />
      )}
      <Button icon={<LinkIcon />} onClick={() => void copyText(value, { copied, couldNotCopy })}>
        {copy}
      </Button>
    </div>
  )
}
