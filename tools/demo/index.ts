import type { AppContext } from '../../apps/api/src/app.ts'
import { calendarDay, daysBetween } from '@podium/contract/calendar'
import type { SportestOption, SportestSubmission } from '@podium/contract/sportest'
import { addAchievement } from '../../apps/api/src/features/clubs/index.ts'
import { startDelegation } from '../../apps/api/src/features/delegations/index.ts'
import { lookAfter } from '../../apps/api/src/features/guardianship/index.ts'
import { hashPassword, openAccount } from '../../apps/api/src/features/identity/index.ts'
import { currentTermsVersion } from '../../apps/api/src/features/legal/index.ts'
import { deadlineHandler } from '../../apps/api/src/features/orders/index.ts'
import { writeStory, updateWelcomed } from '../../apps/api/src/features/profiles/index.ts'
import { listOptions, takeSportest } from '../../apps/api/src/features/sportest/index.ts'
import { expiringHandler } from '../../apps/api/src/features/support/index.ts'
import { asOf, now } from '../../apps/api/src/platform/clock.ts'
import { lock, type Tx } from '../../apps/api/src/platform/database/index.ts'
import type { Viewer } from '../../apps/api/src/platform/http/index.ts'
import { everybodyAsTheyCame, joinedDaysAgo } from './arrivals.ts'
import { hasUsers } from './has-users.ts'
import { careerOf, clubOf, sportestOf } from './careers.ts'
import { demoPassword, everybody } from './everybody.ts'
import { type Act, momentOf, tellHistory, tellQuietly } from './history.ts'
import { openedDaysAgo } from './joining.ts'
import { agreementActs } from './live-agreements.ts'
import { conversationActs } from './live-conversations.ts'
import { decisionActs } from './live-decisions.ts'
import { deskActs } from './live-desk.ts'
import { showSupporters } from './live-exposure.ts'
import { orderActs } from './live-orders.ts'
import { purchaseActs } from './live-purchases.ts'
import { traderActs } from './live-traders.ts'
import { supportActs, viewerOf, type Viewers } from './live-supports.ts'
import { type Character, isPublished, storyOf } from './person.ts'
import { taxNumber } from './tax-number.ts'
import { acceptNewTerms } from './terms.ts'

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
    // One password is hashed once: that it costs much is meant for who guesses.
    const password = { hash: await hashPassword(demoPassword) }
    tellQuietly(tx)
    for (const who of everybodyAsTheyCame) {
      const index = everybody.indexOf(who)
      await asOf(momentOf(joinedDaysAgo(who)), async () => {
        const viewer = await settle(tx, who, { index, version, password })
        viewers.set(who, viewer)
        const guardian =
          'lookedAfterBy' in who && everybody.find((one) => one.email === who.lookedAfterBy)
        const guardianId = guardian && viewers.get(guardian)?.id
        if (guardianId) await lookAfter(tx, { wardId: viewer.id, guardianId, hidden: false })
      })
    }
    await tellHistory([
      ...everybody.flatMap((who, index) => lifeOf(tx, { who, index, viewers, options })),
      ...represent(tx, viewers),
      ...passing(tx, context.payments.log),
      ...purchaseActs(tx, context.payments, viewers),
      ...traderActs(tx, viewers),
      ...supportActs(tx, context.files, viewers),
      ...orderActs(tx, context.files, viewers),
      ...conversationActs(tx, viewers),
      ...decisionActs(tx, viewers),
      ...deskActs(tx, viewers),
      ...agreementActs(tx, viewers),
    ])
    await showSupporters(tx)
    await acceptNewTerms(tx)
    return true
  })
}

interface Arrival {
  index: number
  version: string
  password: { hash: string }
}

/** Somebody joins, proven at once, and tells their story. */
async function settle(
  tx: Tx,
  who: Character,
  { index, version, password }: Arrival,
): Promise<Viewer> {
  const { role, name, email, language, from } = who
  const userId = await openAccount(tx, {
    ...{ role, name, email, language },
    lastName: 'lastName' in who ? who.lastName : '',
    modality: 'sport' in who ? who.sport : null,
    dateOfBirth: 'born' in who ? who.born : null,
    password,
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
function represent(tx: Tx, viewers: Viewers): Act[] {
  return [...viewers].flatMap(([manager, { id: delegateId }]) => {
    const emails = 'represents' in manager ? (manager.represents ?? []) : []
    const represented = [...viewers].filter(([{ email }]) => emails.includes(email))
    return represented.map(([athlete, { id: principalId }]) => ({
      daysAgo: Math.min(joinedDaysAgo(manager), joinedDaysAgo(athlete)) * 0.8,
      perform: () =>
        startDelegation(tx, {
          ...{ principalId, delegateId, kind: 'REPRESENTATION', endsAt: null },
          scopes: ['PAGE', 'SUPPORT', 'MESSAGES', 'MONEY_READ'],
        }).then(() => undefined),
    }))
  })
}

/** Days ago since when time decides every day; before that, every week. */
const daily = 28

/** Time passes: what it decides is decided as by the jobs that otherwise come by. */
function passing(tx: Tx, log: AppContext['log']): Act[] {
  const deps = { db: tx, inTransaction: <R>(work: (own: Tx) => Promise<R>) => work(tx), log }
  const handlers = [expiringHandler(deps), deadlineHandler(deps)]
  const days = Array.from({ length: openedDaysAgo }, (_, index) => index + 1)
  return days
    .filter((day) => day <= daily || day % 7 === 0)
    .map((daysAgo) => ({
      daysAgo,
      perform: async () => {
        for (const { run } of handlers) await run({} as never)
      },
    }))
}

interface Life {
  who: Character
  index: number
  viewers: Viewers
  options: SportestOption[]
}

/** What somebody did by themselves: athletes competed, and most of them and of the fans took the sportest. */
function lifeOf(tx: Tx, { who, index, viewers, options }: Life): Act[] {
  if (who.role !== 'ATHLETE' && who.role !== 'FAN') return []
  const viewer = viewerOf(viewers, who)
  const joined = joinedDaysAgo(who)
  const results = who.role === 'ATHLETE' ? careerOf(who, index) : []
  const taken = {
    daysAgo: joined * 0.99,
    perform: () => take(tx, viewer, sportestOf(who, index, options)),
  }
  return [
    // What they had done before they came they wrote down then.
    ...results.map((result) => ({
      daysAgo: Math.min(joined - 0.05, daysSince(result.date) - 1),
      perform: async () => void (await addAchievement(tx, viewer.id, result)),
    })),
    ...(index % 5 === 4 ? [] : [taken]),
  ]
}

async function take(tx: Tx, viewer: Viewer, answers: SportestSubmission): Promise<void> {
  await takeSportest(tx, viewer, answers)
}

function daysSince(isoDay: string): number {
  return daysBetween(isoDay, calendarDay(now()))
}
