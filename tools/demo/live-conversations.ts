import type { AchievementForm } from '@podium/contract/achievements'
import { addAchievement } from '../../apps/api/src/features/clubs/index.ts'
import { follow } from '../../apps/api/src/features/follows/index.ts'
import { readMessages, sendMessage } from '../../apps/api/src/features/messages/index.ts'
import { readNotifications } from '../../apps/api/src/features/notifications/index.ts'
import { sendReport } from '../../apps/api/src/features/reports/index.ts'
import { supportEachOther } from '../../apps/api/src/features/support/index.ts'
import { now } from '../../apps/api/src/platform/clock.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import type { Viewer } from '../../apps/api/src/platform/http/index.ts'
import { joinedDaysAgo } from './arrivals.ts'
import { clubOf } from './careers.ts'
import {
  type DemoConversation,
  demoConversations,
  demoFollows,
  demoNuisance,
  demoResults,
  followedDaysAgo,
} from './conversations.ts'
import type { Act } from './history.ts'
import type { Viewers } from './live-supports.ts'
import type { Character } from './person.ts'

type ViewerOf = (who: Character) => Viewer

/** What people say to each other, whom they follow and what they report. */
export function conversationActs(tx: Tx, viewers: Viewers): Act[] {
  const viewerOf: ViewerOf = (who) => {
    const viewer = viewers.get(who)
    if (!viewer) throw new Error(`${who.name} has not joined the demo`)
    return viewer
  }
  return [
    ...follows(tx, viewerOf),
    ...demoConversations.flatMap((conversation) => talk(tx, conversation, viewerOf)),
    ...annoy(tx, viewerOf),
    ...competed(tx, viewerOf),
    ...[...viewers.values()].map(({ id }) => lookAtBell(tx, id)),
  ]
}

function follows(tx: Tx, viewerOf: ViewerOf): Act[] {
  return demoFollows.flatMap(([follower, followed]) =>
    followed.map((athlete, index) => ({
      daysAgo: followedSince(follower, athlete, index),
      perform: async () => void (await follow(tx, viewerOf(follower), viewerOf(athlete).id)),
    })),
  )
}

/** Some time after both had come, and before what the followers of the demo heard. */
function followedSince(follower: Character, followed: Character, index: number): number {
  const together = Math.min(joinedDaysAgo(follower), joinedDaysAgo(followed))
  return followedDaysAgo + ((together - followedDaysAgo) * (index + 1)) / 9
}

/** Two people write in turn; whoever writes has read what came before. */
function talk(tx: Tx, { between, lines }: DemoConversation, viewerOf: ViewerOf): Act[] {
  return lines.map(([writer, daysAgo, message]) => {
    const viewer = viewerOf(between[writer])
    const { id: userId } = viewerOf(between[writer === 0 ? 1 : 0])
    const perform = async () => {
      await readMessages(tx, viewer.id, userId)
      await sendMessage(tx, { supportEachOther }, viewer, { userId, message })
    }
    return { daysAgo, perform }
  })
}

/** Somebody advertises, and is reported for it. */
function annoy(tx: Tx, viewerOf: ViewerOf): Act[] {
  const { from, to, daysAgo, text: message } = demoNuisance
  const [sender, reader] = [viewerOf(from), viewerOf(to)]
  const sent = { id: 0 }
  const advertise = async () => {
    const given = { userId: reader.id, message }
    sent.id = (await sendMessage(tx, { supportEachOther }, sender, given)).id
  }
  const details = 'Não tenho mudanças a fazer. Tenho treinos.'
  const report = async () => {
    await readMessages(tx, reader.id, sender.id)
    await sendReport(tx, reader, { kind: 'message', id: sent.id, reason: 'SPAM', details })
  }
  return [
    { daysAgo, perform: advertise },
    { daysAgo: daysAgo / 2, perform: report },
  ]
}

/** What those hear of who follow them. */
function competed(tx: Tx, viewerOf: ViewerOf): Act[] {
  return demoResults.map(({ athlete, daysAgo, competition, competitionLevel, result }, index) => {
    const clubName = clubOf(athlete, index)
    const perform = async () => {
      const form = {
        date: now().toISOString().slice(0, 10),
        competitionLevel,
        ageGroup: 'ADULTS',
        club: { clubCompositeKey: { clubName, sport: athlete.sport } },
        result,
        competition,
        evidence: null,
      } as AchievementForm
      await addAchievement(tx, viewerOf(athlete).id, form)
    }
    return { daysAgo, perform }
  })
}

/** Everybody looked at their bell some days ago; what came since waits for them. */
function lookAtBell(tx: Tx, userId: number): Act {
  return { daysAgo: 3, perform: async () => void (await readNotifications(tx, userId, {})) }
}
