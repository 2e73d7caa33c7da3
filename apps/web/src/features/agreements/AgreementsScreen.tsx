import { useQuery } from '@tanstack/react-query'
import { agreementStates } from '@podium/contract/agreement-rules'
import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { useLocation, useNavigate } from '../../router/index.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { CheckIcon } from '../../ui/icons/signs.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { AgreementCard } from './AgreementCard.tsx'
import styles from './agreements.module.css'
import { ProposeLink } from './ProposeLink.tsx'
import { agreementsPageSize, agreementsRead, ownAgreements } from './queries.ts'

/** The agreements of one side: how each stands, and what is done of it. */
export function AgreementsScreen() {
  const t = usePhrases(agreementsPhrases)
  const { state } = useShownState()
  const { data: all } = useQuery({ ...ownAgreements, enabled: false })
  const { user } = useSession()
  // Where there is none yet, the way to the first stands in the list's place.
  const hasSome = state !== undefined || all?.total !== 0
  return (
    <Page width="text">
      {hasSome ? (
        <PageTitle actions={<ProposeLink short size="small" />}>{t.title}</PageTitle>
      ) : (
        <PageTitle lead={t.lead}>{t.title}</PageTitle>
      )}
      {user?.protected && <LeftToOthers what="agree" />}
      <PagedList<Agreement>
        read={(page) => agreementsRead(state, page)}
        pageSize={agreementsPageSize}
        couldNotLoad={t.couldNotLoad}
        waiting={<Skeleton shape="block" height="16rem" />}
        empty={<Nothing />}
        above={state || all?.total !== 1 ? <Filter /> : undefined}
        isNarrowed={state !== undefined}
        pages={t.pages}
      >
        {(list) => (
          <ul role="list" className="stacked" aria-label={t.title}>
            {list.map((agreement) => (
              <AgreementCard key={agreement.id} agreement={agreement} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
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
      hideLabel
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
      text={user?.protected ? undefined : user?.role === 'ATHLETE' ? t.forAthlete : t.forSupporter}
      action={<ProposeLink />}
    />
  )
}
