import type { Company } from '@podium/contract/company'
import { footerPhrases } from '@podium/phrases/footer'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import styles from './Footer.module.css'

const shown = ['name', 'address', 'taxNumber', 'email', 'phone'] as const

/** Who runs this Podium and how to reach them; what is not configured is left out (`pages.footer`). */
export function CompanyContacts() {
  const t = usePhrases(footerPhrases)
  const { company } = usePublicConfig()
  const known = shown.filter((what) => company[what])
  if (known.length === 0) return null
  return (
    <section className={styles.column} aria-labelledby="contacts">
      <h2 id="contacts">{t.contact}</h2>
      <p>{t.contactLead}</p>
      <dl className={styles.contacts}>
        {known.map((what) => (
          <div key={what}>
            <dt>{t.company[what]}</dt>
            <dd>
              <Contact what={what} value={company[what]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Contact({ what, value }: { what: keyof Company; value: string }) {
  if (what === 'email') return <a href={`mailto:${value}`}>{value}</a>
  if (what === 'phone') return <a href={`tel:${value.replace(/\s/g, '')}`}>{value}</a>
  return value
}
