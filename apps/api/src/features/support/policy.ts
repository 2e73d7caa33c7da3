import type { SupportObstacle } from '@podium/contract/support'
import { type SupportAct, supportMoves } from '@podium/contract/support-rules'
import { isOneself, type Viewer } from '../../platform/http/index.ts'
import type { CardRecord } from './list-records.ts'
import type { SupportRecord } from './records.ts'

type SupportPeople = Pick<SupportRecord, 'athlete_id' | 'supporter_id'>

/** A support is its two sides' and the admins'. */
export function maySee(viewer: Viewer, support: SupportPeople): boolean {
  return viewer.role === 'ADMIN' || isSide(viewer, support)
}

/** Whether somebody is one of a support's two sides. */
export function isSide({ id }: Pick<Viewer, 'id'>, support: SupportPeople): boolean {
  return id === support.athlete_id || id === support.supporter_id
}

/** Whether the athlete can still thank for a support in words: once, after accepting it. */
export function mayThank(support: Pick<SupportRecord, 'accepted_at' | 'thanked_at'>): boolean {
  return support.accepted_at !== null && support.thanked_at === null
}

/** Whether an act is the viewer's to do, however the support stands (`support.states`). */
export function isTheirs(act: SupportAct, viewer: Viewer, support: SupportPeople): boolean {
  const { by } = supportMoves[act]
  if (by === 'athlete') return viewer.id === support.athlete_id
  if (by === 'supporter') return viewer.id === support.supporter_id
  return by === 'admin' && viewer.role === 'ADMIN'
}

/** Whether a person's public supports are there for a viewer (`profile.hidden`). */
export function maySeePage(viewer: Viewer | null, card: CardRecord): boolean {
  return card.shown || (card.active && (viewer?.role === 'ADMIN' || viewer?.id === card.id))
}

/** Why a viewer cannot ask an athlete now; null where they can. */
export function obstacleOf(
  viewer: Viewer | null,
  athlete: { id: number; accepting: boolean; hasPending: boolean },
): SupportObstacle | null {
  if (!viewer) return 'SIGNED_OUT'
  if (viewer.role === 'ADMIN') return 'ADMIN'
  if (isOneself(viewer, athlete.id)) return 'SELF'
  if (viewer.isProtected) return 'GUARDIAN'
  if (athlete.hasPending) return 'PENDING'
  return athlete.accepting ? null : 'NOT_ACCEPTING'
}
