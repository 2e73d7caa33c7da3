import { thisYear } from '@podium/contract/calendar'
import { paths } from '@podium/contract/paths'
import { walletPhrases } from '@podium/phrases/wallet'
import { yearsPhrases } from '@podium/phrases/years'
import { useMay, useSpends } from '../../client/index.ts'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { WhatCreditsAre } from '../../shared/credits/WhatCreditsAre.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { BalanceTiles } from './BalanceTiles.tsx'
import { History } from './History.tsx'
import { Lots } from './Lots.tsx'
import { CsvButton } from './WalletGlance.tsx'
import styles from './WalletScreen.module.css'

/** What one has, and every movement that led there. */
export function WalletScreen() {
  const t = usePhrases(walletPhrases)
  const spends = useSpends()
  return (
    <Page gap={4}>
      <PageTitle
        actions={
          spends ? (
            <LinkButton to={paths.credits()} variant="primary">
              {t.buy}
            </LinkButton>
          ) : undefined
        }
      >
        {t.title}
      </PageTitle>
      <Balance />
      <Ways />
      <Lots />
      <section className="stacked" aria-labelledby="wallet-history">
        <div className={styles.heading}>
          <h2 id="wallet-history">{t.history}</h2>
          <CsvButton />
        </div>
        <History />
      </section>
      <WhatCreditsAre />
    </Page>
  )
}

/** To what credits were spent on and bought with, below what there is of them. */
function Ways() {
  const t = usePhrases(walletPhrases)
  const years = usePhrases(yearsPhrases)
  const isSelf = useMay('never')
  return (
    <p className={styles.ways}>
      <LinkButton size="small" to={paths.orders()}>
        {t.orders}
      </LinkButton>
      <LinkButton size="small" to={paths.payments()}>
        {t.payments}
      </LinkButton>
      {isSelf && (
        <LinkButton size="small" to={paths.ownYear({ year: thisYear() })}>
          {years.ownLink(thisYear())}
        </LinkButton>
      )}
    </p>
  )
}

/** As large as the tiles will be, in either language and on any screen. */
function WaitingBalance() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <BalanceTiles
        wallet={{ available: 0, reserved: 0, held: 0, debt: 0, version: 0 }}
        explained
      />
    </div>
  )
}

function Balance() {
  const t = usePhrases(walletPhrases)
  const [data, instead] = useRead(ownWallet, t.couldNotLoad, <WaitingBalance />)
  return data ? <BalanceTiles wallet={data} explained /> : instead
}
