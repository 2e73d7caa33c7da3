import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readInvitationLink } from '@podium/contract/invitations'
import { invitationPhrases } from '@podium/phrases/invitations'
import { shellPhrases } from '@podium/phrases/shell'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Refusal } from '../../client/index.ts'
import { useNavigate, useParams } from '../../router/index.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { AcceptanceForm } from './AcceptanceForm.tsx'
import { GoneInvitation } from './GoneInvitation.tsx'
import { Offer } from './Offer.tsx'
import styles from './InvitationDialog.module.css'
import { invitationRead } from './queries.ts'

interface Props {
  /** Draws a link that opens the terms over the page. */
  termsLink: (text: string) => ReactNode
}

/** Joining by invitation, over the landing page (specification 1, section 2). */
export default function InvitationDialog({ termsLink }: Props) {
  const t = usePhrases(invitationPhrases)
  const { close } = usePhrases(shellPhrases)
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [isGone, setGone] = useState(false)
  return (
    <Dialog
      title={isGone ? t.gone.title : t.title}
      closeLabel={close}
      onClose={() => navigate(paths.index)}
      closeOnBackdrop={false}
    >
      {isGone ? (
        <GoneInvitation />
      ) : (
        <Invitation key={token} token={token} termsLink={termsLink} onGone={() => setGone(true)} />
      )}
    </Dialog>
  )
}

interface InvitationProps extends Props {
  token: string
  onGone: () => void
}

function Invitation({ token, termsLink, onGone }: InvitationProps) {
  const t = usePhrases(invitationPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { secret } = readInvitationLink(token)
  const { data, error, isFetching, refetch } = useQuery({ ...invitationRead(secret), retry: false })
  if (isClosed(error)) return <Once act={onGone} />
  if (error) {
    return (
      <LoadError
        message={t.couldNotLoad}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonText lines={8} />
  return (
    <div className={styles.invitation}>
      <Offer offer={data} />
      <AcceptanceForm token={token} offer={data} termsLink={termsLink} onGone={onGone} />
    </div>
  )
}
