import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { useFormats } from '../../app/formats.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Stat, Stats } from '../../ui/surfaces/Stat.tsx'

/** Age, height, weight and place as tiles; only those that are known, and none of a company. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).facts
  const { number, metres } = useFormats()
  const { age, height, weight, region, role } = profile
  const hasFacts = age !== null || height !== null || weight !== null
  if (role === 'SPONSOR' || !hasFacts) return null
  return (
    <section aria-label={t.title}>
      <Stats>
        {age !== null && <Stat label={t.age} value={number(age)} unit={t.years} />}
        {height !== null && <Stat label={t.height} value={metres(height)} unit="m" />}
        {weight !== null && <Stat label={t.weight} value={number(weight)} unit="Kg" />}
        {region && <Stat label={t.place} value={region} />}
      </Stats>
    </section>
  )
}
