import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { Form } from '../../../shared/forms/Form.tsx'
import { Celebration } from './Celebration.tsx'
import styles from './SupporterDialog.module.css'
import { Lines } from './Lines.tsx'
import { ThankField } from './ThankField.tsx'
import { useFacts } from './useFacts.ts'
import { useThank } from './useThank.ts'

/** The athlete has said yes: bars rise, sparks fly, the credits are in the wallet, and a word of thanks fits. */
export function AcceptedDialog({ entry, onClose }: { entry: SupportEntry; onClose: () => void }) {
  const t = usePhrases(supportersPhrases).accepted
  const { date, number } = useFormats()
  const facts = useFacts()(entry)
  return (
    <Dialog
      title={t.title(facts)}
      onClose={onClose}
      size="small"
      footer={
        <>
          <LinkButton to={paths.wallet()}>{t.wallet}</LinkButton>
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t.close}
          </Button>
        </>
      }
    >
      <div className={styles.offer}>
        <Celebration supporter={entry.supporter} />
        <Credits value={t.credits(facts.credits)} label={t.added(facts.credits)} size="large" />
        <p role="status">{t.added(facts.credits)}</p>
        {entry.match && <p>{t.doubled(entry.match.by, number(entry.match.credits))}</p>}
        {entry.endsAt && <p className="quiet">{t.until(date(entry.endsAt))}</p>}
      </div>
      <Answer entry={entry} />
    </Dialog>
  )
}

/** What the supporter wrote, and the athlete's answer to it, now or later. */
function Answer({ entry }: { entry: SupportEntry }) {
  const t = usePhrases(supportersPhrases).thank
  const [thanked, setThanked] = useState(entry)
  const { form, isBusy } = useThank(entry, setThanked)
  const { note, thanks } = thanked
  return (
    <div className={styles.answer}>
      {(note || thanks) && <Lines entry={{ ...thanked, thankYou: '' }} />}
      {thanked.abilities.thank && (
        <Form {...form} className={styles.answer}>
          <ThankField />
          <Button type="submit" busy={isBusy} wide>
            {t.send}
          </Button>
        </Form>
      )}
    </div>
  )
}
