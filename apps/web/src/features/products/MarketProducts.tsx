import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { OwnerDialogs, useOwnerDialogs } from './OwnerDialogs.tsx'
import { ProductLane } from './ProductLane.tsx'
import styles from './ProductsSection.module.css'
import { productsRead } from './queries.ts'

/** The newest products of all sponsors, in the market; nothing while there are none. */
export function MarketProducts() {
  const t = usePhrases(productsPhrases)
  const { data } = useQuery(productsRead({}))
  const owner = useOwnerDialogs()
  if (!data || data.total === 0) return null
  return (
    <section className={styles.section} aria-labelledby="market-products">
      <header className={styles.head}>
        <div>
          <h2 id="market-products">{t.market.title}</h2>
          <p className={styles.lead}>{t.market.text}</p>
        </div>
        <LinkButton size="small" to={paths.marketProducts()}>
          {t.all.see(data.total)}
        </LinkButton>
      </header>
      <ProductLane products={data.list} isHome={false} acts={owner.acts} />
      <OwnerDialogs opened={owner.opened} onClose={owner.close} />
    </section>
  )
}
