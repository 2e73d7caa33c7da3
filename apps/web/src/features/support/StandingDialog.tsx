import type { SupportEntry } from '@podium/contract/support'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../app/formats.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { ActButtons } from './ActButtons.tsx'
import { PersonPicture } from './Person.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import styles from './SupporterDialog.module.css'
import { ThankYou } from './ThankYou.tsx'
import { useActDialogs } from './useActDialogs.tsx'
import { useFacts, useIsAthleteOf } from './useFacts.ts'

interface Props {
  entry: SupportEntry
  isChanged: boolean
  onClose: () => void
}

/** How a support stands that the viewer cannot answer: running, over, or waiting for the athlete. */
export function StandingDialog({ entry, isChanged, onClose }: Props) {
  const t = usePhrases(supportersPhrases).single
  const { close } = usePhrases(shellPhrases)
  const facts = useFacts()(entry)
  const { ask, dialogs } = useActDialogs()
  const isAthlete = useIsAthleteOf()(entry)
  const other = isAthlete ? entry.supporter : entry.athlete
  const { cancel, renew } = entry.abilities
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      size="small"
      footer={cancel || renew ? <ActButtons entry={entry} onAct={ask} size="medium" /> : undefined}
    >
      <div className={styles.offer}>
        {isChanged && (
          <Notice icon={<InfoIcon />} role="alert">
            {t.changed}
          </Notice>
        )}
        <PersonPicture person={other} size="large" />
        <p className={styles.name}>{t.toAthlete(facts)}</p>
        <StatusBadge status={entry.status} />
        <Standing entry={entry} isAthlete={isAthlete} />
        <ThankYou entry={entry} />
      </div>
      {dialogs}
    </Dialog>
  )
}

/** The state in a sentence; for what is over, why. */
function Standing({ entry, isAthlete }: { entry: SupportEntry; isAthlete: boolean }) {
  const { single, ends } = usePhrases(supportersPhrases)
  const { date } = useFormats()
  const { status, endsAt, answerBy, endReason } = entry
  const { name } = useFacts()(entry)
  if (status === 'ACTIVE') {
    const sentence = isAthlete ? single.activeForAthlete : single.activeForSupporter
    return <p>{sentence(name, date(endsAt ?? ''))}</p>
  }
  if (status === 'PENDING') {
    return <p>{single.pendingForSupporter(name, date(answerBy ?? ''))}</p>
  }
  return (
    <p>
      {isAthlete && single.unavailable} {endReason && ends[endReason]}
    </p>
  )
}
