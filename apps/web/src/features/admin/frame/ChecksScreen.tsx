import type { ComponentProps, ReactNode } from 'react'
import { SectionTitle } from './AdminFrame.tsx'
import { AdminList } from './AdminList.tsx'
import { StateTabs } from './StateTabs.tsx'

interface Texts {
  title: string
  lead: string
  status: string
  nothing: Record<'SUBMITTED' | 'other', { title: string; text: string }>
}

type Props<Row, State extends string> = Pick<
  ComponentProps<typeof AdminList<Row>>,
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
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <StateTabs {...{ part, address, states, words }} label={t.status} />
      <AdminList
        {...list}
        name={part}
        texts={{
          title: t.title,
          nothing: t.nothing[address.get('status') ? 'other' : 'SUBMITTED'],
        }}
        keyOf={({ userId }) => userId}
        panel={{ read: (key) => drawPanel(Number(key)) }}
      />
    </>
  )
}
