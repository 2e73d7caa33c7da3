import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { PencilIcon, PinIcon } from '../../ui/icons/signs.tsx'
import { RoleIcon } from '../../ui/icons/RoleIcon.tsx'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './ProfileHeader.module.css'

interface Props {
  profile: Profile
  /** Buttons of other features. */
  children?: ReactNode
}

/** Picture, name, sport and place, the phrase; and what one can do with the page. */
export function ProfileHeader({ profile, children }: Props) {
  const t = usePhrases(profilesPhrases)
  const { role, phrase } = profile
  const name = personName(profile)
  return (
    <header className={styles.header}>
      <PersonPicture person={profile} size="huge" ringed className={styles.avatar} />
      <div className={styles.words}>
        <Badge icon={<RoleIcon role={role} />}>{t.roles[role]}</Badge>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.lines}>
          <SportLine profile={profile} />
          <PlaceLine profile={profile} />
        </p>
        {phrase && <blockquote className={styles.phrase}>{unbroken(phrase)}</blockquote>}
      </div>
      <div className={styles.actions}>
        <EditAsAdmin profile={profile} />
        {children}
      </div>
    </header>
  )
}

/** For an admin to the form of the user whose page it is. */
function EditAsAdmin({ profile: { id, role, abilities } }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases)
  if (!abilities.edit || abilities.publish) return null
  return (
    <LinkButton to={paths.editProfile(role, id)} icon={<PencilIcon />}>
      {t.editAsAdmin}
    </LinkButton>
  )
}

function SportLine({ profile: { role, sport, club } }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases)
  const names = usePhrases(sportPhrases)
  if (!sport) return null
  // Of who is protected no club is told, which is not the same as none.
  const isIndependent = role === 'ATHLETE' && club !== null
  const clubName = club?.clubCompositeKey.clubName || (isIndependent ? t.independent : '')
  return (
    <span className={styles.line}>
      <SportIcon sport={sport} />
      <Facts of={[names[sport], clubName]} />
    </span>
  )
}

function PlaceLine({ profile: { region, countryCode } }: { profile: Profile }) {
  const { country } = useFormats()
  const place = [region, countryCode && country(countryCode)].filter(Boolean).join(', ')
  // Server and browser may know a country under names of different years.
  return place ? (
    <span className={styles.line} suppressHydrationWarning>
      <PinIcon />
      {place}
    </span>
  ) : null
}
