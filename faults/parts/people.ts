import { isSporting, type MemberRole, type Role } from '@podium/contract/roles'
import { scopes } from '@podium/contract/scopes'
import { createAppContext } from '../../apps/api/src/app.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { startDelegation } from '../../apps/api/src/features/delegations/index.ts'
import { openAccount } from '../../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../../apps/api/src/features/legal/index.ts'
import { openDatabase } from '../../apps/api/src/platform/database/index.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'

/** Somebody of a test, with the session they have at the server that runs now. */
export interface Somebody {
  id: number
  email: string
  token: string
  /** The member for whom all their calls are made. */
  actsFor?: number
}

/** One admin who gives credits, and a few people who get and buy them. */
export interface People {
  admin: Somebody
  members: Somebody[]
  /** One of each role that a test asks for besides. */
  others?: Map<MemberRole, Somebody>
  /** Supports an athlete where there is one, and does nothing else. */
  supporter: Somebody
  /** Acts for the first of the members. */
  delegate: Somebody
}

/** All who hold credits. */
export const everybodyOf = ({ members, others = new Map(), supporter }: People): Somebody[] => [
  ...members,
  ...others.values(),
  supporter,
]

export const password = 'Podium!2026'

/** Opens the accounts in the database of a server that is not running yet. */
export async function openPeople(
  environment: Record<string, string | undefined>,
  roles: readonly MemberRole[] = [],
): Promise<People> {
  const log = createLog('silent')
  const config = readConfig(environment)
  const database = await openDatabase(config, log)
  const context = await createAppContext(config, log, database, { worker: false })
  const open = async (role: Role, name: string): Promise<Somebody> => {
    const email = `${name}@podium.example`
    const id = await context.inTransaction(async (tx) =>
      openAccount(tx, {
        role,
        modality: isSporting(role) ? 'ATHLETICS' : null,
        email,
        password,
        name,
        lastName: '',
        countryCode: 'PT',
        postalCode: '',
        fiscalCode: '',
        address: '',
        language: 'pt',
        proven: true,
        consent: { version: await currentTermsVersion(tx), givenBy: 'invitation', ip: '' },
      }),
    )
    return { id, email, token: '' }
  }
  const admin = await open('ADMIN', 'ana')
  const members: Somebody[] = []
  for (const name of ['marta', 'rui', 'helena', 'carlos']) members.push(await open('FAN', name))
  const others = new Map<MemberRole, Somebody>()
  for (const role of roles) others.set(role, await open(role, role.toLowerCase()))
  const supporter = await open('FAN', 'sofia')
  const delegate = await open('FAN', 'paula')
  const [principal] = members
  if (principal) {
    delegate.actsFor = principal.id
    await context.inTransaction((tx) =>
      startDelegation(tx, {
        ...{ principalId: principal.id, delegateId: delegate.id, kind: 'HELP' },
        ...{ scopes, endsAt: null },
      }),
    )
  }
  await context.jobs.stop()
  await context.reading.stop()
  await database.stop()
  return { admin, members, others, supporter, delegate }
}
