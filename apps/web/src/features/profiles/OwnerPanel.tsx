import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { profilesPhrases } from '@podium/phrases/profiles'
import { wordOf } from '../../shared/profiles/completeness.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { EyeIcon, EyeOffIcon } from '../../ui/icons/signs.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import styles from './OwnerPanel.module.css'
import { usePublish } from './usePublish.ts'

interface Props {
  profile: Profile
  /** What other features give the owner to take along. */
  children?: ReactNode
}

/** What only the owner sees on their page: whether it is public, the switch, and what is missing. */
export function OwnerPanel({ profile, children }: Props) {
  const t = usePhrases(profilesPhrases).owner
  const { isBusy, isHidden, setHidden } = usePublish(profile)
  const veto = profile.own?.hiddenByAdmin
  if (veto) return <HiddenByAdmin {...veto} />
  return (
    <section className={styles.panel} data-hidden={isHidden} aria-label={t.label}>
      {isHidden ? <EyeOffIcon /> : <EyeIcon />}
      <div className={styles.words}>
        <h2 className={styles.title}>{isHidden ? t.hiddenTitle : t.publicTitle}</h2>
        <p>{isHidden ? t.hiddenText : t.publicText}</p>
      </div>
      <Button
        variant={isHidden ? 'primary' : 'quiet'}
        busy={isBusy}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? t.publish : t.hide}
      </Button>
      {children && <div className={styles.tools}>{children}</div>}
      <Completeness profile={profile} />
    </section>
  )
}

/**
 * A page that an admin hid: publishing it would change nothing, so why is told, and whom to ask
 * (`profile.hidden-by-admin`).
 */
function HiddenByAdmin({
  reason,
  since,
}: NonNullable<NonNullable<Profile['own']>['hiddenByAdmin']>) {
  const t = usePhrases(profilesPhrases).owner
  const { veto } = t
  const { date } = useFormats()
  const { company } = usePublicConfig()
  return (
    <section className={styles.panel} data-hidden="true" aria-label={t.label}>
      <EyeOffIcon />
      <div className={styles.words}>
        <h2 className={styles.title}>{veto.title}</h2>
        <p>{since ? veto.text(date(since)) : veto.textUndated}</p>
        {reason && (
          <p>
            <strong>{veto.reason}</strong> {reason}
          </p>
        )}
        <p>
          {veto.object} <Link to={`${paths.index()}#institutional`}>{veto.write}</Link>
          {company.email && (
            <>
              {' '}
              {veto.or} <a href={`mailto:${company.email}`}>{company.email}</a>
            </>
          )}
        </p>
      </div>
    </section>
  )
}

/** How complete the page is; what is missing leads to its field. */
function Completeness({ profile: { role, own } }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).owner
  const { completeness } = usePhrases(profileEditPhrases)
  if (!own || own.completeness.missing.length === 0) return null
  const { percent, missing } = own.completeness
  return (
    <div className={styles.missing}>
      <p id="missing-parts">
        <strong>{completeness.percent(percent)}.</strong> {t.missingTitle}
      </p>
      <LaneProgress value={percent / 100} label={completeness.title} tone="success" />
      <ul role="list" aria-labelledby="missing-parts" className={styles.parts}>
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
    </div>
  )
}
