import { paths } from '@podium/contract/paths'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import type { AdminSection } from './sections.ts'
import type { ListAddress } from './useListAddress.ts'

interface Props<State extends string> {
  part: Exclude<AdminSection, 'dashboard'>
  address: ListAddress
  label: string
  /** The first is what the list shows where its address says none. */
  states: readonly State[]
  words: Record<State, string>
}

/** The states of a list, beside each other above it. */
export function StateTabs<State extends string>(props: Props<State>) {
  const { part, address, label, states, words } = props
  const at = (status: string) => paths.admin({ part, status: status === states[0] ? '' : status })
  return (
    <Tabs
      label={label}
      tabs={states.map((state) => ({ to: at(state), label: words[state] }))}
      current={at(address.get('status'))}
      preventScrollReset
    />
  )
}
