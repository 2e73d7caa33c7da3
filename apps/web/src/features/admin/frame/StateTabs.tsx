import { useEffect } from 'react'
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
  const current = address.get('status')
  // On a phone the one that is shown may lie beyond the edge.
  useEffect(() => {
    const links = document.querySelectorAll('main nav [aria-current="page"]')
    const tab = [...links].find((link) => link.closest('nav')?.ariaLabel === label)
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current, label])
  const at = (status: string) => paths.admin({ part, status: status === states[0] ? '' : status })
  return (
    <Tabs
      label={label}
      tabs={states.map((state) => ({ to: at(state), label: words[state] }))}
      current={at(current)}
      preventScrollReset
    />
  )
}
