import { useQuery } from '@tanstack/react-query'
import type { Representative } from '@podium/contract/roster'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { rosterPhrases } from '@podium/phrases/roster'
import { Link } from '../../router/index.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { CheckIcon } from '../../ui/icons/signs.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { representativesOf } from './queries.ts'
import rows from '../../shared/lists/rows.module.css'
import styles from './RepresentedBy.module.css'

const EndRepresentation = lazyDialog(() => import('./EndRepresentation.tsx'))

/** Who represents an athlete; the athlete ends it here (`roster.page`). */
export default function RepresentedBy({ athleteId }: { athleteId: number }) {
  const t = usePhrases(rosterPhrases).page
  const { data } = useQuery(representativesOf(athleteId))
  const ending = useDialogAbout<Representative>('end-representation')
  if (!data?.length) return null
  return (
    <div className={styles.by}>
      <p id="represented-by">{t.by}</p>
      <ul role="list" aria-labelledby="represented-by">
        {data.map((one) => (
          <Representing key={one.person.id} one={one} onEnd={() => ending.open(one)} />
        ))}
      </ul>
      {ending.subject && (
        <EndRepresentation athleteId={athleteId} one={ending.subject} onClose={ending.close} />
      )}
    </div>
  )
}

function Representing({ one, onEnd }: { one: Representative; onEnd: () => void }) {
  const t = usePhrases(rosterPhrases).page
  const { person, checkedAt, delegationId } = one
  const { id, role, sport, avatar, visible } = person
  const name = personName(person)
  return (
    <li className={styles.representative}>
      <Avatar userId={id} role={role} sport={sport} src={avatar.main} name={name} size="small" />
      <span className={rows.words}>
        {visible ? <Link to={paths.profile(role, id)}>{name}</Link> : name}
        {checkedAt && (
          <small className={styles.checked}>
            <CheckIcon />
            {t.checked}
          </small>
        )}
      </span>
      {delegationId !== null && (
        <span className="screen-only">
          <Button size="small" aria-label={t.endLabel(name)} onClick={onEnd}>
            {t.end}
          </Button>
        </span>
      )}
    </li>
  )
}
