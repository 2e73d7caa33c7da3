import type { ComponentProps, ReactNode } from 'react'
import type { AdminListProps } from './AdminList.tsx'
import { ListScreen } from './ListScreen.tsx'
import { StateTabs } from './StateTabs.tsx'

interface Texts {
  title: string
  lead: string
  status: string
  nothing: Record<'SUBMITTED' | 'other', { title: string; text: string }>
}

type Props<Row, State extends string> = Pick<
  AdminListProps<Row>,
  'address' | 'read' | 'columns' | 'nameOf'
> &
  Pick<ComponentProps<typeof StateTabs<State>>, 'part' | 'states' | 'words'> & {
    texts: Texts
    drawPanel: (userId: number) => ReactNode
  }

/** What members gave for admins to check one by one, by its state: what waits is seen first. */
export function ChecksScreen<Row extends { userId: number }, State extends string>(
  props: Props<Row, State>,
) {
  const { part, states, words, texts: t, drawPanel, ...list } = props
  const { address } = list
  return (
    <ListScreen
      tabs={<StateTabs {...{ part, address, states, words }} label={t.status} />}
      {...list}
      name={part}
      texts={{ ...t, nothing: t.nothing[address.get('status') ? 'other' : 'SUBMITTED'] }}
      keyOf={({ userId }) => userId}
      panel={{ read: (key) => drawPanel(Number(key)) }}
    />
  )
}
