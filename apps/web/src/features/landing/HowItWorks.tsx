import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Section } from './Section.tsx'
import styles from './HowItWorks.module.css'

export function HowItWorks() {
  const t = usePhrases(landingPhrases).howItWorks
  const steps = [t.steps.one, t.steps.two, t.steps.three]
  return (
    <Section title={t.title} ground="sunken">
      <ol role="list" className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
