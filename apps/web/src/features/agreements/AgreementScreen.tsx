import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { shellPhrases } from '@podium/phrases/shell'
import { isMissing, useMay, useSession } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { NotFoundScreen } from '../../shared/navigation/NotFoundScreen.tsx'
import { ReportButton } from '../../shared/reports/ReportButton.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon } from '../../ui/icons/signs.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './agreements.module.css'
import { Changes, Compare } from './Changes.tsx'
import { Deliverables } from './Deliverables.tsx'
import { HowItStands } from './HowItStands.tsx'
import { PdfButton } from './PdfButton.tsx'
import { agreementRead } from './queries.ts'
import { newestOf, otherOf, shownOf, standingOf, standingTones, versionOf } from './standing.ts'
import { SupportPart } from './SupportPart.tsx'
import { Versions } from './Versions.tsx'

interface Props {
  id: number
  /** From other features, the way to write to the other side. */
  contact: (person: { id: number; name: string }) => ReactNode
}

/** An agreement as one of its sides reads it: what waits first, then what holds (`agreements.versions`). */
export function AgreementScreen({ id, contact }: Props) {
  const t = usePhrases(agreementsPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { data, error, isFetching, refetch } = useQuery(agreementRead(id))
  if (isMissing(error)) return <NotFoundScreen />
  if (data) return <Shown agreement={data} contact={contact} />
  if (!error) return <AgreementSkeleton />
  return (
    <Container width="text" className={styles.screen}>
      <LoadError
        message={t.couldNotLoad}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    </Container>
  )
}

export function AgreementSkeleton() {
  return (
    <Container width="text" className={styles.screen} aria-busy="true">
      <Skeleton width="20rem" height="3rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="24rem" />
    </Container>
  )
}

function Shown({ agreement, contact }: { agreement: Agreement } & Pick<Props, 'contact'>) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const isSelf = useMay('never')
  const writes = useMay('MESSAGES')
  const other = otherOf(agreement, user?.id)
  const name = personName(other) || t.left
  const standing = standingOf(agreement, user?.id)
  const newest = newestOf(agreement)
  const held = versionOf(agreement, agreement.holds)
  const isChanging = standing === 'changeForYou' || standing === 'changeForThem'
  return (
    <Container width="text" className={styles.screen}>
      <Link to={paths.agreements()} className={styles.back}>
        <ChevronLeftIcon />
        {t.page.back}
      </Link>
      <PageTitle eyebrow={t.between(name)}>{agreement.title}</PageTitle>
      <div className={styles.standing}>
        <Badge tone={standingTones[standing]}>{t.standing[standing]}</Badge>
        <span className={styles.acts}>
          {agreement.holds !== null && <PdfButton id={agreement.id} />}
          {other.name && writes && contact({ id: other.id, name })}
          {isSelf && other.name && <ReportButton kind="agreement" id={agreement.id} />}
        </span>
      </div>
      <HowItStands agreement={agreement} standing={standing} name={name} />
      {isChanging && held && newest && (
        <section className={styles.part} aria-labelledby="agreement-changes">
          <h2 id="agreement-changes">{t.page.changes.title}</h2>
          <Changes before={held} after={newest} />
        </section>
      )}
      <Words agreement={agreement} />
      <Deliverables agreement={agreement} />
      <SupportPart agreement={agreement} />
      {agreement.versions.length > (isChanging ? 2 : 1) && <Compare agreement={agreement} />}
      <Versions agreement={agreement} />
    </Container>
  )
}

/** The words of the version on show. */
function Words({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases).page
  const { date } = useFormats()
  const shown = shownOf(agreement)
  if (!shown) return null
  const { state, holds } = agreement
  const title = state === 'ACCEPTED' ? t.whatHolds : holds === null ? t.whatIsProposed : t.whatHeld
  return (
    <section className={styles.part} aria-labelledby="agreement-words">
      <h2 id="agreement-words">{title}</h2>
      <p className={styles.small}>
        {[t.version(shown.version), shown.heldFrom && t.acceptedByBoth(date(shown.heldFrom))]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className={styles.words}>{shown.text}</p>
    </section>
  )
}
