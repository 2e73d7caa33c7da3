import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './ProfileFigures.module.css'

/** Age, height and weight in one quiet line; only what is known. */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).facts
  const { number, metres } = useFormats()
  const { age, height, weight } = profile
  const known = [
    [t.age, age !== null && `${number(age)} ${t.years}`],
    [t.height, height !== null && `${metres(height)} m`],
    [t.weight, weight !== null && `${number(weight)} kg`],
  ].filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <section aria-label={t.title}>
      <dl className={styles.figures}>
        {known.map(([label, value]) => (
          <div key={String(label)}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
