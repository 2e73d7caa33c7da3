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

interface Props {
  athleteId: number
  /** Where the athlete looks after the page, and ends it. */
  isManaged?: boolean
}

/** Who represents an athlete (`roster.page`). */
export default function RepresentedBy({ athleteId, isManaged = false }: Props) {
  const t = usePhrases(rosterPhrases).page
  const { data } = useQuery(representativesOf(athleteId))
  const ending = useDialogAbout<Representative>('end-representation')
  if (!data?.length) return null
  const Title = isManaged ? 'h2' : 'p'
  return (
    <div className={styles.by}>
      <Title id="represented-by">{t.by}</Title>
      <ul role="list" aria-labelledby="represented-by">
        {data.map((one) => (
          <Representing
            key={one.person.id}
            one={one}
            onEnd={isManaged ? () => ending.open(one) : null}
          />
        ))}
      </ul>
      {ending.subject && (
        <EndRepresentation athleteId={athleteId} one={ending.subject} onClose={ending.close} />
      )}
    </div>
  )
}

function Representing({ one, onEnd }: { one: Representative; onEnd: (() => void) | null }) {
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
      {onEnd && delegationId !== null && (
        <Button size="small" aria-label={t.endLabel(name)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </li>
  )
}
