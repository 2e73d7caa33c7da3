import { personName } from '@podium/contract/person-name'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../../ui/icons/signs.tsx'
import { ActButtons } from './ActButtons.tsx'
import { CloseButton } from './CloseButton.tsx'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './SupporterDialog.module.css'
import { Lines } from './Lines.tsx'
import { useActDialogs } from './useActDialogs.tsx'
import { useFacts, useSideOf } from './useFacts.ts'

interface Props {
  entry: SupportEntry
  isChanged: boolean
  onClose: () => void
}

/** The status of a support that the viewer cannot answer: running, over, or waiting for the athlete. */
export function SupportStatusDialog({ entry, isChanged, onClose }: Props) {
  const t = usePhrases(supportersPhrases).single
  const facts = useFacts()(entry)
  const { ask, dialogs } = useActDialogs()
  const isSupporter = useSideOf()(entry) === 'supporter'
  const other = isSupporter ? entry.athlete : entry.supporter
  const { cancel, renew, thank, close: mayClose } = entry.abilities
  const footer = (
    <>
      <ActButtons entry={entry} onAct={ask} size="medium" />
      {mayClose && <CloseButton entry={entry} />}
    </>
  )
  const mayAct = cancel || renew || thank || mayClose
  return (
    <Dialog title={t.title} onClose={onClose} size="small" footer={mayAct ? footer : undefined}>
      <div className={styles.offer}>
        {isChanged && (
          <Notice icon={<InfoIcon />} role="alert">
            {t.changed}
          </Notice>
        )}
        <PersonPicture person={other} size="large" />
        <p className={styles.name}>{t.toAthlete(facts)}</p>
        <StatusBadge entry={entry} />
        <StatusText entry={entry} />
        <Lines entry={entry} />
      </div>
      {dialogs}
    </Dialog>
  )
}

/** The state in a sentence; for what is over, why. */
function StatusText({ entry }: { entry: SupportEntry }) {
  const { single, ends } = usePhrases(supportersPhrases)
  const side = useSideOf()(entry)
  const sentence = useSentence(entry)
  if (sentence) return <p>{sentence}</p>
  return (
    <p>
      {side === 'athlete' && single.unavailable} {entry.endReason && ends[entry.endReason]}
    </p>
  )
}

/** What is running or waits, from where the viewer stands; nothing for what is over. */
function useSentence(entry: SupportEntry): string | undefined {
  const t = usePhrases(supportersPhrases).single
  const { date } = useFormats()
  const { name } = useFacts()(entry)
  const side = useSideOf()(entry)
  const { status, endsAt, answerBy } = entry
  const until = date(endsAt ?? answerBy ?? entry.requestedAt)
  const both = [personName(entry.supporter), personName(entry.athlete), until] as const
  if (status === 'ACTIVE') {
    if (side === 'admin') return t.activeForAdmin(...both)
    return side === 'athlete' ? t.activeForAthlete(name, until) : t.activeForSupporter(name, until)
  }
  if (status !== 'PENDING') return undefined
  return side === 'admin' ? t.pendingForAdmin(...both) : t.pendingForSupporter(name, until)
}
