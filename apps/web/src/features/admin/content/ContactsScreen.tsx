import type { ReceivedRequest } from '@podium/contract/messages'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { ChoiceFilter } from '../frame/Filters.tsx'
import { ActButtons, RowMenu } from '../frame/RowMenu.tsx'
import { Fact, Facts, Words } from '../frame/SidePanel.tsx'
import { useAct } from '../frame/useAct.ts'
import { useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { Moment } from '../frame/Moment.tsx'
import { contactsRead, markContact } from './queries.ts'

/** What institutions wrote from the landing page. */
export default function ContactsScreen() {
  const t = usePhrases(adminContentPhrases).contacts
  const address = useListAddress({ sort: 'sentAt', order: 'DESC' })
  return (
    <ListScreen
      name="contacts"
      read={contactsRead(address)}
      address={address}
      texts={t}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      rowActs={(request) => <Acts request={request} />}
      bulkActs={useBulkActs()}
      panel={{ draw: (request) => <ContactPanel request={request} /> }}
    >
      <ChoiceFilter
        address={address}
        name="answered"
        label={t.status}
        every={t.every}
        options={[
          { value: 'false', label: t.open },
          { value: 'true', label: t.answered },
        ]}
      />
    </ListScreen>
  )
}

function useColumns(): AdminColumn<ReceivedRequest>[] {
  const { columns, email: emailName } = usePhrases(adminContentPhrases).contacts
  return columnsOf(
    { ...columns, email: emailName },
    {
      from: nameOf,
      email: { cell: ({ email }) => email, speaks: true },
      message: { cell: ({ message }) => message, speaks: true },
      state: { cell: (request) => <State request={request} />, isState: true },
      when: ({ sentAt }) => <Moment at={sentAt} />,
    },
  )
}

const nameOf = ({ name, organisation }: ReceivedRequest) =>
  [name, organisation].filter(Boolean).join(', ')

function State({ request: { answeredAt } }: { request: ReceivedRequest }) {
  const t = usePhrases(adminContentPhrases).contacts
  return answeredAt ? (
    <Badge tone="success">{t.wasAnswered}</Badge>
  ) : (
    <Badge tone="turn">{t.isOpen}</Badge>
  )
}

function useItems({ id, email, answeredAt }: ReceivedRequest) {
  const t = usePhrases(adminContentPhrases).contacts
  const { isBusy, run } = useAct()
  const mark = () =>
    run(async () => {
      await markContact(id, !answeredAt)
      return answeredAt ? t.isOpen : t.answered
    })
  const items: MenuItem[] = [
    { label: t.answer, to: `mailto:${email}?subject=${encodeURIComponent(t.subject)}` },
    { label: answeredAt ? t.reopen : t.mark, onSelect: mark },
  ]
  return { items, isBusy }
}

function Acts({ request }: { request: ReceivedRequest }) {
  const { items, isBusy } = useItems(request)
  return <RowMenu name={nameOf(request)} items={items} busy={isBusy} />
}

function ContactPanel({ request }: { request: ReceivedRequest }) {
  const t = usePhrases(adminContentPhrases).contacts
  const { moment } = useTimes()
  const { items, isBusy } = useItems(request)
  const { name, organisation, email, message, sentAt, answeredAt, answeredBy } = request
  return (
    <>
      <Facts>
        <Fact name={t.columns.from}>{[name, organisation].filter(Boolean).join(', ')}</Fact>
        <Fact name={t.email}>{email}</Fact>
        <Fact name={t.columns.when} at={sentAt} />
        <Fact name={t.columns.state}>
          {answeredAt ? t.by(answeredBy, moment(answeredAt)) : t.isOpen}
        </Fact>
      </Facts>
      <Words>{message}</Words>
      <ActButtons items={items} busy={isBusy} />
    </>
  )
}

/** What is done with several requests in one go, each as if alone. */
function useBulkActs(): BulkAct<ReceivedRequest>[] {
  const t = usePhrases(adminContentPhrases).contacts
  return [
    {
      name: 'mark',
      label: t.mark,
      text: t.markSomeText,
      may: ({ answeredAt }) => answeredAt === null,
      run: ({ id }) => markContact(id, true),
    },
  ]
}
