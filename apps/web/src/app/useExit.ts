import { useNavigate } from '../router/index.ts'
import { historyPlace } from './navigation/createNavigation.ts'
import { paths } from './paths.ts'

/** Leaves a page for where one came from; home when that was no page of ours, or when home is wished for. */
export function useExit(): (wish?: { home: boolean }) => void {
  const navigate = useNavigate()
  return ({ home } = { home: false }) => {
    if (home || historyPlace() === 0) navigate(paths.index)
    else navigate(-1)
  }
}
