import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '@podium/contract/admin'
import type { Company } from '@podium/contract/company'
import { paths } from '@podium/contract/paths'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { usePublicConfig } from '../../../shared/config/publicConfig.tsx'
import { useSearchParams } from '../../../router/index.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { InfoIcon } from '../../../ui/icons/signs.tsx'
import { ReadFailed } from '../../../shared/rendering/ReadFailed.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Stat, Stats } from '../../../ui/surfaces/Stat.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { DayPlot } from './DayPlot.tsx'
import styles from './machine.module.css'
import { dashboardRead } from './queries.ts'
import { TestClock } from './TestClock.tsx'
import { Waiting } from './Waiting.tsx'

const periods = [30, 90, 365]

const addressOf = (days: number) => paths.admin({ days: days === periods[0] ? undefined : days })

/** How it goes, and what waits for an admin. */
export default function DashboardScreen() {
  const t = usePhrases(adminMachinePhrases).dashboard
  const { couldNotLoad } = usePhrases(adminPhrases)
  const [query] = useSearchParams()
  const days = periods.find((one) => String(one) === query.get('days')) ?? 30
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(dashboardRead(days))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <section className={styles.section} aria-labelledby="waiting">
        <h2 id="waiting">{t.waiting}</h2>
        <Waiting />
        {data && data.stuckAppeals > 0 && <Notice>{t.stuckAppeals}</Notice>}
      </section>
      {data && (
        <section className={styles.section} aria-labelledby="figures">
          <h2 id="figures">{t.figures}</h2>
          <Tiles dashboard={data} />
        </section>
      )}
      {(data || isError) && (
        <section className={styles.section} aria-labelledby="plots">
          <h2 id="plots">{t.plots}</h2>
          <Tabs
            label={t.days}
            tabs={periods.map((one) => ({ to: addressOf(one), label: t.lastDays(one) }))}
            current={addressOf(days)}
            replace
            preventScrollReset
          />
          {data && <Plots series={data.series} isOld={isPlaceholderData} />}
          {!data && <ReadFailed message={couldNotLoad} {...{ isFetching, refetch }} />}
        </section>
      )}
      {!data && !isError && <Skeleton shape="block" height="40rem" />}
      <CompanyMissing />
      <TestClock />
    </>
  )
}

/** The setting of each fact of the company. */
const companySettings = {
  name: 'COMPANY_NAME',
  address: 'COMPANY_ADDRESS',
  taxNumber: 'COMPANY_TAX_NUMBER',
  email: 'COMPANY_EMAIL',
  phone: 'COMPANY_PHONE',
} satisfies Record<keyof Company, string>

/** What visitors are not told of who runs this Podium, and how to mend it (`pages.footer`). */
function CompanyMissing() {
  const t = usePhrases(adminMachinePhrases).dashboard
  const { company } = usePublicConfig()
  const facts = Object.keys(companySettings) as (keyof Company)[]
  const missing = facts.filter((fact) => !company[fact]).map((fact) => companySettings[fact])
  if (missing.length === 0) return null
  return (
    <Notice icon={<InfoIcon />}>
      <span className={styles.missing}>{t.companyMissing(missing.join(', '))}</span>
    </Notice>
  )
}

function Plots({ series, isOld }: { series: Dashboard['series']; isOld: boolean }) {
  const t = usePhrases(adminMachinePhrases).dashboard
  return (
    <div className={styles.plots} aria-busy={isOld}>
      <DayPlot title={t.series.newPeople} days={series.newPeople} />
      <DayPlot title={t.series.sold} days={series.sold} />
      <DayPlot title={t.series.supported} days={series.supported} />
    </div>
  )
}

/** In two lines: people and where credits come from, then where they are. */
const tiles = [
  'people',
  'activeSupports',
  'pendingSupports',
  'sold',
  'granted',
  'inWallets',
  'reserved',
  'escrow',
  'matching',
  'debt',
] as const

function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const t = usePhrases(adminMachinePhrases).dashboard
  const { number } = useFormats()
  return (
    <Stats perLine={5}>
      {tiles.map((name) => (
        <Stat key={name} label={t[name]} value={number(dashboard[name])} />
      ))}
    </Stats>
  )
}
