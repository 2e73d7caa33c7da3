import { type LegalKind, legalKinds } from '@podium/contract/legal'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSearchParams } from '../../../router/index.ts'
import { LinkButton } from '../../../ui/actions/Button.tsx'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { useTimes } from '../frame/useTimes.ts'
import styles from './content.module.css'
import { LegalEditor } from './LegalEditor.tsx'
import { LegalShown, type DrawText } from './LegalShown.tsx'
import { versionsRead, type Version } from './queries.ts'

const addressOf = (kind: LegalKind, from?: string) =>
  paths.admin({ part: 'legal', kind: kind === 'terms' ? undefined : kind, from })

/**
 * The legal documents with their versions, and a place to write the next one (`legal.documents`,
 * `terms.versions`).
 */
export default function LegalScreen({ draw }: { draw: DrawText }) {
  const t = usePhrases(adminContentPhrases).legal
  const [query] = useSearchParams()
  const kind = legalKinds.find((one) => one === query.get('kind')) ?? 'terms'
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Tabs
        label={t.documents}
        tabs={legalKinds.map((one) => ({ to: addressOf(one), label: t.kinds[one] }))}
        current={addressOf(kind)}
        preventScrollReset
      />
      <Document key={kind} kind={kind} from={query.get('from')} draw={draw} />
    </>
  )
}

interface DocumentProps {
  kind: LegalKind
  /** The version the editor starts from. */
  from: string | null
  draw: DrawText
}

function Document({ kind, from, draw }: DocumentProps) {
  const { couldNotLoad } = usePhrases(adminPhrases)
  const [data, instead] = useRead(versionsRead(kind), couldNotLoad, '32rem')
  if (!data) return instead
  const inForce = data.find(({ publishedAt, announced }) => publishedAt !== null && !announced)
  const start = data.find(({ version }) => version === from)
  return (
    <>
      {!start && <Versions kind={kind} versions={data} inForce={inForce} />}
      {start && (
        <LegalEditor
          key={start.version}
          kind={kind}
          start={start}
          inForce={inForce}
          draw={draw}
          done={addressOf(kind)}
        />
      )}
      {!start && inForce && <LegalShown version={inForce} draw={draw} />}
    </>
  )
}

interface VersionsProps {
  kind: LegalKind
  versions: Version[]
  inForce: Version | undefined
}

function Versions({ kind, versions, inForce }: VersionsProps) {
  const t = usePhrases(adminContentPhrases).legal
  return (
    <section aria-labelledby="versions" className={styles.group}>
      <h2 id="versions" className={styles.roomyTitle}>
        {t.versions}
      </h2>
      <ul role="list" className={styles.versions}>
        {versions.map((version) => (
          <li key={version.version} className={styles.version}>
            <VersionFacts version={version} isInForce={version === inForce} />
            <LinkButton
              size="small"
              className={styles.versionActs}
              to={addressOf(kind, version.version)}
              preventScrollReset
              aria-label={`${version.publishedAt ? t.start : t.goOn}: ${version.version}`}
            >
              {version.publishedAt ? t.start : t.goOn}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function VersionFacts({ version, isInForce }: { version: Version; isInForce: boolean }) {
  const t = usePhrases(adminContentPhrases).legal
  const { moment, day } = useTimes()
  return (
    <>
      <span className={styles.versionName}>{version.version}</span>
      {isInForce && <Badge tone="success">{t.inForce}</Badge>}
      {!version.publishedAt && <Badge tone="info">{t.draft}</Badge>}
      {version.material && <Badge>{t.material}</Badge>}
      {version.announced && <Badge tone="info">{t.announced}</Badge>}
      {version.publishedAt && (
        <small className="soft">
          {version.announced
            ? t.inForceFrom(day(version.publishedAt))
            : t.published(moment(version.publishedAt))}
        </small>
      )}
    </>
  )
}
