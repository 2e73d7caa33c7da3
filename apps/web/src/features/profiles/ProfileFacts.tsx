import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Stat, Stats } from '../../ui/surfaces/Stat.tsx'

/** Age, height, weight, club and place as tiles; only what is known, and nothing of a company. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).facts
  const { number, metres } = useFormats()
  const { age, height, weight, region, role } = profile
  const clubName = profile.club?.clubCompositeKey.clubName
  const hasFacts = [age, height, weight].some((fact) => fact !== null)
  if (role === 'SPONSOR' || (!hasFacts && !clubName)) return null
  return (
    <section aria-label={t.title}>
      <Stats>
        {age !== null && <Stat label={t.age} value={number(age)} unit={t.years} />}
        {height !== null && <Stat label={t.height} value={metres(height)} unit="m" />}
        {weight !== null && <Stat label={t.weight} value={number(weight)} unit="Kg" />}
        {clubName && <Stat label={t.club} value={clubName} words />}
        {region && <Stat label={t.place} value={region} words />}
      </Stats>
    </section>
  )
}
