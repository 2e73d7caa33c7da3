import { useQuery } from '@tanstack/react-query'
import type { ReceivedRequest } from '@podium/contract/messages'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters } from '../frame/Filters.tsx'
import { useAct } from '../frame/useAct.ts'
import { useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import styles from './content.module.css'
import { contactsRead, markContact } from './queries.ts'

/** What institutions wrote from the landing page. */
export default function ContactsScreen() {
  const t = usePhrases(adminContentPhrases).contacts
  const address = useListAddress({ sort: 'sentAt', order: 'DESC' })
  const found = useQuery(contactsRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Filters>
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
      </Filters>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function useColumns(): Column<ReceivedRequest>[] {
  const { columns } = usePhrases(adminContentPhrases).contacts
  const { actions } = usePhrases(adminPhrases)
  const { moment } = useTimes()
  return [
    { head: columns.when, cell: ({ sentAt }) => <time dateTime={sentAt}>{moment(sentAt)}</time> },
    {
      head: columns.from,
      cell: ({ name, organisation, email }) => (
        <span className={styles.words}>
          <strong>{[name, organisation].filter(Boolean).join(', ')}</strong>
          <span className={styles.soft}>{email}</span>
        </span>
      ),
    },
    {
      head: columns.message,
      isWide: true,
      cell: ({ message }) => <span className={styles.message}>{message}</span>,
    },
    { head: columns.state, cell: (request) => <State request={request} /> },
    { head: actions, hideHead: true, align: 'end', cell: (request) => <Acts request={request} /> },
  ]
}

function State({ request: { answeredAt, answeredBy } }: { request: ReceivedRequest }) {
  const t = usePhrases(adminContentPhrases).contacts
  const { moment } = useTimes()
  if (!answeredAt) return <Badge tone="accent">{t.isOpen}</Badge>
  return <small className={styles.soft}>{t.by(answeredBy, moment(answeredAt))}</small>
}

function Acts({ request: { id, name, email, answeredAt } }: { request: ReceivedRequest }) {
  const t = usePhrases(adminContentPhrases).contacts
  const { isBusy, run } = useAct()
  const label = answeredAt ? t.reopen : t.mark
  const mark = () =>
    run(async () => {
      await markContact(id, !answeredAt)
      return answeredAt ? t.isOpen : t.answered
    })
  return (
    <span className={styles.acts}>
      <a href={`mailto:${email}?subject=${encodeURIComponent(t.subject)}`}>{t.answer}</a>
      <Button size="small" busy={isBusy} aria-label={`${label}: ${name}`} onClick={mark}>
        {label}
      </Button>
    </span>
  )
}
