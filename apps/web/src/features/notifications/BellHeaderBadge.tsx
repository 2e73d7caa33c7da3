import { useQuery } from '@tanstack/react-query'
import { notificationPhrases } from '@podium/phrases/notifications'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Popover } from '../../ui/actions/Popover.tsx'
import { BellIcon } from '../../ui/icons/signs.tsx'
import { BellGlance } from './BellGlance.tsx'
import { unreadRead } from './queries.ts'

/** Most that a badge says; more is "9+". */
const mostShown = 9

/** The notifications in the bar, with how many are unread; a press opens the latest beneath. */
export function BellHeaderBadge() {
  const t = usePhrases(notificationPhrases).bell
  const { data } = useQuery(unreadRead)
  const notifications = data?.notifications ?? 0
  return (
    <Popover
      fromBar
      trigger={(props) => (
        <IconButton
          {...props}
          label={t.open(notifications)}
          icon={<BellIcon />}
          badge={notifications > 0 ? written(notifications) : undefined}
        />
      )}
    >
      {(close) => <BellGlance onLeave={close} />}
    </Popover>
  )
}

function written(count: number): string {
  return count > mostShown ? `${mostShown}+` : String(count)
}
