import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import { historyPlace } from './history.ts'

/**
 * Leaves a page for where one came from; for `start` when that was no page of ours, or when home is
 * wished for.
 */
export function useExit(start: string = paths.index()): (wish?: { home: boolean }) => void {
  const navigate = useNavigate()
  return ({ home } = { home: false }) => {
    if (home || historyPlace() === 0) navigate(start)
    else navigate(-1)
  }
}
