import type { Sport } from '@podium/contract/sports'
import type { Role } from '@podium/contract/roles'
import { happening } from '../../platform/events.ts'

/** An account was opened, by registration or invitation. */
export const accountOpened = happening<{ userId: number; role: Role; modality: Sport | null }>(
  'accountOpened',
)

/** An account became active: its owner proved the address. */
export const accountActivated = happening<{ userId: number; role: Role }>('accountActivated')
