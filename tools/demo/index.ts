import type { AppContext } from '../../apps/api/src/app.ts'
import type { SportestOption } from '@podium/contract/sportest'
import { addAchievement } from '../../apps/api/src/features/clubs/index.ts'
import { startDelegation } from '../../apps/api/src/features/delegations/index.ts'
import { lookAfter } from '../../apps/api/src/features/guardianship/index.ts'
import { openAccount } from '../../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../../apps/api/src/features/legal/index.ts'
import { writeStory, updateWelcomed } from '../../apps/api/src/features/profiles/index.ts'
import { listOptions, takeSportest } from '../../apps/api/src/features/sportest/index.ts'
import { asOf, day, secondsFromNow } from '../../apps/api/src/platform/clock.ts'
import { lock, type Tx } from '../../apps/api/src/platform/database/index.ts'
import type { Viewer } from '../../apps/api/src/platform/http/index.ts'
import { careerOf, clubOf, sportestOf } from './careers.ts'
import { demoPassword, everybody } from './everybody.ts'
import { tellHistory } from './history.ts'
import { agreementActs } from './live-agreements.ts'
import { conversationActs } from './live-conversations.ts'
import { decisionActs } from './live-decisions.ts'
import { deskActs } from './live-desk.ts'
import { showSupporters } from './live-exposure.ts'
import { orderActs } from './live-orders.ts'
import { purchaseActs } from './live-purchases.ts'
import { traderActs } from './live-traders.ts'
import { supportActs, type Viewers } from './live-supports.ts'
import { type Character, isPublished, storyOf } from './person.ts'
import { taxNumber } from './tax-number.ts'

export { demoPassword, signIns } from './everybody.ts'

/**
 * Fills a Podium without users with the demo community, through the use cases. One transaction, so
 * that a start that is killed in the middle leaves nothing and the next one begins anew; servers
 * that start at once wait for each other. False when there are users already.
 */
export function createDemo(
  context: Pick<AppContext, 'inTransaction' | 'files' | 'payments'>,
): Promise<boolean> {
  return context.inTransaction(async (tx) => {
    await lock(tx, 'demo')
    if (await hasUsers(tx)) return false
    const version = await currentTermsVersion(tx)
    const options = await listOptions(tx, 'en')
    const viewers: Viewers = new Map()
    for (const [index, who] of everybody.entries()) {
      const viewer = await settle(tx, who, index, version)
      viewers.set(who, viewer)
      const guardian =
        'lookedAfterBy' in who && everybody.find((one) => one.email === who.lookedAfterBy)
      const guardianId = guardian && viewers.get(guardian)?.id
      if (guardianId) await lookAfter(tx, { wardId: viewer.id, guardianId, hidden: false })
      await liveOn(tx, { who, index, viewer, options })
    }
    await represent(tx, viewers)
    await tellHistory([
      ...purchaseActs(tx, context.payments, viewers),
      ...traderActs(tx, viewers),
      ...supportActs(tx, viewers),
      ...orderActs(tx, context.files, viewers),
      ...conversationActs(tx, viewers),
      ...decisionActs(tx, viewers),
      ...deskActs(tx, viewers),
      ...agreementActs(tx, viewers),
    ])
    await showSupporters(tx)
    return true
  })
}

async function hasUsers(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('people').select('id').limit(1).execute()).length > 0
}

/** Somebody joins, proven at once, and tells their story. */
async function settle(tx: Tx, who: Character, index: number, version: string): Promise<Viewer> {
  const { role, name, email, language, from } = who
  const userId = await openAccount(tx, {
    ...{ role, name, email, language },
    lastName: 'lastName' in who ? who.lastName : '',
    modality: 'sport' in who ? who.sport : null,
    dateOfBirth: 'born' in who ? who.born : null,
    password: demoPassword,
    countryCode: from.countryCode,
    postalCode: from.postalCode,
    fiscalCode: taxNumber(from.countryCode, index + 1, role === 'SPONSOR'),
    address: from.town,
    proven: true,
    consent: { version, givenBy: 'registration', ip: '127.0.0.1' },
  })
  if (who.role !== 'ADMIN') {
    const club = who.role === 'ATHLETE' && index % 7 !== 6 ? { club_name: clubOf(who, index) } : {}
    const story = { ...storyOf(who), ...club }
    await writeStory(tx, userId, { story, published: isPublished(who) })
    await updateWelcomed(tx, userId)
  }
  return { id: userId, role, sessionId: 0, requestId: 'demo', lacksSecondFactor: false }
}

/** Managers look after the pages of their athletes, answer for them and see their money; nobody spends it. */
async function represent(tx: Tx, viewers: Viewers): Promise<void> {
  for (const [manager, { id: delegateId }] of viewers) {
    const emails = 'represents' in manager ? (manager.represents ?? []) : []
    for (const [athlete, { id: principalId }] of viewers) {
      if (!emails.includes(athlete.email)) continue
      await startDelegation(tx, {
        ...{ principalId, delegateId, kind: 'REPRESENTATION', endsAt: null },
        scopes: ['PAGE', 'SUPPORT', 'MESSAGES', 'MONEY_READ'],
      })
    }
  }
}

interface Life {
  who: Character
  index: number
  viewer: Viewer
  options: SportestOption[]
}

/** What somebody did since: athletes competed, and most of them and of the fans took the sportest. */
async function liveOn(tx: Tx, { who, index, viewer, options }: Life): Promise<void> {
  if (who.role !== 'ATHLETE' && who.role !== 'FAN') return
  if (who.role === 'ATHLETE') {
    // Written down when they joined, long ago: what came since is newer in every feed.
    const joined = secondsFromNow((index - 400) * day)
    for (const result of careerOf(who, index)) {
      await asOf(joined, async () => void (await addAchievement(tx, viewer.id, result)))
    }
  }
  if (index % 5 === 4) return
  await takeSportest(tx, viewer, sportestOf(who, index, options))
}
