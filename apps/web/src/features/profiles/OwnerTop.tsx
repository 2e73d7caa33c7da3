import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { sharePhrases } from '@podium/phrases/share'
import { useSession } from '../../client/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { HeartIcon, PencilIcon, ShareIcon } from '../../ui/icons/signs.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { OwnerState } from './OwnerState.tsx'
import styles from './OwnerTop.module.css'
import { useOwnTab } from './useOwnTab.ts'

interface Props {
  profile: Profile
  /** Requests of support that wait for the owner's answer. */
  waiting: number
  /** From other features, what else is done with the page others see. */
  more: ReactNode
  /** From other features, what comes before the page: the first steps. */
  children?: ReactNode
}

/** Above one's own page: its two tabs, the way to edit it, and what its owner is to know first. */
export function OwnerTop({ profile, waiting, more, children }: Props) {
  const t = usePhrases(ownPagePhrases)
  const { id, role, own } = profile
  const { action } = usePhrases(sharePhrases)
  const share = useDialog('share')
  const tab = useOwnTab()
  const seen = paths.profile(role, id)
  const manage = paths.manage(role, id)
  const isQuiet = tab === 'manage' || own?.hiddenProfile || own?.welcome || waiting > 0
  return (
    <Container className={styles.top}>
      <div className={styles.ways}>
        <Tabs
          label={t.tabs.label}
          current={tab === 'manage' ? manage : seen}
          tabs={[
            { to: seen, label: t.tabs.seen },
            {
              to: manage,
              label: t.tabs.manage,
              ...(waiting > 0 && { count: String(waiting) }),
            },
          ]}
          replace
        />
        <div className={styles.waysOn}>
          {tab === 'seen' && !own?.hiddenProfile && (
            <Button size="small" icon={<ShareIcon />} onClick={share.open} className={styles.share}>
              <span className={styles.wayName}>{action}</span>
            </Button>
          )}
          <LinkButton
            to={paths.editProfile(role)}
            size="small"
            variant={isQuiet ? 'secondary' : 'primary'}
            className={styles.edit}
            icon={<PencilIcon />}
          >
            <span className={styles.wayName}>{t.edit}</span>
          </LinkButton>
          {tab === 'seen' && more}
        </div>
      </div>
      {tab === 'seen' && (
        <>
          {waiting > 0 && <Waiting count={waiting} to={manage} />}
          {children}
        </>
      )}
      <OwnerState profile={profile} />
    </Container>
  )
}

/** The first of what waits: somebody offers money. */
function Waiting({ count, to }: { count: number; to: string }) {
  const t = usePhrases(ownPagePhrases).manage
  const { user } = useSession()
  return (
    <p className={styles.waiting}>
      <HeartIcon />
      <strong>{t.waiting(count)}</strong>
      <LinkButton to={to} size="small" variant="primary">
        {user?.protected ? t.see : t.answer}
      </LinkButton>
    </p>
  )
}
