import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { personName } from '@podium/contract/person-name'
import type { SportingPerson } from '@podium/contract/roster'
import { profilesPhrases } from '@podium/phrases/profiles'
import { rosterPhrases } from '@podium/phrases/roster'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../shared/language/phrases.ts'
import { More, People } from '../../shared/people/People.tsx'
import styles from '../../shared/people/People.module.css'
import { peopleStep } from '../../shared/people/peopleStep.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { representedBy } from './queries.ts'

/** The athletes whom a manager represents, as far as public; nothing where there are none (`roster.page`). */
export function RepresentedSection({ managerId }: { managerId: number }) {
  const t = usePhrases(rosterPhrases).page
  const [limit, setLimit] = useState(peopleStep)
  const { data, isError, isFetching, refetch } = useQuery({
    ...representedBy(managerId, limit),
    placeholderData: keepPreviousData,
  })
  const people = usePeople(data?.list ?? [])
  if (data ? data.total === 0 : !isError) return null
  return (
    <section className={styles.section} aria-labelledby="represented-title">
      <header className={styles.header}>
        <h2 id="represented-title">{t.title}</h2>
        {data && <p className={styles.count}>{t.count(data.total)}</p>}
      </header>
      {data ? (
        <>
          <People people={people} large />
          <More
            shown={people.length}
            total={data.total}
            limit={limit}
            onMore={setLimit}
            isBusy={isFetching}
          />
        </>
      ) : (
        <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
      )}
    </section>
  )
}

function usePeople(list: readonly SportingPerson[]) {
  const sports = usePhrases(sportPhrases)
  const { roles } = usePhrases(profilesPhrases)
  return list.map(({ person, sport }) => ({
    ...{ id: person.id, role: 'ATHLETE' as const, sport },
    name: personName(person),
    picture: person.avatar.main,
    line: sport ? sports[sport] : roles.ATHLETE,
  }))
}
