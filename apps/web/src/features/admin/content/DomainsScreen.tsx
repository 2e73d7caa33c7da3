import type { SponsorDomain } from '@podium/contract/sponsor-domains'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx'
import { PlusIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { FoldedChoices, SearchFilter } from '../frame/Filters.tsx'
import { ActButtons, RowMenu } from '../frame/RowMenu.tsx'
import { Fact, Facts, Words } from '../frame/SidePanel.tsx'
import { useAct } from '../frame/useAct.ts'
import { useColumnSort } from '../frame/useColumnSort.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { DomainDialog } from './DomainDialog.tsx'
import { domainsRead, removeDomain } from './queries.ts'

/** Domains of mail on which admins said something else than the list of free webmail. */
export default function DomainsScreen() {
  const t = usePhrases(adminContentPhrases).domains
  const address = useListAddress({ sort: 'domain', sorts: ['domain', 'addedAt'] })
  const options = Object.entries(t.verdicts).map(([value, label]) => ({ value, label }))
  return (
    <ListScreen
      actions={<Add />}
      name="domains"
      read={domainsRead(address)}
      address={address}
      texts={t}
      columns={useColumns(address)}
      keyOf={({ domain }) => domain}
      nameOf={({ domain }) => domain}
      rowActs={(domain) => <Remove domain={domain} />}
      bulkActs={useBulkActs()}
      panel={{ title: (_domain, key) => key, draw: (domain) => <DomainPanel domain={domain} /> }}
    >
      <SearchFilter address={address} label={t.search} fewest={1} />
      <FoldedChoices
        choices={[{ address, name: 'verdict', label: t.verdict, every: t.everyVerdict, options }]}
      />
    </ListScreen>
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

function useColumns(address: ListAddress): AdminColumn<SponsorDomain>[] {
  const { columns, verdicts } = usePhrases(adminContentPhrases).domains
  const sort = useColumnSort(address)
  return columnsOf(
    columns,
    {
      domain: { cell: ({ domain }) => domain, sort: 'domain' },
      verdict: {
        cell: ({ verdict }) => <Badge tone={tones[verdict]}>{verdicts[verdict]}</Badge>,
        isState: true,
      },
      reason: { cell: ({ reason }) => reason, speaks: true },
      since: { cell: ({ addedAt }) => <Moment at={addedAt} as="day" />, sort: 'addedAt' },
    },
    sort,
  )
}

function DomainPanel({ domain }: { domain: SponsorDomain }) {
  const t = usePhrases(adminContentPhrases).domains
  const { open } = useDialog(`remove-${domain.domain}`)
  const { columns } = t
  return (
    <>
      <Facts>
        <Fact name={columns.verdict}>
          <Badge tone={tones[domain.verdict]}>{t.verdicts[domain.verdict]}</Badge>
        </Fact>
        <Fact name={columns.since}>
          <Moment at={domain.addedAt} as="day" />
        </Fact>
      </Facts>
      <Words>{domain.reason}</Words>
      <ActButtons items={[{ label: t.remove, danger: true, onSelect: open }]} />
    </>
  )
}

/** What is done with several domains in one go, each as if alone. */
function useBulkActs(): BulkAct<SponsorDomain>[] {
  const t = usePhrases(adminContentPhrases).domains
  return [
    {
      name: 'remove',
      label: t.remove,
      text: t.removeSomeText,
      danger: true,
      may: () => true,
      run: ({ domain }) => removeDomain(domain),
    },
  ]
}

function Remove({ domain: { domain, verdict } }: { domain: SponsorDomain }) {
  const t = usePhrases(adminContentPhrases).domains
  const { isOpen, open, close } = useDialog(`remove-${domain}`)
  const { isBusy, run } = useAct()
  const confirm = () =>
    run(async () => {
      await removeDomain(domain)
      return t.removed(domain)
    }, close)
  return (
    <>
      <RowMenu name={domain} items={[{ label: t.remove, danger: true, onSelect: open }]} />
      {isOpen && (
        <ConfirmDialog
          title={t.removeTitle(domain)}
          confirmLabel={t.remove}
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
