import type { CreditPackView } from '@podium/contract/payments'
import { storePhrases } from '@podium/phrases/store'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { WhatCreditsAre } from '../../shared/credits/WhatCreditsAre.tsx'
import { useSession, useSpends } from '../../client/index.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { DiamondCard } from './DiamondCard.tsx'
import { PackCard } from './PackCard.tsx'
import styles from './PackCards.module.css'
import { creditPacks } from './queries.ts'
import type { Checkout } from './useCheckout.ts'

/** The three cards of the store. */
export function PackCards({ checkout }: { checkout: Checkout }) {
  const t = usePhrases(storePhrases)
  const [data, instead] = useRead(creditPacks, t.couldNotLoad, <Waiting />)
  return data ? <Cards packs={data} checkout={checkout} /> : instead
}

function Cards({ packs, checkout }: { packs: CreditPackView[]; checkout: Checkout }) {
  const t = usePhrases(storePhrases)
  const { user } = useSession()
  const isAdmin = user?.role === 'ADMIN'
  const spends = useSpends()
  const onBuy = isAdmin || !spends ? undefined : checkout.buyPack
  const diamonds = packs.filter(({ tier }) => tier === 'DIAMOND')
  return (
    <>
      {isAdmin && <Notice icon={<InfoIcon />}>{t.forAdmins}</Notice>}
      {!spends && <LeftToOthers what="spend" />}
      <div className={styles.cards}>
        {packs
          .filter(({ tier }) => tier !== 'DIAMOND')
          .map((pack) => (
            <PackCard key={pack.creditAmount} pack={pack} onBuy={onBuy} />
          ))}
        <DiamondCard
          packs={diamonds}
          chosen={checkout.pack}
          onChoose={checkout.choosePack}
          onBuy={onBuy}
        />
      </div>
      <WhatCreditsAre />
      {onBuy && <p className={styles.after}>{t.beforeBuying}</p>}
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.cards} aria-busy="true">
      {['SILVER', 'GOLD', 'DIAMOND'].map((tier) => (
        <Skeleton key={tier} shape="block" height="28rem" />
      ))}
    </div>
  )
}
