import type { CompletenessPart, Profile } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { wordOf } from '../../shared/profiles/completeness.ts'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ChevronDownIcon } from '../../ui/icons/signs.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import styles from './Completeness.module.css'

interface Props {
  profile: Profile
  /** Whose page it is not needs no telling why. */
  asAdmin: boolean
}

/** How complete a page is, in a line that opens on what it lacks and why that counts; each leads to its field. */
export function Completeness({ profile, asAdmin }: Props) {
  const t = usePhrases(profileEditPhrases).completeness
  if (!profile.own) return null
  const { percent, missing } = profile.own.completeness
  const title = asAdmin ? t.adminTitle : t.title
  const line = (
    <>
      <span className={styles.percent}>{t.percent(percent)}</span>
      <LaneProgress value={percent / 100} label={title} tone="success" />
    </>
  )
  return (
    <section className={styles.meter} aria-label={title}>
      {missing.length === 0 ? (
        <>
          <p className={styles.line}>{line}</p>
          {!asAdmin && <p className={styles.parts}>{t.complete}</p>}
        </>
      ) : (
        <details>
          <summary className={styles.line}>
            {line}
            <ChevronDownIcon />
          </summary>
          <ul
            role="list"
            className={styles.parts}
            aria-label={asAdmin ? t.adminMissing : t.missing}
          >
            {missing.map((part) => (
              <MissingPart key={part} part={part} role={profile.role} hasReason={!asAdmin} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface PartProps {
  part: CompletenessPart
  role: MemberRole
  hasReason: boolean
}

function MissingPart({ part, role, hasReason }: PartProps) {
  const { why: reasons } = usePhrases(profileEditPhrases).completeness
  const [name, why] = reasons[wordOf(part, role)]
  return (
    <li>
      <a href={`#${part}`}>{name}</a>
      {hasReason && <span>{why}</span>}
    </li>
  )
}
