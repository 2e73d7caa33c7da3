import { calendarDay } from '@podium/contract/calendar'
import {
  aheadHeader,
  burstOfViews,
  type ClickPlace,
  type ExposurePlace,
  seenMinutes,
} from '@podium/contract/exposure-rules'
import type { FastifyRequest } from 'fastify'
import { minute, now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/index.ts'
import { type Shown, shownInPage } from '../../../platform/http/index.ts'
import type { Log } from '../../../platform/log.ts'
import { createRecently } from './recently.ts'
import { isRobot } from './robots.ts'
import { addExposures, type ClickSum, type ViewSum } from './write-records.ts'

/** Counts who is seen where, and who is led to a website (`exposure.seen`, `exposure.clicks`). */
export interface Counter {
  /** People are shown to a caller; 0 stands for a visitor. */
  see(request: Asking, viewerId: number, shown: readonly Shown[]): void
  /** A caller follows the link to a supporter's website. */
  click(request: Asking, viewerId: number, click: Click): void
  /** Writes what was counted since the last time. */
  write(): Promise<void>
}

/** What of a request says who asks. */
export type Asking = Pick<FastifyRequest, 'ip' | 'method' | 'headers'>

interface Click {
  athleteId: number
  supporterId: number
  place: ClickPlace
}

interface View extends Omit<ViewSum, 'views'> {
  address: string
  at: number
}

const writeEveryMs = 1000
// As many as a million views a day bring in half an hour, fifty times over.
const mostRemembered = 1_000_000
// What the database does not take is kept for the next second, up to so much.
const mostWaiting = 100_000

export function createCounter({ db, log }: { db: Db; log: Log }): Counter {
  const recently = createRecently({ ms: seenMinutes * minute * 1000, most: mostRemembered })
  const dayOf = createDays()
  let views: View[] = []
  let clicks: ClickSum[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const writeSoon = () => {
    timer ??= setTimeout(() => void write(), writeEveryMs).unref()
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(writeAll))
  }
  const writeAll = async () => {
    const [viewed, clicked] = [views, clicks]
    if (viewed.length + clicked.length === 0) return
    views = []
    clicks = []
    try {
      await addExposures(db, sumsOf(viewed), clicked)
    } catch (error) {
      log.error({ err: error }, 'views could not be written')
      if (views.length + viewed.length > mostWaiting) return
      views = [...viewed, ...views]
      clicks = [...clicked, ...clicks]
      writeSoon()
    }
  }

  return {
    see(request, viewerId, shown) {
      const page = shownInPage()
      if (page) return void page.push(...shown)
      const browser = browserOf(request)
      if (browser === null) return
      const at = now().getTime()
      const name = recently.nameOf(request.ip, browser)
      let address: string | undefined
      for (const { place, ids } of shown) {
        for (const id of ids) {
          if (id === viewerId || !recently.isFirst(name, `${place}${id}`, at)) continue
          address ??= recently.nameOf(request.ip)
          const view = { athleteId: id, place: place as ExposurePlace, viewerId, day: dayOf(at) }
          views.push({ ...view, address, at })
        }
      }
      if (address) writeSoon()
    },
    click(request, viewerId, { athleteId, supporterId, place }) {
      const browser = browserOf(request)
      if (browser === null || viewerId === athleteId || viewerId === supporterId) return
      const at = now().getTime()
      const name = recently.nameOf(request.ip, browser)
      if (!recently.isFirst(name, `go ${place} ${athleteId} ${supporterId}`, at)) return
      clicks.push({ athleteId, supporterId, place, day: dayOf(at), clicks: 1 })
      writeSoon()
    },
    write,
  }
}

/** What tells browsers at one address apart; null where nothing is counted. */
function browserOf({ method, headers }: Asking): string | null {
  if (method !== 'GET' || headers[aheadHeader] !== undefined) return null
  const userAgent = headers['user-agent'] ?? ''
  return isRobot(userAgent) ? null : userAgent
}

/** Sums views of one kind; many of one address within a second are one (`exposure.seen`). */
function sumsOf(views: readonly View[]): ViewSum[] {
  const sums = new Map<string, ViewSum>()
  for (const { athleteId, place, viewerId, day } of withoutBursts(views)) {
    const key = `${place} ${athleteId} ${viewerId} ${day}`
    const known = sums.get(key)
    if (known) known.views += 1
    else sums.set(key, { athleteId, place, viewerId, day, views: 1 })
  }
  return [...sums.values()]
}

function withoutBursts(views: readonly View[]): View[] {
  const open = new Map<string, View[]>()
  const all: View[][] = []
  for (const view of views) {
    const key = `${view.address} ${view.place} ${view.athleteId}`
    const burst = open.get(key)
    if (burst?.[0] && view.at - burst[0].at < 1000) {
      burst.push(view)
      continue
    }
    const next = [view]
    open.set(key, next)
    all.push(next)
  }
  return all.flatMap((burst) => (burst.length < burstOfViews ? burst : burst.slice(0, 1)))
}

/** The day of a moment in Portugal, worked out once a second: views come in thousands. */
function createDays(): (at: number) => string {
  let second = Number.NaN
  let day = ''
  return (at) => {
    const wanted = Math.floor(at / 1000)
    if (wanted !== second) [second, day] = [wanted, calendarDay(new Date(at))]
    return day
  }
}
