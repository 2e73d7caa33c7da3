import { writeFile } from 'node:fs/promises'
import type { AppContext } from '../../apps/api/src/app.ts'
import {
  acceptSupport,
  cancelSupport,
  putSettings,
  rejectSupport,
  requestSupport,
  setMatch,
  thankSupporter,
} from '../../apps/api/src/features/support/index.ts'
import { supportPorts } from '../../apps/api/src/app/support-ports.ts'
import {
  addCompetition,
  addGoal,
  addUpdate,
  countAudience,
} from '../../apps/api/src/features/season/index.ts'
import { adjustCreditsWithin } from '../../apps/api/src/features/wallet/index.ts'
import { creditsPerMonth } from '@podium/contract/credits'
import { createFileKeys, ingestGalleryPicture } from '../../apps/api/src/features/files/index.ts'
import { describeMedia } from '../../apps/api/src/features/galleries/index.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import type { Viewer } from '../../apps/api/src/platform/http/index.ts'
import { joinedDaysAgo } from './arrivals.ts'
import { cast } from './cast.ts'
import { welcomeCredits } from './funds.ts'
import type { Act } from './history.ts'
import type { Athlete, Character, Member } from './person.ts'
import {
  type DemoPicture,
  type DemoSeason,
  demoSeasons,
  type DemoUpdate,
  demoUpdates,
  goalsSetDaysAgo,
} from './seasons.ts'
import { drawScene } from './update-pictures.ts'
import {
  type Course,
  type DemoSupport,
  demoSupports,
  takesRequests,
  thankYouOf,
} from './supports.ts'

// What the use cases answer here nobody looks at, so the addresses in it need to open nothing.
const keys = createFileKeys('demo')

/** Everybody of the demo by who they are, with the viewer they act as. */
export type Viewers = Map<Character, Viewer>

export function viewerOf(viewers: Viewers, who: Character): Viewer {
  const viewer = viewers.get(who)
  if (!viewer) throw new Error(`${who.name} has not joined the demo`)
  return viewer
}

/**
 * How people support each other, through the use cases. What a period's end brings is left to the
 * job that comes by every minute.
 */
export function supportActs(tx: Tx, files: AppContext['files'], viewers: Viewers): Act[] {
  const goals: FirstGoals = new Map()
  const seasons = demoSeasons()
  return [
    ...[...welcomeCredits].map(([who, credits]) => ({
      daysAgo: joinedDaysAgo(who) - 0.1,
      perform: () => welcome(tx, viewers, who, credits),
    })),
    ...athletesAmong(viewers).map((athlete, index) => ({
      daysAgo: joinedDaysAgo(athlete) - 0.2,
      perform: () => speak(tx, viewers, athlete, index),
    })),
    { daysAgo: goalsSetDaysAgo, perform: () => tellSeasons(tx, viewers, seasons, goals) },
    { daysAgo: fundSetDaysAgo, perform: () => doubleSupports(tx, viewers) },
    ...demoSupports.flatMap((support) => actsOf(tx, viewers, support, goals)),
    ...demoUpdates().map(({ daysAgo, ...update }) => ({
      daysAgo,
      perform: () => tell(tx, files, viewers, update),
    })),
    { daysAgo: 0, perform: () => pause(tx, viewers) },
  ]
}

/** The first goal of those who have set one, and the credits that it lacks. */
type FirstGoals = Map<Athlete, { id: number; lacks: number }>

/** The goal as long as it lacks more than is given, and doubled, so that all of the demo stay open. */
function aimAt(goal: { id: number; lacks: number } | undefined, credits: number): number | null {
  if (!goal || goal.lacks <= 2 * credits) return null
  goal.lacks -= 2 * credits
  return goal.id
}

const fundSetDaysAgo = 90
/** More than is matched by today, so that it is still open. */
const demoFund = { credits: 1500, perSupporter: 100 }

/** Helena doubles what Inês is given. */
async function doubleSupports(tx: Tx, viewers: Viewers): Promise<void> {
  const [helena, ines] = [viewerOf(viewers, cast.helena), viewerOf(viewers, cast.inês)]
  const given = { userId: helena.id, creditsNumber: demoFund.credits }
  await adjustCreditsWithin(tx, viewerOf(viewers, cast.ana), {
    ...given,
    description: 'Créditos para duplicar apoios',
  })
  const fund = { ...demoFund, athleteId: ines.id, goalId: null, until: null }
  await setMatch(tx, supportPorts, helena, fund)
}

/** Some athletes say what they want and where they compete next; days count from today, not from then. */
async function tellSeasons(
  tx: Tx,
  viewers: Viewers,
  seasons: DemoSeason[],
  goals: FirstGoals,
): Promise<void> {
  for (const season of seasons) {
    const { id } = viewerOf(viewers, season.athlete)
    for (const form of season.competitions) await addCompetition(tx, id, form)
    for (const form of season.goals) {
      const goal = await addGoal(tx, id, form)
      if (!goals.has(season.athlete)) {
        goals.set(season.athlete, { id: goal.id, lacks: goal.credits })
      }
    }
  }
}

/** An athlete tells what is new, to as many as they have by then. */
async function tell(
  tx: Tx,
  files: AppContext['files'],
  viewers: Viewers,
  { athlete, text, audience, picture }: Omit<DemoUpdate, 'daysAgo'>,
): Promise<void> {
  const viewer = viewerOf(viewers, athlete)
  const { count: counted } = await countAudience(tx, viewer.id, audience)
  const mediaIds = picture ? [await hangUp(tx, files, viewer, picture)] : []
  await addUpdate(tx, viewer, { text, audience, counted, mediaIds })
}

/** Puts a picture into somebody's gallery, and says what it shows. */
async function hangUp(
  tx: Tx,
  files: AppContext['files'],
  viewer: Viewer,
  { scene, hour, caption, altText }: DemoPicture,
): Promise<number> {
  const mediaId = await ingestGalleryPicture(
    { ...files, inTransaction: (work) => work(tx) },
    viewer.id,
    async (path) => writeFile(path, await drawScene(scene, hour)),
  )
  await describeMedia(tx, keys, viewer, {
    ...{ mediaId, role: 'ATHLETE', caption, altText },
    reason: '',
  })
  return mediaId
}

async function welcome(tx: Tx, viewers: Viewers, who: Member, credits: number): Promise<void> {
  const description = who.language === 'pt' ? 'Créditos de boas-vindas' : 'Welcome credits'
  const given = { userId: viewerOf(viewers, who).id, creditsNumber: credits, description }
  await adjustCreditsWithin(tx, viewerOf(viewers, cast.ana), given)
}

/** What happens in a support, and when. */
function actsOf(tx: Tx, viewers: Viewers, support: DemoSupport, goals: FirstGoals): Act[] {
  const { course, months, hidden, askedDaysAgo } = support
  const [supporter, athlete] = [
    viewerOf(viewers, support.supporter),
    viewerOf(viewers, support.athlete),
  ]
  const asked = { id: 0 }
  const ask = async () => {
    const wish = {
      athleteId: athlete.id,
      credits: months * creditsPerMonth,
      private: hidden,
      note: support.note,
      // Who writes a line has read what the athlete wants.
      goalId: support.note ? aimAt(goals.get(support.athlete), months * creditsPerMonth) : null,
    }
    asked.id = (await requestSupport(tx, supportPorts, supporter, wish)).id
  }
  const accept = async () =>
    void (await acceptSupport(tx, supportPorts, athlete, { ...asked, match: 'REST' }))
  const thank = async () => {
    if (!support.thanks) return
    await thankSupporter(tx, supportPorts, athlete, { ...asked, text: support.thanks })
  }
  const reject = async () => void (await rejectSupport(tx, athlete, asked))
  const takeBack = async () =>
    void (await cancelSupport(tx, supporter, { ...asked, status: 'PENDING' }))
  const end = async () => void (await cancelSupport(tx, supporter, { ...asked, status: 'ACTIVE' }))
  const later = (days: number, perform: () => Promise<void>) => ({
    daysAgo: askedDaysAgo - days,
    perform,
  })
  const next: Record<Course, Act[]> = {
    waits: [],
    runs: [later(0.6, accept), later(0.9, thank)],
    over: [later(0.6, accept), later(0.9, thank)],
    rejected: [later(0.8, reject)],
    takenBack: [later(0.2, takeBack)],
    ended: [later(0.6, accept), later(2.5, end)],
  }
  return [later(0, ask), ...next[course]]
}

/** An athlete says what they think of those who support them. */
async function speak(tx: Tx, viewers: Viewers, athlete: Athlete, index: number): Promise<void> {
  const settings = { accepting: true, thankYou: thankYouOf(athlete, index) }
  await putSettings(tx, viewerOf(viewers, athlete), settings)
}

/** One of them has enough to do for now. */
async function pause(tx: Tx, viewers: Viewers): Promise<void> {
  const settings = { accepting: false, thankYou: '' }
  for (const athlete of athletesAmong(viewers)) {
    if (!takesRequests(athlete)) await putSettings(tx, viewerOf(viewers, athlete), settings)
  }
}

function athletesAmong(viewers: Viewers): Athlete[] {
  return [...viewers.keys()].filter((who): who is Athlete => who.role === 'ATHLETE')
}
