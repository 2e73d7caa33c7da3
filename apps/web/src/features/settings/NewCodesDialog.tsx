import { useState } from 'react'
import { settingsPhrases } from '@podium/phrases/settings'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './settings.module.css'

/** New recovery codes in place of the old ones, for a code of the app. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor
  const { close } = usePhrases(shellPhrases)
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      title={codes ? t.codes.title : t.renew.title}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      size="small"
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className={styles.form}>
          <p>{t.renew.text}</p>
          <CodeForm submit={t.renew.submit} onCodes={setCodes} />
        </div>
      )}
    </Dialog>
  )
}
