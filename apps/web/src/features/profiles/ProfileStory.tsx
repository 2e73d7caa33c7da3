import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../shared/language/phrases.ts'
import { storyOf } from './profileTexts.ts'
import styles from './ProfileStory.module.css'

/** What a person tells of themselves, and their goals; nothing where nothing is told. */
export function ProfileStory({ profile }: { profile: Profile }) {
  const t = usePhrases(profilesPhrases)
  const { role, biography, objectives } = profile
  const story = storyOf(profile)
  const history = role === 'SPONSOR' && biography && (
    <StorySection title={t.companyStory} text={biography} />
  )
  const title = role === 'SPONSOR' ? t.aboutCompany : t.about
  // A manager's page says so where there is no biography (`profile.fields`).
  const text = story ?? (role === 'MANAGER' ? t.noStory(personName(profile)) : null)
  if (!text && !objectives && !history) return null
  return (
    <div className={styles.story} data-story>
      {text && <StorySection title={title} text={text} isMissing={!story} />}
      {history}
      {objectives && <StorySection title={t.goals} text={objectives} />}
    </div>
  )
}

function StorySection(props: { title: string; text: string; isMissing?: boolean }) {
  return (
    <section className={styles.part}>
      <h2>{props.title}</h2>
      <p className={props.isMissing ? styles.none : styles.text}>{props.text}</p>
    </section>
  )
}
