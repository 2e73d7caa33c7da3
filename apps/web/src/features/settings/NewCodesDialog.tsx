import { useState } from 'react'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import part from '../../shared/settings/part.module.css'

/** New recovery codes in place of the old ones, for a code of the app. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <Dialog
      title={codes ? t.codes.title : t.renew.title}
      onClose={onClose}
      closeOnBackdrop={false}
      size="small"
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className={part.form}>
          <p>{t.renew.text}</p>
          <CodeForm submit={t.renew.submit} onCodes={setCodes} />
        </div>
      )}
    </Dialog>
  )
}
