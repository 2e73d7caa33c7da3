import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonCard } from '@podium/contract/people'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { actingPhrases } from '@podium/phrases/acting'
import { actFor } from '../../client/acting.ts'
import { useSession } from '../../client/index.ts'
import { delegationsRead } from '../../features/delegations/queries.ts'
import { useNavigate } from '../../router/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import styles from './Switcher.module.css'

/** Who represents many finds what is below them all the same. */
const shownAtFirst = 5

/** In the account menu: for whom one may act, and the way back to oneself. Nothing where there is neither. */
export default function Switcher({ close }: { close: () => void }) {
  const t = usePhrases(actingPhrases)
  const { user, acting } = useSession()
  const { data } = useQuery(delegationsRead('delegate'))
  const navigate = useNavigate()
  const running = data?.list.filter(({ state }) => state === 'ACTIVE') ?? []
  const others = running
    .map(({ principal }) => principal)
    .filter(({ id }) => id !== user?.id)
    .toSorted((a, b) => personName(a).localeCompare(personName(b)))
  const [isAll, setAll] = useState(false)
  const isShort = !isAll && others.length > shownAtFirst + 1
  const back = () => {
    close()
    navigate(paths.home())
  }
  if (others.length === 0 && !acting) return null
  return (
    <section aria-label={t.others} className={styles.others}>
      <ul role="list">
        {acting && (
          <li>
            <button type="button" className={styles.entry} onClick={back}>
              {t.back}
            </button>
          </li>
        )}
        {others.slice(0, isShort ? shownAtFirst : undefined).map((principal) => (
          <Other key={principal.id} principal={principal} close={close} />
        ))}
        {isShort && (
          <li>
            <button type="button" className={styles.entry} onClick={() => setAll(true)}>
              {t.all(others.length)}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

function Other({ principal, close }: { principal: PersonCard; close: () => void }) {
  const t = usePhrases(actingPhrases)
  const navigate = useNavigate()
  const { id, role, sport, avatar } = principal
  const name = personName(principal)
  const { isBusy, run } = useAct(async () => {
    await actFor(id)
    close()
    navigate(paths.profile(role, id))
  })
  return (
    <li>
      <button type="button" className={styles.entry} aria-busy={isBusy || undefined} onClick={run}>
        <Avatar userId={id} role={role} sport={sport} src={avatar.main} name={name} size="tiny" />
        {t.actFor(name)}
      </button>
    </li>
  )
}
