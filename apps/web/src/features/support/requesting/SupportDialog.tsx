import { useId, useState, type ReactNode } from 'react'
import { findPack } from '@podium/contract/credits'
import type { Goal, OpenMatch } from '@podium/contract/season'
import type { SupportEntry } from '@podium/contract/support'
import { shellPhrases } from '@podium/phrases/shell'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { Form } from '../../../shared/forms/Form.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { missingOf, packFor } from '../../../shared/credits/missingCredits.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { creditsIn, type RequestChoice } from './requestChoice.ts'
import { Obstacle } from './Obstacle.tsx'
import { athleteSupport } from '../queries.ts'
import { RequestFields } from './RequestFields.tsx'
import { SentRequest } from './SentRequest.tsx'
import styles from './SupportDialog.module.css'
import { useAskAtOnce } from './useAskAtOnce.ts'
import { useBuyMissing } from './useBuyMissing.ts'
import { useDraft } from './useDraft.ts'
import { useRequest } from './useRequest.ts'

interface Props {
  athleteId: number
  /** The athlete's name. */
  name: string
  /** Credits one has; undefined while that is not known. */
  available: number | undefined
  choice: RequestChoice
  /** The athlete's open goals. */
  goals: readonly Goal[]
  /** The funds that double supports of the athlete. */
  matches: readonly OpenMatch[]
  /** Keeps the choice in the address. */
  onKeep: (choice: RequestChoice) => void
  onClose: () => void
  /** Draws a link that opens the terms over the page. */
  termsLink: (text: string) => ReactNode
}

/** Asking an athlete to be supported: how much and how long, what it costs, and what happens then. */
export default function SupportDialog(props: Props) {
  const [sent, setSent] = useState<SupportEntry | null>(null)
  // Of the visit, not of the address, which a reload keeps.
  const [hasPaid] = useState(props.choice.asks === true)
  if (sent) return <SentRequest entry={sent} hasPaid={hasPaid} {...props} />
  return <Asking {...props} hasPaid={hasPaid} onSent={setSent} />
}

interface AskingProps extends Props {
  /** One comes from paying for just this. */
  hasPaid: boolean
  onSent: (entry: SupportEntry) => void
}

function Asking(props: AskingProps) {
  const t = usePhrases(supportPhrases).dialog
  const { athleteId, name, available, goals, matches, hasPaid, onClose, termsLink } = props
  const formId = useId()
  const [data, instead] = useRead(athleteSupport(athleteId), t.couldNotLoad, '28rem')
  const { draft, change: alter, keep } = useDraft(props)
  const [isAltered, setAltered] = useState(false)
  const change: typeof alter = (changes) => {
    setAltered(true)
    alter(changes)
  }
  // The line that was refused; another one may be tried.
  const [unwelcome, setUnwelcome] = useState<string>()
  const credits = creditsIn(draft.credits)
  const missing = missingOf(available, credits)
  const buyMissing = useBuyMissing({ id: athleteId, name }, { choice: draft, keep })
  const { form, isBusy } = useRequest(athleteId, {
    mayGo: () => {
      if (missing > 0) buyMissing(missing)
      return missing === 0
    },
    onSent: props.onSent,
    onUnwelcome: () => setUnwelcome(draft.note),
  })
  const isPossible = data?.obstacle === null || data?.obstacle === 'SIGNED_OUT'
  const goesByItself = useAskAtOnce(form.ref, {
    isWanted: hasPaid && !isAltered,
    isReady: isPossible && available !== undefined && missing === 0,
    onAsking: keep,
  })
  return (
    <Dialog
      title={t.title(name)}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        isPossible ? (
          <Acts
            {...{ formId, credits, onClose }}
            isBusy={isBusy || goesByItself}
            missing={goesByItself ? 0 : missing}
          />
        ) : undefined
      }
    >
      {instead}
      {data && !isPossible && <Obstacle support={data} hasPaid={hasPaid} />}
      {data && isPossible && (
        <Form {...form} id={formId} className={styles.form}>
          <RequestFields
            {...{ name, available, goals, matches, draft, change, termsLink }}
            activeUntil={data.activeUntil}
            matchesLeft={data.matchesLeft ?? []}
            isUnwelcome={unwelcome !== undefined && unwelcome === draft.note}
          />
        </Form>
      )}
    </Dialog>
  )
}

interface ActsProps {
  formId: string
  isBusy: boolean
  credits: number | null
  /** Credits that the wallet lacks. */
  missing: number
  onClose: () => void
}

/** Asking; where the wallet does not reach, buying the smallest pack that has what is missing first. */
function Acts({ formId, isBusy, credits, missing, onClose }: ActsProps) {
  const t = usePhrases(supportPhrases)
  const { button } = usePhrases(supportPagePhrases)
  const { cancel } = usePhrases(shellPhrases)
  const { number, euros } = useFormats()
  const pack = packFor(missing)
  const price = findPack(pack)?.grossCents ?? 0
  return (
    <div className={styles.acts}>
      <Button onClick={onClose}>{cancel}</Button>
      <Button type="submit" form={formId} variant="primary" busy={isBusy}>
        {missing > 0 && t.dialog.buy(number(pack), euros(price))}
        {missing === 0 && (credits === null ? button.support : t.dialog.send(number(credits)))}
      </Button>
    </div>
  )
}
