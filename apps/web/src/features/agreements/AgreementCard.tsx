import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Card, coverLink } from '../../ui/surfaces/Card.tsx'
import styles from './agreements.module.css'
import { nextFirst, otherOf, shownOf, standingOf, standingTones } from './standing.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  agreement: Agreement
  /** Of its heading. */
  level?: 2 | 3
}

/** One agreement of a list: with whom, how it stands for its reader, and what is done of it. */
export function AgreementCard({ agreement, level = 2 }: Props) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const standing = standingOf(agreement, user?.id)
  const other = otherOf(agreement, user?.id)
  const name = personName(other) || t.left
  const Title = `h${level}` as const
  return (
    <Card as="li" interactive className={styles.card}>
      <PersonPicture person={other} name={name} />
      <div className={styles.cardWords}>
        <Title className={styles.cardTitle}>
          <Link to={paths.agreement({ id: agreement.id })} className={coverLink}>
            {agreement.title}
          </Link>
        </Title>
        <p className="soft">{t.with(personName(other) || t.leftWithin)}</p>
      </div>
      <div className={styles.cardEnd}>
        <Badge tone={standingTones[standing]}>{t.standing[standing]}</Badge>
        <ChevronRightIcon />
      </div>
      <Progress agreement={agreement} />
    </Card>
  )
}

/** How much of what holds is done, and what comes next. */
function Progress({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases)
  const { day } = useFormats()
  const deliverables = shownOf(agreement)?.deliverables ?? []
  if (agreement.holds === null || deliverables.length === 0) return null
  const done = deliverables.filter(({ doneAt }) => doneAt).length
  const [next] = nextFirst(deliverables)
  const words = t.done(done, deliverables.length)
  return (
    <div className={styles.cardProgress}>
      <LaneProgress
        value={done / deliverables.length}
        label={agreement.title}
        valueText={words}
        tone="success"
      />
      <p className={styles.small}>
        <Facts
          of={[
            words,
            next?.due &&
              !next.doneAt &&
              agreement.state === 'ACCEPTED' &&
              t.nextDue(next.title, day(next.due)),
          ]}
        />
      </p>
    </div>
  )
}
