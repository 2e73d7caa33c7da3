import { useMay, useSession } from '../../client/index.ts'

/** Whether the user sets up match funds: sponsors and managers, and who spends for them (`season.matches`). */
export function useMayMatch(): boolean {
  const { user } = useSession()
  const spends = useMay('SPEND')
  return spends && (user?.role === 'SPONSOR' || user?.role === 'MANAGER')
}
