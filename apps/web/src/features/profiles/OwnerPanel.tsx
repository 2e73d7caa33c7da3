import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../app/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { EyeIcon, EyeOffIcon } from '../../ui/icons/signs.tsx'
import { missingParts } from './profileTexts.ts'
import styles from './OwnerPanel.module.css'
import { usePublish } from './usePublish.ts'

/** What only the owner sees on their page: whether it is public, the switch, and what is missing. */
export function OwnerPanel({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).owner
  const isHidden = profile.own?.hiddenProfile ?? false
  const { isBusy, setHidden } = usePublish(profile)
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
      <Missing profile={profile} />
    </section>
  )
}

function Missing({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases).owner
  const parts = missingParts(profile)
  if (parts.length === 0) return null
  return (
    <div className={styles.missing}>
      <p id="missing-parts">{t.missingTitle}</p>
      <ul role="list" aria-labelledby="missing-parts" className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{t.missing[part]}</li>
        ))}
      </ul>
    </div>
  )
}
