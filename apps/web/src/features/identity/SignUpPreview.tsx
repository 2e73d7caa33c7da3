import { sports, type Sport } from '@podium/contract/sports'
import type { MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Cover } from '../../ui/pictures/Cover.tsx'
import styles from './SignUpPreview.module.css'

interface Props {
  role: MemberRole | undefined
  sport: string
  name: string
}

/** A first look at the page one is signing up for; it changes with role and sport. Decorative. */
export function SignUpPreview({ role = 'ATHLETE', sport: chosen, name }: Props) {
  const t = usePhrases(identityPhrases).registration
  const sportNames = usePhrases(sportPhrases)
  const sport = (role === 'ATHLETE' || role === 'MANAGER') && isSport(chosen) ? chosen : null
  const drawnFor = { userId: 'you', role, sport }
  return (
    <aside className={styles.aside} aria-hidden="true">
      <p className={styles.label}>{t.previewLabel}</p>
      <div className={styles.page}>
        <Cover {...drawnFor} />
        <div className={styles.person}>
          <Avatar {...drawnFor} name={name} size="large" ringed className={styles.avatar} />
          <p className={styles.name}>
            {name.trim() || (role === 'SPONSOR' ? t.previewCompany : t.previewName)}
          </p>
          <p className={styles.line}>
            {sport && <SportIcon sport={sport} />}
            {sport ? sportNames[sport] : t.roles[role].name}
          </p>
        </div>
      </div>
    </aside>
  )
}

function isSport(text: string): text is Sport {
  return (sports as readonly string[]).includes(text)
}
