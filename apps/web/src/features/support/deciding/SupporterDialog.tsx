import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { ReadFailed } from '../../../shared/rendering/ReadFailed.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { isMissing, Refusal, useSession } from '../../../client/index.ts'
import { Dialog } from '../../../shared/dialogs/Dialog.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { AcceptedDialog } from './AcceptedDialog.tsx'
import { supportEntry } from '../queries.ts'
import { RequestDialog } from './RequestDialog.tsx'
import { SupportStatusDialog } from './SupportStatusDialog.tsx'

interface Props {
  id: number
  /** It is shown because it has changed under the viewer's hands. */
  isChanged?: boolean
  onClose: () => void
}

/**
 * One support over the page: a request to answer, the joy of having accepted it, or how it stands.
 * Several at once are in `RequestsDialog`.
 */
export default function SupporterDialog({ id, isChanged = false, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(supportEntry(id))
  const [accepted, setAccepted] = useState<SupportEntry | null>(null)
  const [hasChanged, setChanged] = useState(isChanged)
  const isAsked = useIsAsked()
  if (accepted) return <AcceptedDialog entry={accepted} onClose={onClose} />
  if (data && isAsked(data)) {
    return (
      <RequestDialog
        entry={data}
        onAccepted={setAccepted}
        onChanged={() => setChanged(true)}
        onClose={onClose}
      />
    )
  }
  if (data) return <SupportStatusDialog entry={data} isChanged={hasChanged} onClose={onClose} />
  return (
    <Unknown
      error={error}
      isFetching={isFetching}
      onRetry={() => void refetch()}
      {...{ onClose }}
    />
  )
}

/** Whether a request waits for the viewer; of who is protected a guardian answers it, which is said there. */
function useIsAsked(): (entry: SupportEntry) => boolean {
  const { user } = useSession()
  return ({ abilities, status, athlete }) =>
    abilities.accept || (!!user?.protected && status === 'PENDING' && athlete.id === user.id)
}

interface UnknownProps {
  error: Error | null
  isFetching: boolean
  onRetry: () => void
  onClose: () => void
}

/** On its way, not there, or not readable now. */
function Unknown({ error, isFetching, onRetry, onClose }: UnknownProps) {
  const t = usePhrases(supportersPhrases).single
  return (
    <Dialog title={t.title} onClose={onClose} size="small">
      {!error && <Skeleton shape="block" height="16rem" />}
      {error && isNowhere(error) && (
        <EmptyState level={3} title={t.notFound.title} text={t.notFound.text} />
      )}
      {error && !isNowhere(error) && (
        <ReadFailed message={t.couldNotLoad} isFetching={isFetching} refetch={onRetry} />
      )}
    </Dialog>
  )
}

/** Not there, another user's, or no id at all: they all look alike. */
function isNowhere(error: Error): boolean {
  return isMissing(error) || (error instanceof Refusal && [400, 403].includes(error.status))
}
