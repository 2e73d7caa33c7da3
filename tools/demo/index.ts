import type { Ground } from '../../apps/api/src/app.ts'
import { openAccount } from '../../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../../apps/api/src/features/legal/index.ts'
import { tellStory } from '../../apps/api/src/features/profiles/index.ts'
import { lock, type Tx } from '../../apps/api/src/platform/database/index.ts'
import { demoPassword, everybody } from './everybody.ts'
import { type Character, isPublished, storyOf } from './person.ts'
import { taxNumber } from './tax-number.ts'

export { demoPassword, signIns } from './everybody.ts'

/**
 * Fills a Podium without users with the demo community, through the use cases. One transaction, so
 * that a start that is killed in the middle leaves nothing and the next one begins anew; servers
 * that start at once wait for each other. False when there are users already.
 */
export function createDemo(ground: Pick<Ground, 'inTransaction'>): Promise<boolean> {
  return ground.inTransaction(async (tx) => {
    await lock(tx, 'demo')
    if (await hasUsers(tx)) return false
    const version = await currentTermsVersion(tx)
    for (const [index, who] of everybody.entries()) await settle(tx, who, index, version)
    return true
  })
}

async function hasUsers(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('people').select('id').limit(1).execute()).length > 0
}

/** Somebody joins, proven at once, and tells their story. */
async function settle(tx: Tx, who: Character, index: number, version: string): Promise<void> {
  const { role, name, email, language, from } = who
  const userId = await openAccount(tx, {
    ...{ role, name, email, language },
    lastName: 'lastName' in who ? who.lastName : '',
    modality: 'sport' in who ? who.sport : null,
    password: demoPassword,
    countryCode: from.countryCode,
    postalCode: from.postalCode,
    fiscalCode: taxNumber(from.countryCode, index + 1, role === 'SPONSOR'),
    address: from.town,
    proven: true,
    consent: { version, givenBy: 'registration', ip: '127.0.0.1' },
  })
  if (who.role === 'ADMIN') return
  await tellStory(tx, userId, { story: storyOf(who), published: isPublished(who) })
}
