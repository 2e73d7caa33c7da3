import type { MemberRole } from '@podium/contract/roles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import styles from './HideDialog.module.css'

type Breaking = keyof typeof ownPagePhrases.en.hiding.breaks

/** What no longer works while a page of the role is hidden. */
const breaksOf: Record<MemberRole, readonly Breaking[]> = {
  ATHLETE: ['links', 'network', 'wall', 'requests'],
  // Fans are not in the network.
  FAN: ['links'],
  MANAGER: ['links', 'network'],
  SPONSOR: ['links', 'network', 'shop'],
}

interface Props {
  role: MemberRole
  /** It is hidden by who is protected, who cannot show it again. */
  isWard: boolean
  onHide: () => void
  onClose: () => void
}

/** Asks before a page is hidden, and says what that breaks. */
export function HideDialog({ role, isWard, onHide, onClose }: Props) {
  const t = usePhrases(ownPagePhrases)
  const { title, lead, wardLead, breaks, stays, keep } = t.hiding
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t.hide}
      cancelLabel={keep}
      onConfirm={onHide}
      onClose={onClose}
      danger
    >
      <div className={styles.words}>
        <p>{isWard ? wardLead : lead}</p>
        <ul>
          {breaksOf[role].map((what) => (
            <li key={what}>{breaks[what]}</li>
          ))}
        </ul>
        <p>{stays}</p>
      </div>
    </ConfirmDialog>
  )
}
