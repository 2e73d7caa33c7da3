import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Section } from './Section.tsx'
import styles from './About.module.css'

export function About() {
  const t = usePhrases(landingPhrases).about
  const facts = [t.facts.sports, t.facts.toTheAthlete, t.facts.team, t.facts.languages]
  return (
    <Section id="about" title={t.title} lead={t.lead}>
      <div className={styles.story}>
        <p className={styles.opening}>{t.p1}</p>
        <div className={styles.rest}>
          <p>{t.p2}</p>
          <p>{t.p3}</p>
          <p>{t.parents}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ value, label }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
