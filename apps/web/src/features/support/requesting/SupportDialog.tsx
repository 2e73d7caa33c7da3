import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { shellPhrases } from '@podium/phrases/shell'
import { supportPhrases } from '@podium/phrases/support'
import { Form } from '../../../shared/forms/Form.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { missingOf } from '../../../shared/credits/missingCredits.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { LoadError } from '../../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { creditsIn, type RequestChoice } from './requestChoice.ts'
import { Obstacle } from './Obstacle.tsx'
import { athleteSupport } from '../queries.ts'
import { RequestFields } from './RequestFields.tsx'
import { SentRequest } from './SentRequest.tsx'
import styles from './SupportDialog.module.css'
import { useDraft } from './useDraft.ts'
import { useRequest } from './useRequest.ts'

interface Props {
  athleteId: number
  /** The athlete's name. */
  name: string
  /** Credits one has; undefined while that is not known. */
  available: number | undefined
  choice: RequestChoice
  /** Keeps the choice in the address. */
  onKeep: (choice: RequestChoice) => void
  onClose: () => void
  /** Draws a link that opens the terms over the page. */
  termsLink: (text: string) => ReactNode
}

/** Asking an athlete to be supported: how much and how long, what it costs, and what happens then. */
export default function SupportDialog(props: Props) {
  const [sent, setSent] = useState<SupportEntry | null>(null)
  if (sent) return <SentRequest entry={sent} name={props.name} onClose={props.onClose} />
  return <Asking {...props} onSent={setSent} />
}

function Asking(props: Props & { onSent: (entry: SupportEntry) => void }) {
  const t = usePhrases(supportPhrases).dialog
  const { close } = usePhrases(shellPhrases)
  const { athleteId, name, available, onClose, termsLink } = props
  const formId = useId()
  const { data } = useQuery(athleteSupport(athleteId))
  const { draft, change, keep } = useDraft(props)
  const { form, isBusy, errorOf } = useRequest(athleteId, props.onSent)
  const isPossible = data?.obstacle === null || data?.obstacle === 'SIGNED_OUT'
  const credits = creditsIn(draft.credits)
  const isShort = missingOf(available, credits) > 0
  return (
    <Dialog
      title={t.title(name)}
      closeLabel={close}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={isPossible ? <Acts {...{ formId, isBusy, credits, isShort, onClose }} /> : undefined}
    >
      {!data && <Loading athleteId={athleteId} />}
      {data && !isPossible && <Obstacle support={data} />}
      {data && isPossible && (
        <Form {...form} id={formId} className={styles.form}>
          <RequestFields
            {...{ athleteId, name, available, draft, change, keep, errorOf, termsLink }}
            activeUntil={data.activeUntil}
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
  /** The wallet does not reach. */
  isShort: boolean
  onClose: () => void
}

function Acts({ formId, isBusy, credits, isShort, onClose }: ActsProps) {
  const t = usePhrases(supportPhrases)
  const { cancel } = usePhrases(shellPhrases)
  const { number } = useFormats()
  return (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button type="submit" form={formId} variant="primary" busy={isBusy} disabled={isShort}>
        {credits === null ? t.button.support : t.dialog.send(number(credits))}
      </Button>
    </>
  )
}

function Loading({ athleteId }: { athleteId: number }) {
  const t = usePhrases(supportPhrases).dialog
  const { retry } = usePhrases(shellPhrases)
  const { isError, isFetching, refetch } = useQuery(athleteSupport(athleteId))
  if (!isError) return <Skeleton shape="block" height="28rem" />
  return (
    <LoadError
      message={t.couldNotLoad}
      retryLabel={retry}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
