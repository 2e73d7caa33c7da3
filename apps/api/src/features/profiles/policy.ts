import { isSporting } from '@podium/contract/roles'
import type { Viewer } from '../../platform/http/index.ts'
import type { ProfileRecord } from './records.ts'

type Visibility = Pick<ProfileRecord, 'active' | 'published' | 'hidden_by_admin'>

/** Whether everybody may see a profile. */
export function isVisible(profile: Visibility): boolean {
  return profile.active && profile.published && !profile.hidden_by_admin
}

/** The owner and admins see everything of a profile (`profile.views`). */
export function mayReadAll(viewer: Viewer | null, profile: { id: number }): boolean {
  return viewer?.role === 'ADMIN' || viewer?.id === profile.id
}

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
