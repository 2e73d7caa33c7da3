import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionTitle } from './AdminFrame.tsx'
import { AdminList, type AdminListProps } from './AdminList.tsx'

interface Props<Row> extends AdminListProps<Row> {
  texts: AdminListProps<Row>['texts'] & { lead: string }
  /** What is done here beside the list: at the end of its heading. */
  actions?: ReactNode
  /** What says which list it is: between heading and list. */
  tabs?: ReactNode
}

/** A section of the admins that is a list. */
export function ListScreen<Row>({ actions, tabs, ...list }: Props<Row>) {
  const { title, lead } = list.texts
  const { data } = useQuery(list.read)
  return (
    <>
      <SectionTitle lead={lead} total={data?.total} actions={actions}>
        {title}
      </SectionTitle>
      {tabs}
      <AdminList {...list} />
    </>
  )
}
