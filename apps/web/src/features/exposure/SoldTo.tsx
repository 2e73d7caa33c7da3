import { useId } from 'react'
import type { ImpactSummary } from '@podium/contract/exposure'
import { impactPhrases } from '@podium/phrases/impact'
import { profilesPhrases } from '@podium/phrases/profiles'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './impact.module.css'

/** What a sponsor sold in the season, by who bought; nothing where nothing was. */
export function SoldTo({ soldTo }: Pick<ImpactSummary, 'soldTo'>) {
  const t = usePhrases(impactPhrases)
  const { roles } = usePhrases(profilesPhrases)
  const { number } = useFormats()
  const id = useId()
  if (soldTo.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t.soldTo}</h2>
      <dl className={styles.sold}>
        {soldTo.map(({ role, orders, credits }) => (
          <div key={role} className={styles.figure}>
            <dt>{roles[role]}</dt>
            <dd>{t.sold(orders, number(credits))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
