import { useState } from 'react'
import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './ContactForm.module.css'

// At the end of the page, where no visitor waits for it: the first load need not bring it.
const ContactFields = lazyWithPreload(() => import('./ContactFields.tsx'), {
  waiting: <Skeleton shape="block" height="32rem" />,
})

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
