import { paths } from '@podium/contract/paths'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { usePhrases } from '../../shared/language/phrases.ts'
import { InEuros } from '../../shared/credits/InEuros.tsx'
import { Link } from '../../router/index.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { PencilIcon } from '../../ui/icons/signs.tsx'
import { TrashIcon } from '../../ui/icons/workSigns.tsx'
import { fetchedAt } from '../../ui/pictures/fetchedAt.ts'
import { Card, coverLink } from '../../ui/surfaces/Card.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import { Price } from './Price.tsx'
import styles from './ProductCard.module.css'
import { ProductBadges } from './ProductBadges.tsx'
import { openedOver } from './useProductPlace.ts'

/** What an owner does with a product. */
export interface OwnerActs {
  onEdit: (product: Product) => void
  onDelete: (product: Product) => void
}

interface Props {
  product: Product
  /** Its place among those it stands with. */
  at: number
  /** Shown on the sponsor's own page, over which the product opens. */
  isHome?: boolean
  /** Among products of many sponsors each says whose it is. */
  namesSponsor?: boolean
  acts: OwnerActs | undefined
  /** The level of the title's heading. */
  level?: 2 | 3
}

/** A product in a lane or grid; the whole card opens it. */
export function ProductCard(props: Props) {
  const { product, at, isHome = false, namesSponsor = false, acts, level = 3 } = props
  const Heading = `h${level}` as const
  const { id, title, sponsor, credits, imagePath } = product
  const isOwn = acts !== undefined && product.abilities.edit
  return (
    <Card as="li" flush interactive className={styles.card}>
      <div className={styles.picture} data-off={product.active ? undefined : true}>
        <img src={imagePath.thumbnail} alt="" {...fetchedAt(at)} />
        {!isOwn && (
          <span className={styles.badges}>
            <ProductBadges product={product} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link
            to={paths.product({ productId: id })}
            className={coverLink}
            {...(isHome && { state: openedOver(sponsor.id), preventScrollReset: true })}
          >
            {title}
          </Link>
        </Heading>
        {namesSponsor && <p className="quiet">{sponsor.name}</p>}
        <div className={styles.foot}>
          <span className={styles.price}>
            <Price credits={credits} />
            <InEuros credits={credits} isShort />
            {isOwn && <Standing product={product} />}
          </span>
          <Acts product={product} acts={acts} />
        </div>
      </div>
    </Card>
  )
}

/** To who fills the shop: whether it sells, and how many there are. */
function Standing({ product: { active, paused, recalled, stock } }: Pick<Props, 'product'>) {
  const t = usePhrases(productsPhrases)
  const off = recalled === null ? t.notVisible : t.recalled
  const sells = !active ? off : paused ? t.paused : t.onSale
  const pieces = stock !== null && (stock === 0 ? t.soldOut : t.left(stock))
  return (
    <small className={styles.standing} data-sells={active && !paused && stock !== 0}>
      <Facts of={[sells, pieces]} />
    </small>
  )
}

function Acts({ product, acts }: Pick<Props, 'product' | 'acts'>) {
  const t = usePhrases(productsPhrases)
  const { title, abilities } = product
  if (!acts || (!abilities.edit && !abilities.remove)) return null
  return (
    <span className={styles.acts}>
      {abilities.edit && (
        <IconButton
          label={t.editOf(title)}
          icon={<PencilIcon />}
          onClick={() => acts.onEdit(product)}
        />
      )}
      {abilities.remove && (
        <IconButton
          label={t.deleteOf(title)}
          icon={<TrashIcon />}
          onClick={() => acts.onDelete(product)}
        />
      )}
    </span>
  )
}
