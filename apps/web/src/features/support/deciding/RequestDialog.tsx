import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useSession } from '../../../client/index.ts'
import { LeftToOthers } from '../../../shared/guardian/index.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { afterReceiving } from '../../../shared/credits/missingCredits.ts'
import { netOf, ownWallet } from '../../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { InEuros } from '../../../shared/credits/InEuros.tsx'
import { WhatCreditsAre } from '../../../shared/credits/WhatCreditsAre.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { EyeOffIcon } from '../../../ui/icons/workSigns.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { Stack } from '../../../ui/surfaces/Layout.tsx'
import { ActDialog } from './ActDialog.tsx'
import { Lines } from './Lines.tsx'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'
import { PersonName } from '../Person.tsx'
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
  const { user } = useSession()
  const [isRejecting, setRejecting] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const isGoalOver = entry.goalOver || wasRefused
  const [short, setShort] = useState<SupportEntry['match']>(null)
  const { isBusy, run } = useAct()
  const accept = async (match?: 'NONE' | 'REST') => {
    const outcome = await run('accept', entry, {
      ...(isGoalOver && { goal: 'PAGE' }),
      ...(match && { match }),
    })
    if (outcome.is === 'done') onAccepted(outcome.entry)
    if (outcome.is === 'changed') onChanged()
    if (outcome.is === 'goalOver') setRefused(true)
    if (outcome.is === 'matchShort') setShort(outcome.entry.match)
  }
  const acts = entry.abilities.accept ? (
    <Acts
      {...{ isBusy, isGoalOver }}
      rest={short && short.credits}
      onAccept={(match) => void accept(match)}
      onReject={() => setRejecting(true)}
    />
  ) : undefined
  return (
    <Dialog title={t.title} onClose={onClose} size="small" footer={acts}>
      {isGoalOver && entry.goal && <Notice role="alert">{t.goalOver(entry.goal.title)}</Notice>}
      {short && <Short match={short} />}
      {/* What it was directed at is over: accepted, it is for the page. */}
      <Stack>
        <Offer entry={isGoalOver ? { ...entry, goal: null } : entry} />
        {user?.protected && <LeftToOthers what="answer" />}
      </Stack>
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
  /** What a fund has left that cannot double it whole; null where that is not known to be so. */
  rest: number | null
  onAccept: (match?: 'NONE' | 'REST') => void
  onReject: () => void
}

function Acts({ isBusy, isGoalOver, rest, onAccept, onReject }: ActsProps) {
  const { request, acts } = usePhrases(supportersPhrases)
  const { number } = useFormats()
  if (rest !== null) {
    return (
      <>
        <Button onClick={onReject} disabled={isBusy}>
          {acts.reject}
        </Button>
        <Button
          variant={rest > 0 ? 'secondary' : 'primary'}
          busy={isBusy}
          onClick={() => onAccept('NONE')}
        >
          {request.acceptUnmatched}
        </Button>
        {rest > 0 && (
          <Button variant="primary" busy={isBusy} onClick={() => onAccept('REST')} data-autofocus>
            {request.acceptRest(number(rest))}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <Button onClick={onReject} disabled={isBusy}>
        {acts.reject}
      </Button>
      <Button variant="primary" busy={isBusy} onClick={() => onAccept()} data-autofocus>
        {isGoalOver ? request.acceptForPage : request.accept}
      </Button>
    </>
  )
}

type Match = NonNullable<SupportEntry['match']>

/** A fund that cannot add all that was promised. */
function Short({ match: { by, credits, whole } }: { match: Match }) {
  const t = usePhrases(supportersPhrases).request
  const { number } = useFormats()
  return (
    <Notice role="alert">
      {credits > 0
        ? t.short(by || t.doubler, number(credits), number(whole))
        : t.empty(by || t.doubler, number(whole))}
    </Notice>
  )
}

function Offer({ entry }: { entry: SupportEntry }) {
  const { request: t, amount } = usePhrases(supportersPhrases)
  const { date, number } = useFormats()
  const facts = useFacts()(entry)
  const { supporter, totalCredits, requestedAt, answerBy, match, abilities } = entry
  return (
    <div className={styles.offer}>
      <PersonPicture person={supporter} size="large" />
      <p>
        <PersonName person={supporter} className={styles.name} />
        <span className="visually-hidden"> {t.asks}</span>
      </p>
      <Lines entry={entry} />
      <p className={styles.gift}>
        <Credits value={facts.credits} label={amount(facts.credits)} size="large" />
        <span>{t.offer(facts)}</span>
        {entry.goal && <span>{t.forGoal(entry.goal.title)}</span>}
        {match && match.credits > 0 && (
          <span>{t.doubled(match.by || t.doubler, number(match.credits))}</span>
        )}
        <InEuros credits={totalCredits} />
      </p>
      {abilities.accept && <Gain credits={totalCredits + (match?.credits ?? 0)} />}
      <WhatCreditsAre />
      {entry.private && (
        <p className={styles.line}>
          <EyeOffIcon /> {t.private}
        </p>
      )}
      <p className="quiet">
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
      {t.gain}{' '}
      {wallet &&
        t.gainFrom(number(wallet.available), number(afterReceiving(netOf(wallet), credits)))}
    </p>
  )
}
