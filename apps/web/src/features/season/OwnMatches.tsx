import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { MatchFund } from '@podium/contract/matches'
import { matchPhrases } from '@podium/phrases/matches'
import { useMay } from '../../client/index.ts'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { ownMatches } from './queries.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './season.module.css'

const EndMatchDialog = lazyDialog(() => import('./EndMatchDialog.tsx'))

/** A sponsor's or manager's match funds: what is left of each, what it gave, and its end. */
export function OwnMatches() {
  const t = usePhrases(matchPhrases).own
  const [data, instead] = useRead(ownMatches, t.couldNotLoad, '8rem')
  const ending = useDialogAbout<MatchFund>('match-end')
  return (
    <section className={styles.section} aria-labelledby="own-matches">
      <h2 id="own-matches">{t.title}</h2>
      {instead}
      {data?.length === 0 && <p className={styles.purpose}>{t.empty}</p>}
      {data && data.length > 0 && (
        <ul role="list" className={styles.goals}>
          {data.map((fund) => (
            <li key={fund.id}>
              <FundCard fund={fund} onEnd={() => ending.open(fund)} />
            </li>
          ))}
        </ul>
      )}
      {ending.subject && <EndMatchDialog fund={ending.subject} onClose={ending.close} />}
    </section>
  )
}

function FundCard({ fund, onEnd }: { fund: MatchFund; onEnd: () => void }) {
  const t = usePhrases(matchPhrases).own
  const { number, date } = useFormats()
  const maySpend = useMay('SPEND')
  const { athlete, goal, credits, left, matched, supports, perSupporter, until, state } = fund
  const name = personName(athlete) || t.gone
  const isOpen = state === 'OPEN'
  const remaining = t.left(number(left), number(credits))
  return (
    <article className={styles.goal}>
      <h3 className={styles.name}>
        {athlete.hasPage ? <Link to={paths.athlete({ id: athlete.id })}>{name}</Link> : name}
      </h3>
      <p className={styles.purpose}>{goal?.title ?? t.page}</p>
      <LaneProgress
        value={matched / credits}
        label={name}
        valueText={t.given(number(matched), supports)}
        tone={state === 'USED' ? 'success' : 'accent'}
      />
      <p className={styles.figures}>
        <strong>{isOpen ? remaining : t.given(number(matched), supports)}</strong>
        <Badge tone={isOpen ? 'info' : 'neutral'}>
          {isOpen ? t.open : t.ends[fund.endReason ?? 'ENDED']}
        </Badge>
      </p>
      {isOpen && (
        <p className={styles.purpose}>
          <Facts
            of={[
              matched > 0 && t.given(number(matched), supports),
              t.per(number(perSupporter)),
              until && t.until(date(until)),
            ]}
          />
        </p>
      )}
      {isOpen && maySpend && (
        <Button size="small" aria-label={t.endOf(name)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </article>
  )
}
