import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { wordOf } from '../../shared/profiles/completeness.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { ChevronDownIcon } from '../../ui/icons/signs.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import styles from './MissingParts.module.css'

/** How complete one's own page is, in a line that opens; what is missing leads to its field. */
export function MissingParts({ profile: { role, own } }: { profile: Profile }) {
  const t = usePhrases(ownPagePhrases).missing
  const { completeness } = usePhrases(profileEditPhrases)
  if (!own || own.completeness.missing.length === 0) return null
  const { percent, missing } = own.completeness
  return (
    <details className={styles.missing}>
      <summary className={styles.summary}>
        <span className={styles.percent}>{t.summary(percent)}</span>
        <LaneProgress value={percent / 100} label={completeness.title} tone="success" />
        <span className={styles.count}>
          {t.count(missing.length)} <ChevronDownIcon />
        </span>
      </summary>
      <ul role="list" aria-label={t.title} className={styles.parts}>
        {missing.map((part) => {
          const [name, why] = completeness.why[wordOf(part, role)]
          return (
            <li key={part}>
              <Link to={`${paths.editProfile(role)}#${part}`} title={why}>
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
