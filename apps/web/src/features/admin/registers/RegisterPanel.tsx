import { paths } from '@podium/contract/paths'
import type { ListedRegister } from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { registersPhrases } from '@podium/phrases/registers'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { PanelRead } from '../frame/PanelRead.tsx'
import { Fact, Facts, PanelPart, Words } from '../frame/SidePanel.tsx'
import { useOpenRow } from '../frame/useOpenRow.ts'
import { DecideRegister } from './DecideRegister.tsx'
import { listedRegisterRead } from './queries.ts'

/** A register that a manager names, with the place to decide about it. */
export function RegisterPanel({ userId }: { userId: number }) {
  return (
    <PanelRead read={listedRegisterRead(userId)}>{(data) => <Known register={data} />}</PanelRead>
  )
}

function Known({ register }: { register: ListedRegister }) {
  const t = usePhrases(adminRegistersPhrases)
  const { states } = usePhrases(registersPhrases)
  const { date, country } = useFormats()
  const { close } = useOpenRow()
  const { userId, person, version, state, submittedAt, checkedAt, reason, changed } = register
  if (state === 'NONE') return <Notice>{t.none}</Notice>
  return (
    <>
      <Facts>
        <Fact name={t.columns.page}>
          <Link to={paths.manager({ id: userId })}>{person}</Link>
        </Fact>
        <Fact name={t.status}>
          <Badge>{states[state]}</Badge> {checkedAt && date(checkedAt)}
        </Fact>
        <Fact name={t.columns.when} at={submittedAt} />
      </Facts>
      <PanelPart title={t.given}>
        <Facts>
          <Fact name={t.columns.register}>{register.name}</Fact>
          <Fact name={t.columns.number}>{register.number}</Fact>
          <Fact name={t.columns.country}>{country(register.countryCode)}</Fact>
        </Facts>
        {changed && <Notice>{t.changed}</Notice>}
      </PanelPart>
      {reason && (
        <PanelPart title={t.refusedFor}>
          <Words>{reason}</Words>
        </PanelPart>
      )}
      <DecideRegister key={`${userId} ${version}`} register={register} onDone={close} />
    </>
  )
}
