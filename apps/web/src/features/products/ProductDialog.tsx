import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { paths } from '@podium/contract/paths'
import type { Product } from '@podium/contract/products'
import { productsPhrases } from '@podium/phrases/products'
import { tradersPhrases } from '@podium/phrases/traders'
import { useSession, useSpends } from '../../client/index.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { InEuros } from '../../shared/credits/InEuros.tsx'
import { WhatCreditsAre } from '../../shared/credits/WhatCreditsAre.tsx'
import { SellerOf } from '../../shared/traders/SoldBy.tsx'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon, PencilIcon, WarningIcon } from '../../ui/icons/signs.tsx'
import { EyeOffIcon, ParcelIcon, ReturnIcon, TrashIcon } from '../../ui/icons/workSigns.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { OwnerDialogs, useOwnerDialogs } from './OwnerDialogs.tsx'
import { Price } from './Price.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import styles from './ProductDialog.module.css'
import { useCloseProduct } from './useProductPlace.ts'

const RecallDialog = lazyDialog(() => import('../../shared/products/RecallDialog.tsx'))

interface Props {
  product: Product
  /** Nothing where the viewer may not buy. */
  onBuy: (() => void) | null
  /** Buttons of other features: share, ask. */
  actions: ReactNode
  /** The last and quietest, from other features. */
  foot: ReactNode
}

/** A product over its sponsor's page, at its own address. */
export function ProductDialog({ product, onBuy, actions, foot }: Props) {
  const leave = useCloseProduct(product.sponsorID)
  const owner = useOwnerDialogs()
  const forget = useLeaveOnceGone(owner, leave)
  const recalling = useDialog('recall')
  const { title, imagePath } = product
  return (
    <>
      <Dialog title={title} onClose={leave} size="large">
        <div className={styles.product}>
          <div className={styles.picture}>
            <img src={imagePath.main} alt={title} />
          </div>
          <div className={styles.words}>
            <Facts product={product} />
            <BuyButton product={product} onBuy={onBuy} />
            <div className={styles.actions}>
              {product.abilities.edit && (
                <Button icon={<PencilIcon />} onClick={() => owner.acts.onEdit(product)}>
                  <Edit />
                </Button>
              )}
              {product.abilities.remove && (
                <Button icon={<TrashIcon />} onClick={() => owner.acts.onDelete(product)}>
                  <Delete />
                </Button>
              )}
              {product.abilities.recall && (
                <Button icon={<WarningIcon />} onClick={recalling.open}>
                  <Recall />
                </Button>
              )}
              {actions}
            </div>
          </div>
          <Story product={product} />
          <Ways />
          <WhatCreditsAre />
          <div className={styles.words}>
            <SellerOf product={product} />
            {foot}
          </div>
        </div>
      </Dialog>
      <OwnerDialogs opened={owner.opened} onClose={owner.close} onDeleted={forget} />
      {recalling.isOpen && <RecallDialog product={product} onClose={recalling.close} />}
    </>
  )
}

/** Leaves a product that was deleted, once the step of the history with the question is taken back. */
function useLeaveOnceGone(
  { isOpen, close }: { isOpen: boolean; close: () => void },
  leave: () => void,
) {
  const [isGone, setGone] = useState(false)
  const goOn = useEffectEvent(leave)
  useEffect(() => {
    if (isGone && !isOpen) goOn()
  }, [isGone, isOpen])
  return () => {
    setGone(true)
    close()
  }
}

const Edit = () => usePhrases(productsPhrases).edit
const Recall = () => usePhrases(productsPhrases).recall.act
const Delete = () => usePhrases(productsPhrases).delete

function Facts({ product }: { product: Product }) {
  const t = usePhrases(productsPhrases)
  const { active, credits, sponsor, recalled } = product
  const isTold = active || recalled !== null || product.abilities.edit
  return (
    <>
      {recalled !== null && (
        <Notice tone="danger" icon={<WarningIcon />}>
          {t.product.recalled(recalled)}
        </Notice>
      )}
      {!active && recalled === null && product.abilities.edit && (
        <Notice icon={<EyeOffIcon />}>{t.product.hidden}</Notice>
      )}
      {active && <Paused product={product} />}
      <div className={styles.price}>
        <Price credits={credits} size="large" />
        <span className="in-a-row">
          <InEuros credits={credits} />
          <ProductBadges product={product} isTold={isTold} />
        </span>
      </div>
      <p className={styles.sponsor}>
        <Avatar
          userId={sponsor.id}
          role="SPONSOR"
          sport={null}
          name={sponsor.name}
          src={sponsor.avatar.main}
          size="small"
        />
        <span>
          <span className={styles.by}>{t.product.by}</span>
          <Link to={paths.sponsor({ id: sponsor.id })}>{sponsor.name}</Link>
        </span>
      </p>
    </>
  )
}

/** Why nobody can buy what is there; its sponsor also reads how to mend it. */
function Paused({ product: { paused, abilities } }: { product: Product }) {
  const t = usePhrases(tradersPhrases).seller
  if (!paused) return null
  return (
    <Notice icon={<InfoIcon />}>
      {abilities.edit ? (
        <>
          {t.ownPaused} <Link to={paths.settings({ part: 'trader' })}>{t.ownWay}</Link>
        </>
      ) : (
        t.paused
      )}
    </Notice>
  )
}

function BuyButton({ product, onBuy }: Pick<Props, 'product' | 'onBuy'>) {
  const t = usePhrases(productsPhrases).product
  const { number } = useFormats()
  const { user } = useSession()
  const spends = useSpends()
  const { active, paused, stock, abilities, sponsorID } = product
  const isForSale = active && !paused && stock !== 0
  const isOffered = abilities.buy || (isForSale && user?.protected)
  if (isOffered && !spends && user?.id !== sponsorID) return <LeftToOthers what="spend" />
  if (!abilities.buy || !onBuy) return null
  return (
    <Button
      variant="primary"
      size="large"
      wide
      className={styles.buy}
      onClick={onBuy}
      data-autofocus
    >
      {t.buy(number(product.credits))}
    </Button>
  )
}

/** How it comes, and how it goes back. */
function Ways() {
  const t = usePhrases(productsPhrases).product
  return (
    <div className={styles.words}>
      <p className={styles.delivery}>
        <ParcelIcon />
        {t.delivery}
      </p>
      <p className={styles.delivery}>
        <ReturnIcon />
        {t.returns}
      </p>
    </div>
  )
}

/** What it is, in its seller's words; on a desk below its picture. */
function Story({ product }: { product: Product }) {
  const t = usePhrases(productsPhrases).product
  const { description, maker, safety } = product
  return (
    <div className={styles.words}>
      <Told title={t.description} words={description} />
      <Told title={t.maker} words={maker} />
      <Told title={t.safety} words={safety} />
    </div>
  )
}

function Told({ title, words }: { title: string; words: string }) {
  if (!words) return null
  return (
    <section className={styles.story}>
      <h3>{title}</h3>
      <p>{words}</p>
    </section>
  )
}
