import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { useHydrated } from '../../../shared/rendering/useHydrated.ts'
import { useSession } from '../../../client/index.ts'
import { useLive } from '../../../client/live.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { HeartIcon } from '../../../ui/icons/signs.tsx'
import { supportDialogs } from '../dialogs.ts'
import { keepPending, keptPending } from './keptPending.ts'
import { pendingSupporters } from '../queries.ts'
import styles from './SupportHeaderBadge.module.css'

/** In the bar: the requests an athlete has to answer, on whatever page. */
export function SupportHeaderBadge() {
  const t = usePhrases(supportersPhrases)
  const { user } = useSession()
  const { open } = useDialog(supportDialogs.requests)
  const data = usePending()
  useAnsweredElsewhere()
  const count = data?.total ?? 0
  const label = user?.protected ? t.cornerOfWard(count) : t.corner(count)
  return (
    <>
      {count > 0 && (
        <IconButton
          className={styles.requests}
          label={label}
          icon={<HeartIcon />}
          badge={count > 9 ? '9+' : String(count)}
          onClick={open}
        />
      )}
      <span role="status" className="visually-hidden">
        {count > 0 ? label : ''}
      </span>
    </>
  )
}

/** The requests that wait; until they are read, those that waited when the athlete was last here. */
function usePending() {
  const { user, acting } = useSession()
  const isHydrated = useHydrated()
  const queryClient = useQueryClient()
  const athleteId = user?.role === 'ATHLETE' ? user.id : 0
  const { data, isPlaceholderData } = useQuery({
    ...pendingSupporters,
    enabled: athleteId > 0,
    // The server has no storage: what it drew is taken over first.
    placeholderData: () => (isHydrated ? keptPending(athleteId) : undefined),
  })
  useEffect(() => {
    if (!athleteId || !data || isPlaceholderData || acting) return
    // What is somebody else's is not left on the device: who has just acted for another is drawn once
    // with the other's answer, which is forgotten by now.
    const known = queryClient.getQueryData(pendingSupporters.queryKey)
    if (known === data) keepPending(athleteId, data)
  }, [athleteId, data, isPlaceholderData, acting, queryClient])
  return athleteId ? data : undefined
}

/** A request answered elsewhere leaves at once; one that has come is read anew, by `LiveUpdates`. */
function useAnsweredElsewhere(): void {
  const queryClient = useQueryClient()
  useLive('SUPPORTERS_UPDATE', ({ id, status }) => {
    if (status === 'PENDING') return
    queryClient.setQueryData(pendingSupporters.queryKey, (known) => {
      const list = known?.list.filter((entry) => entry.id !== id)
      if (!known || !list || list.length === known.list.length) return known
      return { list, total: known.total - 1 }
    })
  })
}
