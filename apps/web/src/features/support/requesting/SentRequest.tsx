import type { SupportEntry } from '@podium/contract/support'
import { supportPhrases } from '@podium/phrases/support'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'
import { Lines } from '../deciding/Lines.tsx'
import styles from './SupportDialog.module.css'

interface Props {
  entry: SupportEntry
  name: string
  /** The credits were bought for it a moment ago. */
  hasPaid: boolean
  onClose: () => void
}

/** The request went out: what happens to the credits now. */
export function SentRequest({ entry, name, hasPaid, onClose }: Props) {
  const t = usePhrases(supportPhrases).sent
  const { number, date } = useFormats()
  const { totalCredits, periodBought, answerBy, match } = entry
  const told = { credits: number(totalCredits), months: periodBought, day: '' }
  const footer = (
    <Button variant="primary" onClick={onClose} data-autofocus>
      {t.close}
    </Button>
  )
  return (
    <Dialog title={t.title} onClose={onClose} size="small" footer={footer}>
      <div className={styles.sent} role="status">
        <PersonPicture person={entry.athlete} size="large" />
        {hasPaid && <p>{t.paid}</p>}
        <p>{t.text(told, name)}</p>
        {match && match.credits > 0 && <p>{t.doubled(match.by, number(match.credits))}</p>}
        <Lines entry={entry} />
        {answerBy && <p className="quiet">{t.until(date(answerBy))}</p>}
      </div>
    </Dialog>
  )
}
