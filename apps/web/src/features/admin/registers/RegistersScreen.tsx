import type { ListedRegister } from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { ChecksScreen } from '../frame/ChecksScreen.tsx'
import { Moment } from '../frame/Moment.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { useMomentAs } from '../frame/useOpenRow.ts'
import { registersRead } from './queries.ts'
import { RegisterPanel } from './RegisterPanel.tsx'

const states = ['SUBMITTED', 'CHECKED', 'REFUSED'] as const

/** Registers that managers name, checked one by one against what they name (`registers.check`). */
export default function RegistersScreen() {
  const t = usePhrases(adminRegistersPhrases)
  const address = useListAddress({ sort: 'submittedAt' })
  return (
    <ChecksScreen
      part="registers"
      texts={t}
      states={states}
      words={t.tabs}
      address={address}
      read={registersRead(address)}
      columns={useColumns()}
      nameOf={({ person }) => person}
      drawPanel={(userId) => <RegisterPanel userId={userId} />}
    />
  )
}

function useColumns(): AdminColumn<ListedRegister>[] {
  const { columns } = usePhrases(adminRegistersPhrases)
  const { country } = useFormats()
  const as = useMomentAs()
  return columnsOf(columns, {
    page: ({ person }) => person,
    register: { cell: ({ name }) => name, stays: true, isWide: true },
    number: ({ number }) => number,
    country: ({ countryCode }) => country(countryCode),
    when: { cell: ({ submittedAt }) => <Moment at={submittedAt} as={as} />, stays: true },
  })
}
