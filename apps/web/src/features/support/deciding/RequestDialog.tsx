import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useSession } from '../../../client/index.ts'
import { GuardianDoes } from '../../../shared/guardian/index.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { ownWallet } from '../../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { InEuros } from '../../../shared/credits/InEuros.tsx'
import { WhatCreditsAre } from '../../../shared/credits/WhatCreditsAre.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { EyeOffIcon } from '../../../ui/icons/signs.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { ActDialog } from './ActDialog.tsx'
import { Lines } from './Lines.tsx'
import { PersonName, PersonPicture } from '../Person.tsx'
import styles from './SupporterDialog.module.css'
import { useAct } from './useAct.ts'
import { useFacts } from './useFacts.ts'

interface Props {
  entry: SupportEntry
  onAccepted: (entry: SupportEntry) => void
  onChanged: () => void
  onClose: () => void
}

/** A request that waits: who, how much and for how long, and what accepting does. */
export function RequestDialog({ entry, onAccepted, onChanged, onClose }: Props) {
  const t = usePhrases(supportersPhrases).request
  const { close } = usePhrases(shellPhrases)
  const { user } = useSession()
  const [isRejecting, setRejecting] = useState(false)
  const [isGoalOver, setGoalOver] = useState(false)
  const { isBusy, run } = useAct()
  const accept = async () => {
    const outcome = await run('accept', entry, isGoalOver ? { goal: 'PAGE' } : {})
    if (outcome.is === 'done') onAccepted(outcome.entry)
    if (outcome.is === 'changed') onChanged()
    if (outcome.is === 'goalOver') setGoalOver(true)
  }
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      size="small"
      footer={
        entry.abilities.accept && (
          <Acts
            {...{ isBusy, isGoalOver }}
            onAccept={() => void accept()}
            onReject={() => setRejecting(true)}
          />
        )
      }
    >
      {isGoalOver && entry.goal && <Notice role="alert">{t.goalOver(entry.goal.title)}</Notice>}
      <Offer entry={entry} />
      {user?.protected && <GuardianDoes what="answer" />}
      {isRejecting && (
        <ActDialog
          entry={entry}
          act="reject"
          onClose={() => setRejecting(false)}
          onDone={onClose}
          onChanged={() => {
            setRejecting(false)
            onChanged()
          }}
        />
      )}
    </Dialog>
  )
}

interface ActsProps {
  isBusy: boolean
  /** It can only be accepted for the page. */
  isGoalOver: boolean
  onAccept: () => void
  onReject: () => void
}

function Acts({ isBusy, isGoalOver, onAccept, onReject }: ActsProps) {
  const { request, acts } = usePhrases(supportersPhrases)
  return (
    <>
      <Button onClick={onReject} disabled={isBusy}>
        {acts.reject}
      </Button>
      <Button variant="primary" busy={isBusy} onClick={onAccept} data-autofocus>
        {isGoalOver ? request.acceptForPage : request.accept}
      </Button>
    </>
  )
}

function Offer({ entry }: { entry: SupportEntry }) {
  const { request: t, amount } = usePhrases(supportersPhrases)
  const { date } = useFormats()
  const facts = useFacts()(entry)
  const { supporter, totalCredits, requestedAt, answerBy } = entry
  return (
    <div className={styles.offer}>
      <PersonPicture person={supporter} size="large" />
      <p className={styles.who}>
        <PersonName person={supporter} className={styles.name} />
        <span className="visually-hidden"> {t.asks}</span>
      </p>
      <Lines entry={entry} />
      <p className={styles.gift}>
        <Credits value={facts.credits} label={amount(facts.credits)} size="large" />
        <span>{t.offer(facts)}</span>
        {entry.goal && <span>{t.forGoal(entry.goal.title)}</span>}
        <InEuros credits={totalCredits} />
      </p>
      <Gain credits={totalCredits} />
      <WhatCreditsAre />
      {entry.private && (
        <p className={styles.line}>
          <EyeOffIcon /> {t.private}
        </p>
      )}
      <p className={styles.quiet}>
        {t.asked(date(requestedAt))} {answerBy && t.answerBy(date(answerBy))}
      </p>
    </div>
  )
}

/** What accepting does to the wallet, said before the click. */
function Gain({ credits }: { credits: number }) {
  const t = usePhrases(supportersPhrases).request
  const { number } = useFormats()
  const { data: wallet } = useQuery(ownWallet)
  return (
    <p>
      {t.gain} {wallet && t.gainFrom(number(wallet.available), number(wallet.available + credits))}
    </p>
  )
}
