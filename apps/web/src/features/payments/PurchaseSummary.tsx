import type { ReactNode } from 'react'
import type { Invoice } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { afterReceiving } from '../../shared/credits/missingCredits.ts'
import { useReturnPath } from '../../shared/credits/ShopNotes.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { PencilIcon } from '../../ui/icons/signs.tsx'
import type { Purchase } from './purchase.ts'
import styles from './PurchaseSummary.module.css'
import type { Quote } from './useQuote.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

export interface PurchaseSummaryProps {
  purchase: Purchase
  quote: Quote
  invoice: Invoice
  available: number | undefined
  /** Back to the invoice. */
  onChange: () => void
}

/** A last look: what is bought and for whom, what it costs, and what will happen then. */
export function PurchaseSummary(props: PurchaseSummaryProps) {
  const { purchase, quote, invoice, available, onChange } = props
  const t = usePhrases(paymentsPhrases).summary
  const { money, number } = useFormats()
  const { netCents, vatCents, grossCents, vatPercent, rule = 'ORIGIN' } = quote
  return (
    <div className="stacked">
      <dl className={styles.prices}>
        <Line term={t.total} isTotal>
          {money(grossCents)}
        </Line>
        <Line term={t.item}>
          <Item purchase={purchase} />
        </Line>
        <Line term={t.net}>{money(netCents)}</Line>
        <Line term={t.untaxed[rule] || t.vat(number(vatPercent))}>{money(vatCents)}</Line>
      </dl>
      <Consequence purchase={purchase} available={available} />
      <section aria-labelledby="invoice-to" className={styles.invoice}>
        <h3 id="invoice-to">{t.invoiceTo}</h3>
        <div className={styles.heading}>
          <InvoiceTo invoice={invoice} />
          <Button size="small" variant="quiet" icon={<PencilIcon />} onClick={onChange}>
            {t.change}
          </Button>
        </div>
      </section>
    </div>
  )
}

/**
 * What is bought and what it costs, on top of the first step; with the tax in it where nothing can change
 * that any more.
 */
export function PurchaseTotal({ purchase, isWhole }: { purchase: Purchase; isWhole: boolean }) {
  const t = usePhrases(paymentsPhrases).summary
  const { money, number } = useFormats()
  return (
    <dl className={styles.prices}>
      <Line term={t.total} isTotal>
        {money(purchase.grossCents)}
      </Line>
      <Line term={t.item}>
        <Item purchase={purchase} />
      </Line>
      {isWhole && (
        <>
          <Line term={t.net}>{money(purchase.netCents)}</Line>
          <Line term={t.vat(number(purchase.vatPercent))}>{money(purchase.vatCents)}</Line>
        </>
      )}
    </dl>
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

/** What the payment does, said before the click; what follows from it by itself, too. */
export function Consequence(props: Pick<PurchaseSummaryProps, 'purchase' | 'available'>) {
  const t = usePhrases(paymentsPhrases).summary
  const { number } = useFormats()
  const target = useReturnPath()
  const goesOn = props.purchase.kind === 'CREDITS' && target?.atOnce
  return (
    <>
      <p>
        <Brings {...props} />
        {goesOn && ` ${t.thenSupport(number(target.credits), target.name)}`}
      </p>
      <p className="quiet">{t.notYet}</p>
    </>
  )
}

function Brings({ purchase, available }: Pick<PurchaseSummaryProps, 'purchase' | 'available'>) {
  const t = usePhrases(paymentsPhrases).summary
  const { number } = useFormats()
  if (purchase.kind === 'PLAN') return t.afterPlan
  const credits = number(purchase.credits)
  if (available === undefined) return t.afterCreditsOnly(credits)
  const total = number(afterReceiving(available, purchase.credits))
  if (available >= 0) return t.afterCredits(credits, total)
  const owed = -available
  return purchase.credits < owed
    ? t.afterDebtPart(credits, number(owed - purchase.credits))
    : t.afterDebt(credits, number(owed), total)
}

function InvoiceTo({ invoice }: { invoice: Invoice }) {
  const { country } = useFormats()
  const { name, email, tin, address, postalCode, city } = invoice
  return (
    <address className={styles.address}>
      <Facts
        of={[name, tin, address, `${postalCode} ${city}`, country(invoice.country.code), email]}
      />
    </address>
  )
}
