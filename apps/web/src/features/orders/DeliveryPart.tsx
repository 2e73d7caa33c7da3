import type { Order } from '@podium/contract/orders'
import { ordersPhrases } from '@podium/phrases/orders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
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
      <div className={styles.heading}>
        <h3 id="order-delivery">{t.delivery}</h3>
        {delivery && (
          <IconButton size="small" label={t.copy} icon={<CopyIcon />} onClick={() => void copy()} />
        )}
      </div>
      {delivery ? (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
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
