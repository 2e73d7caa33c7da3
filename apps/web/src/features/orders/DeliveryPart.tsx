import type { Order } from '@podium/contract/orders'
import { ordersPhrases } from '@podium/phrases/orders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { CopyIcon } from '../../ui/icons/signs.tsx'
import styles from './OrderDialog.module.css'

/** Where the parcel goes; who sends it copies the address. */
export function DeliveryPart({ order: { delivery } }: { order: Order }) {
  const t = usePhrases(ordersPhrases).order
  const lines = useLines(delivery)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      toast.success(t.copied)
    } catch {
      toast.error(t.couldNotCopy)
    }
  }
  return (
    <section className={styles.part} aria-labelledby="order-delivery">
      <h3 id="order-delivery">{t.delivery}</h3>
      {delivery ? (
        <>
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Button
            size="small"
            variant="quiet"
            icon={<CopyIcon />}
            className={styles.copy}
            onClick={() => void copy()}
          >
            {t.copy}
          </Button>
        </>
      ) : (
        <p className="soft">{t.forgotten}</p>
      )}
    </section>
  )
}

function useLines(delivery: Order['delivery']): string[] {
  const { country } = useFormats()
  if (!delivery) return []
  const { name, address, postalCode, city, countryCode, phone } = delivery
  return [name, address, `${postalCode} ${city}`, country(countryCode), phone]
}
