import type { ReactNode } from 'react'
import type { Invoice } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { PencilIcon } from '../../ui/icons/signs.tsx'
import type { Purchase } from './purchase.ts'
import styles from './PurchaseSummary.module.css'

interface Props {
  purchase: Purchase
  invoice: Invoice
  available: number | undefined
  /** Back to the invoice. */
  onChange: () => void
}

/** A last look: what is bought and for whom, what it costs, and what will happen then. */
export function PurchaseSummary({ purchase, invoice, available, onChange }: Props) {
  const t = usePhrases(paymentsPhrases).summary
  const { money } = useFormats()
  const { netCents, vatCents, grossCents, vatPercent } = purchase
  return (
    <div className={styles.summary}>
      <dl className={styles.prices}>
        <Line term={t.item}>
          <Item purchase={purchase} />
        </Line>
        <Line term={t.net}>{money(netCents)}</Line>
        <Line term={t.vat(vatPercent)}>{money(vatCents)}</Line>
        <Line term={t.total} isTotal>
          {money(grossCents)}
        </Line>
      </dl>
      <p>
        <Consequence purchase={purchase} available={available} />
      </p>
      <section aria-labelledby="invoice-to" className={styles.invoice}>
        <div className={styles.heading}>
          <h3 id="invoice-to">{t.invoiceTo}</h3>
          <Button size="small" variant="quiet" icon={<PencilIcon />} onClick={onChange}>
            {t.change}
          </Button>
        </div>
        <InvoiceTo invoice={invoice} />
      </section>
      <p className={styles.quiet}>{t.notYet}</p>
    </div>
  )
}

function Line(props: { term: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={styles.line} data-total={props.isTotal}>
      <dt>{props.term}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}

function Item({ purchase }: { purchase: Purchase }) {
  const t = usePhrases(paymentsPhrases).summary
  const { names } = usePhrases(plansPhrases)
  const { number } = useFormats()
  if (purchase.kind === 'CREDITS') return t.credits(number(purchase.credits))
  return t.plan(names[purchase.planId], t.period[purchase.period])
}

/** What the payment does, said before the click. */
function Consequence({ purchase, available }: Pick<Props, 'purchase' | 'available'>) {
  const t = usePhrases(paymentsPhrases).summary
  const { number } = useFormats()
  if (purchase.kind === 'PLAN') return t.afterPlan
  const credits = number(purchase.credits)
  if (available === undefined) return t.afterCreditsOnly(credits)
  return t.afterCredits(credits, number(available + purchase.credits))
}

function InvoiceTo({ invoice }: { invoice: Invoice }) {
  const { country } = useFormats()
  const { name, email, tin, address, postalCode, city } = invoice
  return (
    <address className={styles.address}>
      {[name, tin, address, `${postalCode} ${city}`, country(invoice.country.code), email].map(
        (line) => (
          <span key={line}>{line}</span>
        ),
      )}
    </address>
  )
}
