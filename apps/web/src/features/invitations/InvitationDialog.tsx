import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readInvitationLink } from '@podium/contract/invitations'
import { paths } from '@podium/contract/paths'
import { invitationPhrases } from '@podium/phrases/invitations'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Refusal } from '../../client/index.ts'
import { useNavigate, useParams } from '../../router/index.ts'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { AcceptanceForm } from './AcceptanceForm.tsx'
import { GoneInvitation } from './GoneInvitation.tsx'
import { InvitationOffer } from './InvitationOffer.tsx'
import { invitationRead } from './queries.ts'

/** Draws a link that opens the terms over the page. */
type TermsLink = (text: string) => ReactNode

/**
 * Joining by invitation, over the landing page (`invitation.link`). It opens once it is known whether
 * the link still leads anywhere, so that it opens as tall as it stays: the page's loader has read an
 * open invitation by then, and the browser asks again only where the server was refused.
 */
export default function InvitationDialog({ termsLink }: { termsLink: TermsLink }) {
  const t = usePhrases(invitationPhrases)
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const { secret } = readInvitationLink(token)
  // Whatever the refusal is, the link leads nowhere; only a silent server is worth asking again.
  const read = useQuery({ ...invitationRead(secret), retry: false, enabled: secret !== '' })
  const [isSpent, setSpent] = useState(false)
  const isGone = secret === '' || isSpent || isRefused(read.error)
  if (!isGone && read.isPending) return null
  return (
    <Dialog
      title={isGone ? t.gone.title : t.title}
      onClose={() => navigate(paths.index())}
      closeOnBackdrop={false}
    >
      {isGone && <GoneInvitation />}
      {!isGone && read.isError && <NotLoaded onRetry={() => void read.refetch()} />}
      {!isGone && read.data && (
        <div className="stacked">
          <InvitationOffer offer={read.data} />
          <AcceptanceForm
            key={token}
            token={token}
            offer={read.data}
            termsLink={termsLink}
            onSpent={() => setSpent(true)}
          />
        </div>
      )}
    </Dialog>
  )
}

function isRefused(error: unknown): boolean {
  return error instanceof Refusal && error.status < 429
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { retry } = usePhrases(shellPhrases)
  const { couldNotLoad } = usePhrases(invitationPhrases)
  return <LoadError message={couldNotLoad} retryLabel={retry} onRetry={onRetry} />
}
