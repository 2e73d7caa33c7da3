import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../app/phrases.ts'
import { fullName, storyOf } from './profileTexts.ts'
import styles from './ProfileStory.module.css'

/** What somebody tells of themselves, and where they want to go. */
export function ProfileStory({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases)
  const { role, objectives } = profile
  const story = storyOf(profile)
  return (
    <div className={styles.story}>
      <section className={styles.part}>
        <h2 className={styles.title}>{role === 'SPONSOR' ? t.aboutCompany : t.about}</h2>
        {story ? (
          <p className={styles.text}>{story}</p>
        ) : (
          <p className={styles.none}>{t.noStory(fullName(profile))}</p>
        )}
      </section>
      {objectives && (
        <section className={styles.part}>
          <h2 className={styles.title}>{t.goals}</h2>
          <p className={styles.text}>{objectives}</p>
        </section>
      )}
    </div>
  )
}
