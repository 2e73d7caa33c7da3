import { useEffect, useState } from 'react'
import { settingsPhrases } from '@podium/phrases/settings'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Arrived } from './Arrived.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './settings.module.css'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = usePhrases(settingsPhrases).twoFactor.codes
  const text = `${codes.join('\n')}\n`
  const address = useFileAddress(text)
  return (
    <Arrived>
      <p>{t.text}</p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <CopyButton text={text} label={t.copy} />
        <a href={address} download={t.file}>
          {t.download}
        </a>
      </div>
      <Button variant="primary" wide onClick={onDone}>
        {t.done}
      </Button>
    </Arrived>
  )
}

/** An address in this page at which a text can be downloaded. */
function useFileAddress(text: string): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}
