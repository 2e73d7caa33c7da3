import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Section } from './Section.tsx'
import styles from './Solutions.module.css'
import { useUnavailable } from './useUnavailable.ts'

/** The two paid solutions that are not open yet. */
export function Solutions() {
  const t = usePhrases(landingPhrases).solutions
  const sayUnavailable = useUnavailable()
  return (
    <Section id="solutions" title={t.title} lead={t.lead}>
      <div className={styles.teasers}>
        {[t.sport, t.health].map(({ name, text, action }) => (
          <article key={name} className={styles.teaser}>
            <Badge>{t.plannedBadge}</Badge>
            <h3>{name}</h3>
            <p>{text}</p>
            <Button onClick={sayUnavailable} aria-label={`${name}: ${action}`}>
              {action}
            </Button>
          </article>
        ))}
      </div>
    </Section>
  )
}
