import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import { sportPhrases } from '@podium/phrases/sports'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { More, People } from '../../../shared/people/People.tsx'
import styles from '../../../shared/people/People.module.css'
import { peopleStep } from '../../../shared/people/peopleStep.ts'
import { ReadFailed } from '../../../shared/rendering/ReadFailed.tsx'
import { supportedAthletes } from '../queries.ts'

/** The athletes a person supports now, as far as public; nothing where there are none. */
export function SupportedAthletes({ userId }: { userId: number }) {
  const t = usePhrases(supportPagePhrases).supported
  const sports = usePhrases(sportPhrases)
  const { roles } = usePhrases(profilesPhrases)
  const [limit, setLimit] = useState(peopleStep)
  const { data, isError, isFetching, refetch } = useQuery({
    ...supportedAthletes(userId, limit),
    placeholderData: keepPreviousData,
  })
  if (data ? data.total === 0 : !isError) return null
  const people = data?.list.map((athlete) => ({
    ...athlete,
    name: personName(athlete),
    picture: athlete.avatar.main,
    line: [
      athlete.highlighted && t.highlighted,
      athlete.sport ? sports[athlete.sport] : roles.ATHLETE,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <section className={styles.section} aria-labelledby="supported-title">
      <header className={styles.header}>
        <h2 id="supported-title">{t.title}</h2>
        {data && <p className={styles.count}>{t.count(data.total)}</p>}
      </header>
      {people && <People people={people} large />}
      {data && (
        <More
          shown={data.list.length}
          total={data.total}
          limit={limit}
          onMore={setLimit}
          isBusy={isFetching}
        />
      )}
      {!data && <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />}
    </section>
  )
}
