import { paths } from '@podium/contract/paths'
import type { ExaminedTrader, TraderDetails } from '@podium/contract/traders'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { PanelRead } from '../frame/PanelRead.tsx'
import { Fact, Facts, PanelPart, Words } from '../frame/SidePanel.tsx'
import { useOpenRow } from '../frame/useOpenRow.ts'
import { DecideTrader } from './DecideTrader.tsx'
import { listedTraderRead } from './queries.ts'

/** A sponsor as a seller, with the place to decide about them. */
export function TraderPanel({ userId }: { userId: number }) {
  return <PanelRead read={listedTraderRead(userId)}>{(data) => <Known trader={data} />}</PanelRead>
}

function Known({ trader }: { trader: ExaminedTrader }) {
  const t = usePhrases(adminTradersPhrases)
  const { close } = useOpenRow()
  const { userId, version, submittedAt, checked, state, reason } = trader
  return (
    <>
      <Standing trader={trader} />
      {submittedAt && (
        <PanelPart title={t.given}>
          <Details details={trader} />
          <p>{t.declared}</p>
        </PanelPart>
      )}
      {checked && state === 'SUBMITTED' && (
        <PanelPart title={t.before}>
          <Details details={checked} />
        </PanelPart>
      )}
      {reason && (
        <PanelPart title={t.refusedFor}>
          <Words>{reason}</Words>
        </PanelPart>
      )}
      {submittedAt && <DecideTrader key={`${userId} ${version}`} trader={trader} onDone={close} />}
    </>
  )
}

function Standing({ trader }: { trader: ExaminedTrader }) {
  const t = usePhrases(adminTradersPhrases)
  const { date, number } = useFormats()
  const { userId, name, state, products, until, sells, checked, submittedAt } = trader
  return (
    <>
      <Facts>
        <Fact name={t.columns.page}>
          <Link to={paths.sponsor({ id: userId })}>{name}</Link>
        </Fact>
        <Fact name={t.status}>
          <Badge>{t.states[state]}</Badge>
        </Fact>
        <Fact name={t.columns.products}>
          {sells || products === 0 ? number(products) : t.paused(number(products))}
        </Fact>
        <Fact name={t.columns.until}>{until && date(until)}</Fact>
        <Fact name={t.columns.when} at={submittedAt} />
      </Facts>
      {!submittedAt && <Notice>{t.nothingGiven}</Notice>}
      {sells && !checked && until && <Notice>{t.graceUntil(date(until))}</Notice>}
    </>
  )
}

function Details({ details }: { details: TraderDetails }) {
  const { needs } = usePhrases(tradersPhrases)
  return (
    <Facts>
      <Fact name={needs.legalName}>{details.legalName}</Fact>
      <Fact name={needs.registration}>{details.registration}</Fact>
      <Fact name={needs.address}>{details.address}</Fact>
      <Fact name={needs.phone}>{details.phone}</Fact>
      <Fact name={needs.email}>{details.email}</Fact>
    </Facts>
  )
}
