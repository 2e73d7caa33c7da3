import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Section } from './Section.tsx'
import styles from './Trust.module.css'

/** Three promises the product keeps by its construction. */
export function Trust() {
  const t = usePhrases(landingPhrases).trust
  const items = [t.items.consent, t.items.wallet, t.items.hidden]
  return (
    <Section title={t.title} ground="sunken">
      <ul role="list" className={styles.items}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
