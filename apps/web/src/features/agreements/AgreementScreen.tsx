import type { ReactNode } from 'react'
import type { Agreement } from '@podium/contract/agreements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { useSession } from '../../client/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReadPage } from '../../shared/rendering/ReadPage.tsx'
import { BackLink } from '../../ui/actions/BackLink.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { Acts } from './Acts.tsx'
import styles from './agreements.module.css'
import { Changes, Compare } from './Changes.tsx'
import { Deliverables } from './Deliverables.tsx'
import { HowItStands } from './HowItStands.tsx'
import { agreementRead } from './queries.ts'
import { newestOf, otherOf, shownOf, standingOf, standingTones, versionOf } from './standing.ts'
import { SupportPart } from './SupportPart.tsx'
import { Versions } from './Versions.tsx'
import { WrittenText } from './WrittenText.tsx'

interface Props {
  id: number
  /** From other features, the dialog that writes to the other side. */
  writing: (to: { id: number; name: string }, onClose: () => void) => ReactNode
}

/** An agreement as one of its sides reads it: what waits first, then what holds (`agreements.versions`). */
export function AgreementScreen({ id, writing }: Props) {
  const t = usePhrases(agreementsPhrases)
  return (
    <ReadPage width="text" read={agreementRead(id)} couldNotLoad={t.couldNotLoad}>
      {(agreement) => <Shown agreement={agreement} writing={writing} />}
    </ReadPage>
  )
}

function Shown({ agreement, writing }: { agreement: Agreement } & Pick<Props, 'writing'>) {
  const t = usePhrases(agreementsPhrases)
  const { user } = useSession()
  const other = otherOf(agreement, user?.id)
  const name = personName(other) || t.left
  const standing = standingOf(agreement, user?.id)
  const newest = newestOf(agreement)
  const held = versionOf(agreement, agreement.holds)
  const isChanging = standing === 'changeForYou' || standing === 'changeForThem'
  return (
    <Page width="text" gap={2}>
      <BackLink to={paths.agreements()}>{t.page.back}</BackLink>
      <PageTitle eyebrow={t.between(personName(other) || t.leftWithin)}>
        {agreement.title}
      </PageTitle>
      <div className={styles.standing}>
        <Badge tone={standingTones[standing]}>{t.standing[standing]}</Badge>
        <Version agreement={agreement} />
      </div>
      <HowItStands agreement={agreement} standing={standing} name={name} />
      <Acts agreement={agreement} standing={standing} name={name} writing={writing} />
      {isChanging && held && newest && (
        <section className={styles.part} aria-labelledby="agreement-changes">
          <h2 id="agreement-changes">{t.page.changes.title}</h2>
          <Changes before={held} after={newest} />
        </section>
      )}
      <Deliverables agreement={agreement} />
      <Words agreement={agreement} />
      <SupportPart agreement={agreement} />
      {agreement.versions.length > (isChanging ? 2 : 1) && <Compare agreement={agreement} />}
      <Versions agreement={agreement} />
    </Page>
  )
}

/** Which version is on show, and since when it holds. */
function Version({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases).page
  const { date } = useFormats()
  const shown = shownOf(agreement)
  if (!shown) return null
  const { version, heldFrom } = shown
  return (
    <p className={styles.small}>
      {[t.version(version), heldFrom && t.acceptedByBoth(date(heldFrom))]
        .filter(Boolean)
        .join(', ')}
    </p>
  )
}

/** The words of the version on show. */
function Words({ agreement }: { agreement: Agreement }) {
  const t = usePhrases(agreementsPhrases).page
  const shown = shownOf(agreement)
  if (!shown) return null
  const { state, holds } = agreement
  const title = state === 'ACCEPTED' ? t.whatHolds : holds === null ? t.whatIsProposed : t.whatHeld
  return (
    <section className={styles.part} aria-labelledby="agreement-words">
      <h2 id="agreement-words">{title}</h2>
      <WrittenText text={shown.text} />
    </section>
  )
}
