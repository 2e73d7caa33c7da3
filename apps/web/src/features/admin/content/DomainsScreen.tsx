import { useQuery } from '@tanstack/react-query'
import type { SponsorDomain } from '@podium/contract/sponsor-domains'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { PlusIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../frame/Filters.tsx'
import { useAct } from '../frame/useAct.ts'
import { useColumnSort } from '../frame/useColumnSort.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import styles from './content.module.css'
import { DomainDialog } from './DomainDialog.tsx'
import { domainsRead, removeDomain } from './queries.ts'

/** Domains of mail on which admins said something else than the list of free webmail. */
export default function DomainsScreen() {
  const t = usePhrases(adminContentPhrases).domains
  const address = useListAddress({ sort: 'domain', sorts: ['domain', 'addedAt'] })
  const found = useQuery(domainsRead(address))
  const options = Object.entries(t.verdicts).map(([value, label]) => ({ value, label }))
  return (
    <>
      <SectionTitle lead={t.lead} actions={<Add />}>
        {t.title}
      </SectionTitle>
      <Filters>
        <SearchFilter address={address} label={t.search} fewest={1} />
        <ChoiceFilter
          address={address}
          name="verdict"
          label={t.verdict}
          every={t.everyVerdict}
          options={options}
        />
      </Filters>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns(address)}
        keyOf={({ domain }) => domain}
      />
    </>
  )
}

function Add() {
  const t = usePhrases(adminContentPhrases).domains
  const { isOpen, open, close } = useDialog('domain')
  return (
    <>
      <Button variant="primary" icon={<PlusIcon />} onClick={open}>
        {t.add}
      </Button>
      {isOpen && <DomainDialog onClose={close} />}
    </>
  )
}

const tones = { ALLOWED: 'success', BLOCKED: 'neutral' } as const

function useColumns(address: ListAddress): Column<SponsorDomain>[] {
  const { columns, verdicts } = usePhrases(adminContentPhrases).domains
  const { actions } = usePhrases(adminPhrases)
  const sort = useColumnSort(address)
  const { day } = useTimes()
  return [
    {
      head: columns.domain,
      sort: sort('domain', columns.domain),
      cell: ({ domain }) => <strong className={styles.words}>{domain}</strong>,
    },
    {
      head: columns.verdict,
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{verdicts[verdict]}</Badge>,
    },
    {
      head: columns.reason,
      isWide: true,
      cell: ({ reason }) => <span className={styles.words}>{reason}</span>,
    },
    {
      head: columns.since,
      sort: sort('addedAt', columns.since),
      cell: ({ addedAt }) => <time dateTime={addedAt}>{day(addedAt)}</time>,
    },
    {
      head: actions,
      hideHead: true,
      align: 'end',
      cell: (domain) => <Remove domain={domain} />,
    },
  ]
}

function Remove({ domain: { domain, verdict } }: { domain: SponsorDomain }) {
  const t = usePhrases(adminContentPhrases).domains
  const { cancel, close: closeLabel } = usePhrases(shellPhrases)
  const { isOpen, open, close } = useDialog(`remove-${domain}`)
  const { isBusy, run } = useAct()
  const confirm = () =>
    run(async () => {
      await removeDomain(domain)
      return t.removed(domain)
    }, close)
  return (
    <>
      <Button size="small" aria-label={`${t.remove}: ${domain}`} onClick={open}>
        {t.remove}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t.removeTitle(domain)}
          confirmLabel={t.remove}
          cancelLabel={cancel}
          closeLabel={closeLabel}
          danger
          busy={isBusy}
          onConfirm={confirm}
          onClose={close}
        >
          {t.removeText[verdict]}
        </ConfirmDialog>
      )}
    </>
  )
}
