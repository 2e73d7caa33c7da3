import type { Role } from '@podium/contract/roles'
import { Sign } from './Sign.tsx'

/** A runner, a board, a handshake of brand and sport, a scarf held up, a key. */
const drawings: Record<Role, string> = {
  ATHLETE:
    'M11 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 17l5 1 .75-1.5M15 21v-4l-4-3 1-6M7 12V9l5-1 3 3 3 1',
  MANAGER:
    'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM7 8l3 3m0-3l-3 3M14.5 15.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M8 17c0-3 2-4 4.5-4.5M11 11.5l1.75 1L11.5 14',
  SPONSOR:
    'M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM12 8l1.2 2.5 2.8.400-2 2 .5 2.8L12 14.4l-2.5 1.3.500-2.8-2-2 2.8-.4z',
  FAN: 'M10 10.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 4h16v4H4zM7 8l2 7h6l2-7M9 15v6M15 15v6M8 4v4M12 4v4M16 4v4',
  ADMIN: 'M4 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M11.7 12.3L20 4M16 8l2.5 2.5M8.5 15.5h.01',
}

type RoleIconProps = { role: Role; size?: string; className?: string }

/** The icon of a role. Decorative: the role's name stands beside it. */
export function RoleIcon({ role, size, className }: RoleIconProps) {
  return (
    <Sign size={size} stroke={1.75} className={className}>
      <path d={drawings[role]} />
    </Sign>
  )
}
