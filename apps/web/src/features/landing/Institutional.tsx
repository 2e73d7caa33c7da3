import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ContactForm } from './ContactForm.tsx'
import styles from './Institutional.module.css'
import { Section } from './Section.tsx'

/** Support by institutions: what it can be, and a form to propose it. */
export function Institutional() {
  const t = usePhrases(landingPhrases).institutional
  const { points } = t
  return (
    <Section id="institutional" title={t.title} lead={t.lead} ground="night">
      <div className={styles.columns}>
        <ul className={styles.points}>
          <li>{points.a}</li>
          <li>{points.b}</li>
          <li>{points.c}</li>
        </ul>
        <ContactForm />
      </div>
    </Section>
  )
}
