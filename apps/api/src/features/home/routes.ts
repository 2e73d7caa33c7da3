import * as contract from '@podium/contract/home'
import type { Http } from '../../platform/http/index.ts'
import type { PaymentParts } from '../payments/index.ts'
import type { ProfilePorts } from '../profiles/index.ts'
import { listNextSteps } from './list-next-steps.ts'
import { readHome } from './read-home.ts'

export function homeRoutes(
  { read }: Http,
  ports: ProfilePorts,
  { provider }: Pick<PaymentParts, 'provider'>,
): void {
  read(contract.readHome, (db, _input, { viewer }) => readHome(db, ports, provider, viewer))
  read(contract.listNextSteps, (db, _input, { viewer }) => listNextSteps(db, viewer))
}
