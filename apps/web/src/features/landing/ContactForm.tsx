import { useState } from 'react'
import { landingPhrases } from '@podium/phrases/landing'
import { shellPhrases } from '@podium/phrases/shell'
import { later } from '../../shared/rendering/later.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './ContactForm.module.css'

// At the end of the page: nobody waits for it, so that the first load need not bring it. Where it does
// not come, as when the connection ends right after the page, the rest of the page stays.
const ContactFields = later<{ onSent: () => void }>(
  () => import('./ContactFields.tsx').catch(() => ({ default: FieldsMissing })),
  <Skeleton shape="block" height="32rem" />,
)

function FieldsMissing() {
  const t = usePhrases(shellPhrases)
  // Browsers remember that a file did not come until the page is loaded anew.
  return (
    <LoadError
      message={t.couldNotLoad}
      retryLabel={t.retry}
      onRetry={() => window.location.reload()}
    />
  )
}

/** Stored, and mailed to the company; the answer comes by email. */
export function ContactForm() {
  const t = usePhrases(landingPhrases).institutional
  const [isSent, setSent] = useState(false)
  return (
    <div className={styles.card}>
      <h3>{t.formTitle}</h3>
      {isSent ? (
        <Notice tone="success" role="status">
          {t.sent}
        </Notice>
      ) : (
        <ContactFields onSent={() => setSent(true)} />
      )}
    </div>
  )
}
