import { useState } from 'react'
import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { useReached } from '../../shared/rendering/useReached.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './ContactForm.module.css'

const waiting = <Skeleton shape="block" height="32rem" />
const ContactFields = lazyWithPreload(() => import('./ContactFields.tsx'), { waiting })

/** Some two screens of a phone: whoever scrolls so far does not see it come. */
const ahead = 1600

/**
 * Stored, and mailed to the company; the answer comes by email. It stands at the end of the page and comes
 * with a reader who gets there, not with the first load.
 */
export function ContactForm() {
  const t = usePhrases(landingPhrases).institutional
  const [isSent, setSent] = useState(false)
  const [isReached, setReached] = useState(false)
  const place = useReached(isReached ? null : () => setReached(true), ahead)
  return (
    <div ref={place} className={styles.card}>
      <h3>{t.formTitle}</h3>
      {isSent ? (
        <Notice tone="success" role="status">
          {t.sent}
        </Notice>
      ) : (
        <Fields isReached={isReached} onSent={() => setSent(true)} />
      )}
    </div>
  )
}

function Fields({ isReached, onSent }: { isReached: boolean; onSent: () => void }) {
  return isReached ? <ContactFields onSent={onSent} /> : waiting
}
