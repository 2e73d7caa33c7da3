import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { StepReason } from '@podium/contract/home'
import type { NetworkCard } from '@podium/contract/network'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { homePhrases } from '@podium/phrases/home'
import { sportPhrases } from '@podium/phrases/sports'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import home from './HomeScreen.module.css'
import styles from './NextSteps.module.css'
import { homeKey } from '../../shared/waiting/waitingRead.ts'
import { stepsRead } from './queries.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

/** Three people that fit, with the reason; nothing stands here where nobody does. */
export function NextSteps() {
  const t = usePhrases(homePhrases).next
  const id = useId()
  const { data } = useQuery(stepsRead)
  if (!data?.length) return null
  return (
    <section className={home.part} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <ul role="list" className="stacked-close">
        {data.map(({ reason, person }) => (
          <Step key={person.id} reason={reason} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Step({ reason, person }: { reason: StepReason; person: NetworkCard }) {
  const t = usePhrases(homePhrases).next
  const sports = usePhrases(sportPhrases)
  const { isBusy, run: follow } = useFollow()
  const { id, role, sport, region } = person
  const name = personName(person)
  const facts = [sport && sports[sport], region].filter(Boolean)
  return (
    <li className={styles.step}>
      <PersonPicture person={person} />
      <Link to={paths.profile(role, id)} className={styles.words}>
        <small>{t.reasons[reason]}</small>
        <strong>{name}</strong>
        {facts.length > 0 && (
          <small>
            <Facts of={facts} />
          </small>
        )}
      </Link>
      <Button
        size="small"
        aria-label={t.followName(name)}
        busy={isBusy}
        onClick={() => follow(person)}
      >
        {t.follow}
      </Button>
    </li>
  )
}

/** Follows at once; their news are read then, and somebody else stands in the place. */
function useFollow() {
  const t = usePhrases(homePhrases).next
  const queryClient = useQueryClient()
  return useAct(async (person: NetworkCard) => {
    const { follow } = await import('@podium/contract/follows')
    const told = await call(follow, { params: { userId: person.id } })
    queryClient.setQueryData(['following', person.id], told)
    void queryClient.invalidateQueries({ queryKey: homeKey })
    void queryClient.invalidateQueries({ queryKey: ['following', 'mine'] })
    toast.success(t.followed(personName(person)))
  })
}
