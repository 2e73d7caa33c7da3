import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../app/phrases.ts'
import { useDialog } from '../../app/useDialog.ts'
import { useLive } from '../../client/live.ts'
import { useSession } from '../../client/index.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { HeartIcon } from '../../ui/icons/signs.tsx'
import { managerDialog } from './managerDialog.ts'
import { pendingSupporters } from './queries.ts'

const RequestsDialog = lazy(() => import('./RequestsDialog.tsx'))
const ManagerDialog = lazy(() => import('./ManagerDialog.tsx'))

/** In the bar: the requests an athlete has to answer, on whatever page; and the tables over any page. */
export default function SupportCorner() {
  const manager = useDialog(managerDialog)
  const isAthlete = useSession().user?.role === 'ATHLETE'
  return (
    <>
      {isAthlete && <Requests onSeeAll={manager.open} />}
      <Suspense>{manager.isOpen && <ManagerDialog onClose={manager.close} />}</Suspense>
    </>
  )
}

function Requests({ onSeeAll }: { onSeeAll: () => void }) {
  const t = usePhrases(supportersPhrases)
  const { isOpen, open, close } = useDialog('support-requests')
  const { data } = useQuery(pendingSupporters)
  useAnsweredElsewhere()
  const count = data?.total ?? 0
  return (
    <>
      {count > 0 && (
        <IconButton
          label={t.corner(count)}
          icon={<HeartIcon />}
          badge={count > 9 ? '9+' : String(count)}
          onClick={open}
        />
      )}
      <span role="status" className="visually-hidden">
        {count > 0 ? t.corner(count) : ''}
      </span>
      <Suspense>{isOpen && <RequestsDialog onClose={close} onSeeAll={onSeeAll} />}</Suspense>
    </>
  )
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
