import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Reply } from '@podium/contract/route'
import type { getAthleteSupport } from '@podium/contract/support'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { LinkButton } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../../ui/icons/signs.tsx'
import styles from './SupportDialog.module.css'

type Support = Reply<typeof getAthleteSupport>

/** Why the viewer cannot ask this athlete now. */
export function Obstacle({ support, hasPaid }: { support: Support; hasPaid: boolean }) {
  const t = usePhrases(supportPhrases)
  const { button } = usePhrases(supportPagePhrases)
  const { obstacle, pendingId } = support
  if (obstacle === null || obstacle === 'SIGNED_OUT') return null
  const isOff = obstacle === 'NOT_ACCEPTING'
  return (
    <div className={styles.form}>
      <Notice icon={<InfoIcon />} role="status">
        {isOff ? t.notAccepting(personName(support.athlete)) : t.obstacles[obstacle]}
      </Notice>
      {hasPaid && (
        <p>
          {t.paidInVain} <Link to={paths.payments()}>{t.seePayments}</Link>
        </p>
      )}
      {obstacle === 'PENDING' && (
        <LinkButton to={paths.support({ id: pendingId })} replace>
          {button.waiting}
        </LinkButton>
      )}
    </div>
  )
}
