import { useQuery } from '@tanstack/react-query'
import { registersPhrases } from '@podium/phrases/registers'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { CheckIcon, InfoIcon } from '../../ui/icons/signs.tsx'
import { registerOf } from './queries.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './registers.module.css'

/** The register of agents that a manager names, and whether it was checked (`registers.check`). */
export function RegisterLine({ managerId }: { managerId: number }) {
  const t = usePhrases(registersPhrases).shown
  const { date, country } = useFormats()
  const { data } = useQuery(registerOf(managerId))
  const register = data?.register
  if (!register) return null
  const { name, number, countryCode, checkedAt, changed } = register
  return (
    <section className={styles.line} aria-label={t.title}>
      <p>
        <span className={styles.what}>{t.title}</span>
        <strong>{name}</strong>
        <Facts of={[t.number(number), country(countryCode)]} />
      </p>
      <p className={styles.check} data-checked={checkedAt !== null}>
        {checkedAt ? <CheckIcon /> : <InfoIcon />}
        {checkedAt ? t.checked(date(checkedAt)) : changed ? t.changed : t.unchecked}
      </p>
    </section>
  )
}
