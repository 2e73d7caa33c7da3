import { guardedResult } from '@podium/contract/guarded'
import { isSporting } from '@podium/contract/roles'
import type { Viewer } from '../../platform/http/index.ts'
import type { ProfileRecord } from './records.ts'

type Visibility = Pick<ProfileRecord, 'active' | 'published' | 'hidden_by_admin'>

/** Whether everybody may see a profile. */
export function isVisible(profile: Visibility): boolean {
  return profile.active && profile.published && !profile.hidden_by_admin
}

/**
 * Whether the product shows a profile of itself, in lists, searches, suggestions and news, and not only
 * to who asks for it (`decisions.effects`).
 */
export function isListed(profile: Visibility & Pick<ProfileRecord, 'limited_at'>): boolean {
  return isVisible(profile) && profile.limited_at === null
}

/** The owner and admins see everything of a profile (`profile.views`). */
export function mayReadAll(viewer: Viewer | null, profile: { id: number }): boolean {
  return viewer?.role === 'ADMIN' || viewer?.id === profile.id
}

/**
 * Whether others may take a page along, as a card beside its link or as a feed: what the product itself
 * shows of its own accord, and nothing of who is protected (`pages.syndicated`).
 */
export function isPassedOn(
  profile: Visibility & Pick<ProfileRecord, 'limited_at' | 'protected'>,
): boolean {
  return isListed(profile) && !profile.protected
}

/**
 * A profile as everybody but its owner and the admins reads it, in the page and whatever is made of it:
 * nothing of a protected person that tells their age, their body or where they are, as a club does
 * (`minors.protected`). Their region is not kept at all.
 */
export function asOthersSee<R extends ProfileRecord>(profile: R): R {
  if (!profile.protected) return profile
  return {
    ...profile,
    club_name: null,
    birth_date: null,
    weight_kg: null,
    height_cm: null,
    location_lat: null,
    location_lng: null,
    location_label: null,
  }
}

/** Guards a result of who is protected as others read it; that of anybody else is told whole (`minors.protected`). */
export function resultAsOthersSee<R extends Told>(
  result: R,
  { protected: isProtected }: { protected: boolean },
): R {
  return isProtected ? guardedResult(result) : result
}

type Told = Parameters<typeof guardedResult>[0]

/** A hidden profile is not there for anybody else (`profile.hidden`). */
export function mayRead(viewer: Viewer | null, profile: Visibility & { id: number }): boolean {
  return isVisible(profile) || mayReadAll(viewer, profile)
}

/** Owners publish and hide themselves (`profile.publishing`). */
export function mayPublish(viewer: Viewer | null, profile: { id: number }): boolean {
  return viewer?.id === profile.id
}

/**
 * Athletes and managers are published with a sport or not at all (`profile.publishing`,
 * `athleteHasNoSport`).
 */
export function lacksSport(profile: Pick<ProfileRecord, 'role' | 'sport'>): boolean {
  return isSporting(profile.role) && !profile.sport
}
