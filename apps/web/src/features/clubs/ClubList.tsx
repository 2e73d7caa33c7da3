import type { ClubKey } from '@podium/contract/clubs'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import styles from './ClubList.module.css'

/** The clubs an athlete's results tell of; only the athlete sees them. */
export function ClubList({ clubs }: { clubs: readonly ClubKey[] }) {
  const t = usePhrases(ownAchievementsPhrases).clubs
  const sports = usePhrases(sportPhrases)
  return (
    <section className={styles.clubs} aria-labelledby="clubs-title">
      <h2 id="clubs-title" className={styles.title}>
        {t.title}
      </h2>
      <p className="soft">{clubs.length === 0 ? t.empty : t.text}</p>
      {clubs.length > 0 && (
        <ul role="list" className={styles.list}>
          {clubs.map(({ clubCompositeKey: { clubName, sport } }) => (
            <li key={`${sport} ${clubName}`}>
              <SportIcon sport={sport} />
              <span>
                {clubName}
                <small>{sports[sport]}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
