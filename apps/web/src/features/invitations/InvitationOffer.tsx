import type { getInvitation } from '@podium/contract/invitations'
import { personName } from '@podium/contract/person-name'
import type { Reply } from '@podium/contract/route'
import { invitationPhrases } from '@podium/phrases/invitations'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { RoleIcon } from '../../ui/icons/RoleIcon.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './invitations.module.css'

/** What an open invitation offers. */
export type Offer = Reply<typeof getInvitation>

/** Who invites, as what, and until when. */
export function InvitationOffer({ offer }: { offer: Offer }) {
  const t = usePhrases(invitationPhrases)
  const sports = usePhrases(sportPhrases)
  const formats = useFormats()
  const { user } = useSession()
  const { role, modality, inviter, expires } = offer
  return (
    <>
      <div className={styles.offer}>
        <RoleIcon role={role} size="2.25rem" />
        <p className={styles.words}>
          <span>{t.invites(inviter)}</span>
          <strong className={styles.role}>{t.roles[role]}</strong>
          <span>
            <Facts of={[modality && sports[modality], t.expires(formats.date(expires))]} />
          </span>
        </p>
      </div>
      {user && <Notice>{t.signedInAs(personName(user))}</Notice>}
    </>
  )
}
