import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSportestLink } from '../../shared/navigation/useSportestLink.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { TrackBend } from '../../ui/lanes/TrackBend.tsx'
import styles from './SportestInvitation.module.css'

/** The quickest way in: a score in a minute, without an account. */
export function SportestInvitation() {
  const t = usePhrases(landingPhrases).sportest
  const link = useSportestLink()
  return (
    <section className={styles.invitation} aria-labelledby="sportest-title">
      <TrackBend lit={7} className={styles.bend} />
      <div className={styles.inner}>
        <h2 id="sportest-title">{t.title}</h2>
        <p>{t.lead}</p>
        <LinkButton {...link} variant="primary" size="large">
          {t.action}
        </LinkButton>
      </div>
    </section>
  )
}
