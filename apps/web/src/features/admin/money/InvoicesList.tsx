import { paths } from '@podium/contract/paths'
import { type DocumentStatus, documentStatuses } from '@podium/contract/payment-rules'
import type { AdminInvoice } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useFileDownload } from '../../../shared/downloads/useFileDownload.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { CheckIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { ChoiceFilter } from '../frame/Filters.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { ActButtons, RowMenu } from '../frame/RowMenu.tsx'
import { Fact, Facts, Words } from '../frame/SidePanel.tsx'
import { useAct } from '../frame/useAct.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import styles from './money.module.css'
import { PaymentId } from './PaymentId.tsx'
import { downloadInvoiceOf, invoicesRead, issueAgain } from './queries.ts'

const tones = {
  PENDING: 'info',
  ISSUED: 'plain',
  FAILED: 'danger',
} as const satisfies Record<DocumentStatus, string>

/** Every invoice and credit note, or those that somebody has to look after (`payments.documents`). */
export function InvoicesList({ onlyLate = false }: { onlyLate?: boolean }) {
  const t = usePhrases(adminMoneyPhrases).invoices
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
  const nameOf = useName()
  return (
    <AdminList
      name="invoices"
      read={invoicesRead(address, { onlyLate })}
      address={address}
      texts={{ title: t.title, nothing: onlyLate ? t.nothingLate : t.nothing }}
      columns={useColumns(address, { onlyLate })}
      keyOf={({ id }) => id}
      nameOf={({ user, ...invoice }) => `${personName(user)}, ${nameOf(invoice)}`}
      rowActs={(invoice) => <Acts invoice={invoice} />}
      bulkActs={useBulkActs()}
      panel={{
        title: (invoice) => (invoice ? personName(invoice.user) : t.title),
        draw: (invoice) => <InvoicePanel invoice={invoice} />,
      }}
    >
      {!onlyLate && (
        <ChoiceFilter
          address={address}
          name="status"
          label={t.status}
          every={t.everyStatus}
          options={documentStatuses.map((value) => ({ value, label: t.statuses[value] }))}
        />
      )}
    </AdminList>
  )
}

function useName() {
  const t = usePhrases(adminMoneyPhrases).invoices
  return ({ kind, number }: Pick<AdminInvoice, 'kind' | 'number'>) =>
    number ? `${t.kinds[kind]} ${number}` : t.kinds[kind]
}

function useColumns(
  address: ListAddress,
  { onlyLate }: { onlyLate: boolean },
): AdminColumn<AdminInvoice>[] {
  const t = usePhrases(adminMoneyPhrases).invoices
  const { money } = useFormats()
  const nameOf = useName()
  const sort = useColumnSort(address)
  return columnsOf(
    { ...t.columns, createdAt: t.columns.since },
    {
      who: ({ user }) => personName(user),
      document: { cell: nameOf, speaks: true },
      amount: {
        cell: ({ cents }) => <strong>{money(cents)}</strong>,
        align: 'end',
        stays: true,
        speaks: true,
      },
      status: { cell: ({ status }) => <DocumentState status={status} />, isState: true },
      error: {
        cell: (invoice) => {
          const { error } = invoice
          const hindrance = hindranceOf(invoice, t)
          return (
            hindrance && (
              <>
                {hindrance} {error && <q className={styles.code}>{error}</q>}
              </>
            )
          )
        },
        speaks: true,
        isWide: true,
        // Of all there are, hardly one has something in its way, and its panel says so.
        isExtra: !onlyLate,
      },
      createdAt: {
        cell: ({ createdAt }) => <Moment at={createdAt} as="day" />,
        sort: 'createdAt',
        speaks: true,
      },
    },
    sort,
  )
}

/** Most are issued: what stands out is what is not. */
function DocumentState({ status }: Pick<AdminInvoice, 'status'>) {
  const { statuses } = usePhrases(adminMoneyPhrases).invoices
  const icon = status === 'ISSUED' ? <CheckIcon /> : undefined
  return (
    <Badge tone={tones[status]} icon={icon}>
      {statuses[status]}
    </Badge>
  )
}

/** What is in the way of a document, in words; nothing where nothing is. */
function hindranceOf(
  { status, programAsked, waitsForInvoice, trouble }: AdminInvoice,
  t: (typeof adminMoneyPhrases)['en']['invoices'],
) {
  if (status !== 'ISSUED' && !programAsked) return t.programGone
  if (waitsForInvoice) return t.waitsForInvoice
  return trouble && t.troubles[trouble]
}

/** A credit note without its invoice, and a document of a former program, could only be tried in vain. */
const mayRetry = ({ status, programAsked, waitsForInvoice }: AdminInvoice) =>
  status !== 'ISSUED' && programAsked && !waitsForInvoice

function useItems(invoice: AdminInvoice) {
  const { id, status, kind, number, paymentId } = invoice
  const t = usePhrases(adminMoneyPhrases).invoices
  const { isBusy, run } = useAct()
  const file = useFileDownload(
    () => downloadInvoiceOf(paymentId, kind === 'CREDIT_NOTE' ? number : null),
    t.fileFailed,
  )
  const again = () =>
    run(async () => {
      await issueAgain(id)
      return t.retried
    })
  const items = [
    ...(status === 'ISSUED' ? [{ label: t.file, onSelect: file.download }] : []),
    ...(mayRetry(invoice) ? [{ label: t.retry, onSelect: again }] : []),
    { label: t.payment, to: paths.admin({ part: 'payments', q: paymentId, open: paymentId }) },
  ]
  return { items, isBusy: isBusy || file.isBusy }
}

function Acts({ invoice }: { invoice: AdminInvoice }) {
  const { items, isBusy } = useItems(invoice)
  return <RowMenu name={personName(invoice.user)} items={items} busy={isBusy} />
}

function InvoicePanel({ invoice }: { invoice: AdminInvoice }) {
  const t = usePhrases(adminMoneyPhrases).invoices
  const { money, number: figure } = useFormats()
  const { items, isBusy } = useItems(invoice)
  const nameOf = useName()
  const { status, user, cents, createdAt, nextTryAt, tries, paymentId, error } = invoice
  return (
    <>
      <Facts>
        <Fact name={t.columns.status}>
          <DocumentState status={status} />
        </Fact>
        <Fact name={t.columns.who}>
          <PersonLink person={user} />
        </Fact>
        <Fact name={t.columns.document}>{nameOf(invoice)}</Fact>
        <Fact name={t.columns.amount}>{money(cents)}</Fact>
        <Fact name={t.columns.since} at={createdAt} />
        <Fact name={t.tries}>{tries > 0 && figure(tries)}</Fact>
        <Fact name={t.nextTry} at={nextTryAt} />
        <Fact name={t.payment}>
          <PaymentId transactionId={paymentId} />
        </Fact>
        <Fact name={t.columns.error}>{hindranceOf(invoice, t)}</Fact>
      </Facts>
      {error && <Words>{error}</Words>}
      <ActButtons items={items} busy={isBusy} />
    </>
  )
}

/** What is done with several in one go, each as if alone; what is issued stays as it is. */
function useBulkActs(): BulkAct<AdminInvoice>[] {
  const t = usePhrases(adminMoneyPhrases).invoices
  return [
    {
      name: 'retry',
      label: t.retry,
      text: t.retrySomeText,
      may: mayRetry,
      run: async ({ id }) => void (await issueAgain(id)),
    },
  ]
}
