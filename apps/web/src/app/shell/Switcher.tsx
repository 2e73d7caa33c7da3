import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Delegation } from '@podium/contract/delegations'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { actingPhrases } from '@podium/phrases/acting'
import { useSession } from '../../client/index.ts'
import { delegationsRead } from '../../features/delegations/queries.ts'
import { useFoundByName } from '../../features/delegations/useFoundByName.tsx'
import { useNavigate } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { actingStart } from '../../shared/session/actingStart.ts'
import { useActFor } from '../../shared/session/useActFor.ts'
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
    .filter(({ principal }) => principal.id !== user?.id)
    .toSorted((a, b) => personName(a.principal).localeCompare(personName(b.principal)))
  const [isAll, setAll] = useState(false)
  const { found, field, none } = useFoundByName(others)
  const isShort = !isAll && found.length > shownAtFirst + 1
  const back = () => {
    close()
    navigate(paths.home())
  }
  if (others.length === 0 && !acting) return null
  return (
    <section aria-label={t.others} className={styles.others}>
      {field}
      {none && <p className={styles.nobody}>{none}</p>}
      <ul role="list">
        {acting && (
          <li>
            <button type="button" className={styles.entry} onClick={back}>
              {t.back}
            </button>
          </li>
        )}
        {found.slice(0, isShort ? shownAtFirst : undefined).map((one) => (
          <Other key={one.id} delegation={one} close={close} />
        ))}
        {isShort && (
          <li>
            <button type="button" className={styles.entry} onClick={() => setAll(true)}>
              {t.all(found.length)}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

function Other({ delegation, close }: { delegation: Delegation; close: () => void }) {
  const t = usePhrases(actingPhrases)
  const { principal, scopes } = delegation
  const { id, role, sport, avatar } = principal
  const name = personName(principal)
  const { isBusy, run } = useActFor(id, actingStart(principal, scopes), close)
  return (
    <li>
      <button type="button" className={styles.entry} aria-busy={isBusy || undefined} onClick={run}>
        <Avatar userId={id} role={role} sport={sport} src={avatar.main} name={name} size="tiny" />
        {t.actFor(name)}
      </button>
    </li>
  )
}
