import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { useMayMatch } from '../../shared/credits/useMayMatch.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { useDialog } from '../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog, lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Popover } from '../../ui/actions/Popover.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { MoreIcon } from '../../ui/icons/MoreIcon.tsx'

const MoreItems = lazyWithPreload(() => import('./MoreItems.tsx'), {
  waiting: <Skeleton shape="block" height="11rem" />,
})
const ShareDialog = lazyDialog(() => import('../../features/share/ShareDialog.tsx'))
const Matching = lazyDialog(() => import('./Matching.tsx'))
const OwnNote = lazyDialog(() => import('../../features/shortlist/OwnNote.tsx'))
const Reporting = lazyDialog(() => import('../../shared/reports/Reporting.tsx'))

/** Of others' pages; above one's own the button stands beside the tabs. */
export function MoreAction({ profile }: { profile: Profile }) {
  return !profile.abilities.publish && <MoreActions profile={profile} />
}

interface Props {
  profile: Profile
  size?: 'small' | 'medium'
}

/** What is done with a page more rarely, behind one button: its items come with the first press. */
export function MoreActions({ profile, size = 'medium' }: Props) {
  const t = usePhrases(profilesPhrases)
  const { publicUrl } = usePublicConfig()
  const [isWanted, setWanted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, role, abilities } = profile
  const share = useDialog('share')
  const report = useDialog(`report-profile-${id}`)
  const match = useDialog('match')
  const shortlist = useDialog('shortlist')
  const mayMatch = useMayMatch() && role === 'ATHLETE'
  return (
    <>
      <Popover
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            variant="secondary"
            size={size}
            label={t.more}
            icon={<MoreIcon />}
            busy={isBusy}
            data-sign
            onPointerEnter={() => void MoreItems.load()}
          />
        )}
        onOpen={() => setWanted(true)}
      >
        {(close) =>
          isWanted && (
            <MoreItems
              {...{ profile, close }}
              onShare={share.open}
              onReport={report.open}
              onMatch={mayMatch ? match.open : undefined}
              onNote={shortlist.open}
              onBusy={setBusy}
            />
          )
        }
      </Popover>
      {share.isOpen && (
        <ShareDialog
          url={publicUrl + paths.profile(role, id)}
          name={personName(profile)}
          isOwn={abilities.publish}
          isHidden={profile.own?.hiddenProfile}
          onClose={share.close}
        />
      )}
      {match.isOpen && mayMatch && <Matching profile={profile} onClose={match.close} />}
      {shortlist.isOpen && (
        <OwnNote userId={id} name={personName(profile)} onClose={shortlist.close} />
      )}
      {report.isOpen && <Reporting kind="profile" id={id} onClose={report.close} />}
    </>
  )
}
