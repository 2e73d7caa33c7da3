import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isDelivered } from '@podium/contract/order-rules'
import type { Product } from '@podium/contract/products'
import { ordersPhrases } from '@podium/phrases/orders'
import { shellPhrases } from '@podium/phrases/shell'
import { Form } from '../../shared/forms/Form.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { missingOf } from '../../shared/credits/missingCredits.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SellerOf } from '../../shared/traders/SoldBy.tsx'
import { Shortfall } from '../../shared/credits/Shortfall.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { Balance } from './Balance.tsx'
import styles from './BuyDialog.module.css'
import { ChangeNotice } from './ChangeNotice.tsx'
import type { Remembered } from './delivery.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { rememberedDelivery } from './queries.ts'
import { useBuy } from './useBuy.ts'

interface Props {
  product: Product
  /** Credits one has now; undefined while that is not known. */
  available: number | undefined
  /** Before the way to the store is taken: keeps where to come back to. */
  onLeave: () => void
  /** Draws a link that opens the terms over the page. */
  termsLink: (text: string) => ReactNode
  /** The way to ask the seller. */
  ask: ReactNode
  /** Told how the product stands, where it has changed meanwhile. */
  onChanged: (product: Product) => void
  onClose: () => void
}

/** Buying a product: what happens to the credits, where it goes, and the order itself. */
export default function BuyDialog(props: Props) {
  const { product, available, onLeave, termsLink, onClose } = props
  const t = usePhrases(ordersPhrases).buying
  const { cancel } = usePhrases(shellPhrases)
  const { number } = useFormats()
  const [seenPrice] = useState(product.credits)
  const [goesThere, setGoesThere] = useState(true)
  const { form, isBusy, hasChanged } = useBuy(product, props.onChanged)
  const missing = missingOf(available, product.credits)
  const isSoldOut = product.stock === 0
  const mayOrder = missing === 0 && !isSoldOut && !product.paused
  const [isBegun, setBegun] = useState(mayOrder)
  if (mayOrder && !isBegun) setBegun(true)
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {cancel}
      </Button>
      <Button
        type="submit"
        form="buy-form"
        variant="primary"
        busy={isBusy}
        disabled={!mayOrder || !goesThere}
      >
        {t.confirm(number(product.credits))}
      </Button>
    </>
  )
  return (
    <Dialog title={t.title} onClose={onClose} closeOnBackdrop={false} footer={footer}>
      <div className="stacked-apart">
        <ChangeNotice {...{ product, seenPrice, hasChanged }} />
        <Item product={product} />
        <SellerOf product={product} />
        <Balance available={available} price={product.credits} />
        {missing > 0 && <Shortfall missing={missing} onLeave={onLeave} />}
        {/* Hidden, and not taken away: with credits or a piece again everything is as it was typed. */}
        {isBegun && (
          <Form {...form} id="buy-form" className={styles.form} hidden={!mayOrder}>
            <h3>{t.delivery}</h3>
            <Delivery ask={props.ask} onCountry={setGoesThere} />
            {goesThere && (
              <>
                <p>{t.happens(number(product.credits), product.sponsor.name)}</p>
                <p>{t.returns}</p>
                <p className="quiet">
                  {t.accept} {termsLink(t.terms)}.
                </p>
              </>
            )}
          </Form>
        )}
      </div>
    </Dialog>
  )
}

function Item({ product: { title, imagePath, sponsor } }: { product: Product }) {
  return (
    <div className={styles.item}>
      <img src={imagePath.thumbnail} alt="" />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className="soft">{sponsor.name}</p>
      </div>
    </div>
  )
}

interface DeliveryProps {
  ask: ReactNode
  /** Told whether the price includes the way to the country chosen. */
  onCountry: (isDelivered: boolean) => void
}

/** The fields, once it is known what to begin with; typed anew where that cannot be read. */
function Delivery({ onCountry, ...rest }: DeliveryProps) {
  const t = usePhrases(ordersPhrases).buying
  const { data, isError } = useQuery({ ...rememberedDelivery, staleTime: Infinity })
  if (!data && !isError) return <Skeleton shape="block" height="26rem" />
  return (
    <>
      {isError && <Notice>{t.couldNotLoad}</Notice>}
      <Where given={data?.delivery} onCountry={onCountry} {...rest} />
    </>
  )
}

function Where({ given, ask, onCountry }: DeliveryProps & { given?: Remembered | undefined }) {
  const t = usePhrases(ordersPhrases).buying
  const formats = useFormats()
  const [country, setCountry] = useState(() => homeOr(given?.countryCode))
  const goesThere = isDelivered(country)
  return (
    <>
      <DeliveryFields
        {...{ given, country }}
        isDelivered={goesThere}
        onCountry={(chosen) => {
          setCountry(chosen)
          onCountry(isDelivered(chosen))
        }}
      />
      {!goesThere && (
        <Notice icon={<InfoIcon />} role="status">
          <div className={styles.elsewhere}>
            <p>{t.elsewhere(country ? formats.country(country) : t.elsewhereYet)}</p>
            {ask}
          </div>
        </Notice>
      )}
    </>
  )
}

/** Most parcels stay in Portugal; a buyer who lives elsewhere may have one sent there all the same. */
function homeOr(country: string | undefined): string {
  return country && isDelivered(country) ? country : 'PT'
}
