// Opens an account for an administrator and prints a password to sign in with once and then change:
//   npm run admin:create -- EMAIL
// in the database of `DATABASE_URL`, or the embedded one, for which Podium must be stopped.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { email as emailField } from '@podium/contract/fields'
import { createAppContext } from '../apps/api/src/app.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { openAccount } from '../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../apps/api/src/features/legal/index.ts'
import { openDatabase, type Tx } from '../apps/api/src/platform/database/index.ts'
import { Refused } from '../apps/api/src/platform/refuse.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { explain } from '../apps/api/src/explain.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const address = emailField.safeParse(positionals[0])
if (!address.success || positionals.length > 1) {
  console.error('Give one e-mail address: npm run admin:create -- EMAIL')
  process.exit(1)
}

process.umask(0o077)
try {
  await createAdmin(address.data, onceOnlyPassword())
} catch (error) {
  console.error(isKnown(error) ? `${address.data} has an account already.` : explain(error))
  process.exitCode = 1
}

async function createAdmin(email: string, password: string): Promise<void> {
  const config = readConfig()
  const log = createLog('warn')
  const database = await openDatabase(config, log)
  try {
    const context = await createAppContext(config, log, database, { worker: false })
    await context.inTransaction((tx) => openAdmin(tx, email, password)).finally(context.jobs.stop)
  } finally {
    await database.stop()
  }
  console.log(`${email} may sign in with the password ${password} and should change it then.`)
}

async function openAdmin(tx: Tx, email: string, password: string): Promise<number> {
  return openAccount(tx, {
    role: 'ADMIN',
    modality: null,
    email,
    password,
    name: email.split('@')[0] ?? email,
    lastName: '',
    countryCode: 'PT',
    postalCode: '',
    fiscalCode: '',
    address: '',
    language: 'en',
    proven: true,
    consent: { version: await currentTermsVersion(tx), givenBy: 'invitation', ip: '127.0.0.1' },
  })
}

/**
 * Twenty characters without look-alikes, one of each kind that the password rule asks for
 * (`password.rules`).
 */
function onceOnlyPassword(): string {
  const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%*_+']
  const all = kinds.join('')
  return Array.from({ length: 20 }, (_, index) => pick(kinds[index] ?? all)).join('')
}

function pick(letters: string): string {
  return letters.charAt(randomInt(letters.length))
}

function isKnown(error: unknown): boolean {
  return error instanceof Refused && error.names.includes('emailInUse')
}
