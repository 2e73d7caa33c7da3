import { agreementStates } from '@podium/contract/agreement-rules'
import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { Link, useLocation, useNavigate } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { CheckIcon, PlusIcon } from '../../ui/icons/signs.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Card, coverLink } from '../../ui/surfaces/Card.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './agreements.module.css'
import { agreementsPageSize, agreementsRead } from './queries.ts'
import { otherOf, shownOf, standingOf, standingTones } from './standing.ts'

/** The agreements of one side: how each stands, and what is done of it. */
export function AgreementsScreen() {
  const t = usePhrases(agreementsPhrases)
  const { state } = useShownState()
  return (
    <Page>
      <PageTitle lead={t.lead} actions={<ProposeLink />}>
        {t.title}
      </PageTitle>
      <Filter />
      <PagedList<Agreement>
        read={(page) => agreementsRead(state, page)}
        pageSize={agreementsPageSize}
        couldNotLoad={t.couldNotLoad}
        waiting={<Skeleton shape="block" height="16rem" />}
        empty={<Nothing />}
        pages={t.pages}
      >
        {(list) => (
          <ul role="list" className={styles.cards} aria-label={t.title}>
            {list.map((agreement) => (
              <AgreementCard key={agreement.id} agreement={agreement} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

/** The page's shape, until it is known who is here. */
export function AgreementsSkeleton() {
  return (
    <Page aria-busy="true">
      <Skeleton width="16rem" height="3rem" />
      <Skeleton shape="block" height="16rem" />
    </Page>
  )
}

/** A guardian proposes for who is protected. */
function ProposeLink() {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  if (user?.protected) return null
  return (
    <LinkButton to={paths.newAgreement()} variant="primary" icon={<PlusIcon />}>
      {t.propose}
    </LinkButton>
  )
}

/** Which agreements are shown; the address says it. */
function useShownState() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get('state')
  return {
    state: agreementStates.find((known) => known === asked),
    show: (state: string) => navigate(paths.agreements({ state }), { replace: true }),
  }
}

function Filter() {
  const t = usePhrases(agreementsPhrases)
  const { state, show } = useShownState()
  return (
    <SelectField
      className={styles.filter}
      label={t.filter}
      emptyLabel={t.filters.all}
      options={agreementStates.map((value) => ({ value, label: t.filters[value] }))}
      value={state ?? ''}
      onChange={({ currentTarget }) => show(currentTarget.value)}
    />
  )
}

function Nothing() {
  const t = usePhrases(agreementsPhrases).empty
  const { state, show } = useShownState()
  const { user } = useSession()
  if (state) {
    const showAll = <Button onClick={() => show('')}>{t.showAll}</Button>
    return <EmptyState icon={<CheckIcon />} title={t.filtered} action={showAll} />
  }
  return (
    <EmptyState
      icon={<CheckIcon />}
      title={t.title}
      text={user?.role === 'ATHLETE' ? t.forAthlete : t.forSupporter}
      action={<ProposeLink />}
    />
  )
}

function AgreementCard({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const standing = standingOf(agreement, user?.id)
  const other = otherOf(agreement, user?.id)
  const name = personName(other) || t.left
  return (
    <Card as="li" interactive className={styles.card}>
      <Avatar
        userId={other.id}
        role={other.role}
        sport={other.sport}
        src={other.avatar.main}
        name={name}
      />
      <div className={styles.cardWords}>
        <h2 className={styles.cardTitle}>
          <Link to={paths.agreement({ id: agreement.id })} className={coverLink}>
            {agreement.title}
          </Link>
        </h2>
        <p className={styles.soft}>{t.with(name)}</p>
        <Progress agreement={agreement} />
      </div>
      <Badge tone={standingTones[standing]}>{t.standing[standing]}</Badge>
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
  const [next] = deliverables.flatMap(({ doneAt, due }) => (due && !doneAt ? [due] : [])).toSorted()
  const words = t.done(done, deliverables.length)
  return (
    <>
      <LaneProgress
        value={done / deliverables.length}
        label={agreement.title}
        valueText={words}
        tone={done === deliverables.length ? 'success' : 'accent'}
      />
      <p className={styles.small}>
        {[words, next && agreement.state === 'ACCEPTED' && t.nextDue(day(next))]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}
