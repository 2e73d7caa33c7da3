import { useQuery } from '@tanstack/react-query'
import type { WaitingKind } from '@podium/contract/home'
import { adminWork, adminWorkKinds } from '../../../shared/waiting/adminWork.ts'
import { homeRead } from '../../../shared/waiting/waitingRead.ts'
import type { AdminSection } from './sections.ts'

/** How much waits for an admin: of each kind, and in a part of the administration. */
export function useWork() {
  const { data, isError, isFetching } = useQuery(homeRead)
  const counts: Partial<Record<WaitingKind, number>> = data?.counts ?? {}
  return {
    counts,
    isKnown: data !== undefined,
    isError,
    isFetching,
    inSection: (section: AdminSection) =>
      adminWorkKinds
        .filter((kind) => adminWork[kind] === section)
        .reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
  }
}
