import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { storePhrases } from '@podium/phrases/store'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './MarketScreen.module.css'
import { creditPacks } from './queries.ts'

interface Props {
  /** What the cheapest plan costs; not there where the catalogue could not be read. */
  plansFrom: ReactNode
  /** What sponsors offer. */
  products: ReactNode
}

/** The market at a glance: credits, plans, and what sponsors offer. */
export function MarketScreen({ plansFrom, products }: Props) {
  const t = usePhrases(storePhrases).market
  return (
    <Page gap={4}>
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <div className={styles.offers}>
        <CreditsOffer />
        <section className={styles.offer} aria-labelledby="market-plans">
          <h2 id="market-plans">{t.plans.title}</h2>
          <p className={styles.text}>{t.plans.text}</p>
          {plansFrom && <p className={styles.from}>{plansFrom}</p>}
          <LinkButton to={paths.credits({ tab: 'plans' })}>{t.plans.action}</LinkButton>
        </section>
      </div>
      {products}
    </Page>
  )
}

function CreditsOffer() {
  const t = usePhrases(storePhrases)
  const { money, number } = useFormats()
  const { data = [] } = useQuery(creditPacks)
  const [smallest] = data
  return (
    <section className={styles.offer} data-main="true" aria-labelledby="market-credits">
      <Lanes lanes={7} className={styles.lanes} />
      <h2 id="market-credits">{t.market.credits.title}</h2>
      <p className={styles.text}>{t.market.credits.text}</p>
      {data.length > 0 && (
        <ul role="list" className={styles.sizes}>
          {data.map(({ creditAmount }) => (
            <li key={creditAmount}>
              <Credits value={number(creditAmount)} label={t.creditCount(number(creditAmount))} />
            </li>
          ))}
        </ul>
      )}
      {smallest && (
        <p className={styles.from}>
          {t.market.credits.from(smallest.creditAmount, money(smallest.grossCents))}
        </p>
      )}
      <LinkButton to={paths.credits()} variant="primary" size="large">
        {t.market.credits.action}
      </LinkButton>
    </section>
  )
}
