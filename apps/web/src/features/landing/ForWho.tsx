import { paths } from '@podium/contract/paths'
import type { MemberRole } from '@podium/contract/roles'
import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { Section } from './Section.tsx'
import styles from './ForWho.module.css'

const roles = [
  { role: 'ATHLETE', key: 'athlete' },
  { role: 'FAN', key: 'fan' },
  { role: 'SPONSOR', key: 'sponsor' },
  { role: 'MANAGER', key: 'manager' },
] as const satisfies { role: MemberRole; key: string }[]

/**
 * The four ways in; each leads to sign-up with its role chosen, and says what is only planned
 * (`landing.planned`).
 */
export function ForWho() {
  const t = usePhrases(landingPhrases).forWho
  return (
    <Section id="for-who" title={t.title} lead={t.lead}>
      <ul role="list" className={styles.cards}>
        {roles.map(({ role, key }) => (
          <RoleCard key={role} role={role} texts={t[key]} />
        ))}
      </ul>
    </Section>
  )
}

type RoleTexts = (typeof landingPhrases)['en']['forWho']['athlete']

function RoleCard({ role, texts }: { role: MemberRole; texts: RoleTexts }) {
  const { points } = texts
  const { user } = useSession()
  return (
    <li className={styles.card} data-role={role}>
      <div className={styles.top}>
        <Lanes lanes={6} className={styles.lanes} />
        <p className={styles.role}>{texts.name}</p>
        <h3 className={styles.promise}>{texts.promise}</h3>
      </div>
      <ul className={styles.points}>
        <li>{points.a}</li>
        <li>{points.b}</li>
        <li>{points.c}</li>
      </ul>
      {texts.planned ? <p className={styles.planned}>{texts.planned}</p> : <span />}
      {!user && (
        <LinkButton
          to={paths.signUp()}
          state={{ role }}
          variant="primary"
          className={styles.action}
        >
          {texts.action}
        </LinkButton>
      )}
    </li>
  )
}
