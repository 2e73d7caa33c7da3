import { isSporting } from '@podium/contract/roles'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { changed } from '../audit/index.ts'
import { recordRestriction, type Said, type Why, whyOf } from '../decisions/index.ts'
import { replacePicture } from '../files/index.ts'
import {
  findAccount,
  findPersonalData,
  requireLatestTerms,
  updatePerson,
} from '../identity/index.ts'
import { regionOf } from '../places/index.ts'
import { editionOf, type WholePage } from './edition.ts'
import { type ProfileForm, storyIn } from './form-changes.ts'
import { profileChanged, protectionEnded } from './events.ts'
import { lacksSport, mayReadAll } from './policy.ts'
import { beginProtection, isGuardianOf, protectionAfter } from './protection.ts'
import type { ProfilePorts } from './ports.ts'
import {
  findProfile,
  type ProfileRecord,
  type ProfileRole,
  type Story,
  updatePublished,
  updateStory,
} from './records.ts'

/** Whose page in which role. */
interface Whose<R extends ProfileRole> {
  id: number
  role: R
}

/**
 * Saves a page for its owner, a guardian of theirs or an admin. The owner's first complete save publishes it
 * (`profile.publishing`).
 */
export async function saveProfile<R extends ProfileRole>(
  tx: Tx,
  ports: ProfilePorts,
  viewer: Viewer,
  { id, role }: Whose<R>,
  form: ProfileForm[R] & Said,
): Promise<void> {
  // A date may make somebody protected while they show their page in another tab.
  await lock(tx, 'visibility', id)
  const profile = await findProfile(tx, id)
  // A guardian who acts for their ward edits as the guardian, on record.
  const editor = profile?.protected ? callerOf(viewer) : viewer
  // Who may not edit it does not learn whether it is there.
  if (!mayReadAll(editor, { id }) && !(await isGuardianOf(tx, editor, id))) refuse('forbidden')
  if (profile?.role !== role) return refuse('userNotFound')
  // The account may be gone since somebody else began to write.
  if (editor.id !== id && !(await findAccount(tx, id))) return refuse('userNotFound')
  const story = await nameClub(tx, ports, profile, storyIn(role, form))
  await requireBornBeforeResults(tx, ports, id, story.birth_date)
  const isProtected = protectionAfter(editor, profile, { ...form, birthDate: story.birth_date })
  // It would end what only the member ends: who acts for them, and where their events go.
  const isTheirOwn = !viewer.actor && !viewer.token
  if (isProtected && !profile.protected && !isTheirOwn) refuse('scopeMissing')
  const asItWas = { ...profile, ...(await findPersonalData(tx, id)) }
  const sport = story.sport === undefined ? profile.sport : story.sport
  if (profile.published && lacksSport({ role, sport })) refuse('athleteHasNoSport')
  await savePerson(tx, id, form, isProtected)
  await updateStory(tx, id, { ...story, ...(await savePictures(tx, viewer, profile, form)) })
  if (await takesAway(tx, form, asItWas)) refuse('stateChanged')
  if (isProtected && !profile.protected) await beginProtection(tx, profile)
  if (!isProtected && isFirstComplete(viewer, profile, sport)) {
    await requireLatestTerms(tx, viewer)
    await updatePublished(tx, id, true)
  }
  if (editor.id !== id) await recordEdit(tx, editor, { id, ...whyOf(form) }, asItWas)
  if (profile.protected && !isProtected)
    await tx.emit(protectionEnded, { userId: id, role, byId: editor.id })
  await tx.emit(profileChanged, { userId: id })
}

/** Who makes a call, whomever it is made for. */
function callerOf(viewer: Viewer): Viewer {
  return viewer.actor ? { ...viewer, id: viewer.actor.id } : viewer
}

/** Nobody wins before they are born, whichever of the two dates was written last. */
async function requireBornBeforeResults(
  tx: Tx,
  ports: ProfilePorts,
  id: number,
  born: Story['birth_date'],
): Promise<void> {
  const first = born ? await ports.firstAchievement(tx, id) : null
  if (born && first && first < born) refuseField('dateOfBirth', { kind: 'Pattern' })
}

/**
 * Whether a change began with another edition than it found. One that says the same takes nothing away: so
 * does the same change again, after an answer that was lost.
 */
async function takesAway(tx: Tx, { after }: AnyForm, found: WholePage): Promise<boolean> {
  const edition = editionOf(found)
  if (after === undefined || after === edition) return false
  return editionOf(await everythingOf(tx, found.id)) !== edition
}

/** What an edit can change, for the record of who did it. */
async function everythingOf(tx: Tx, id: number): Promise<WholePage> {
  const profile = (await findProfile(tx, id)) ?? refuse('userNotFound')
  return { ...profile, ...(await findPersonalData(tx, id)) }
}

async function recordEdit(
  tx: Tx,
  admin: Viewer,
  { id, ...why }: Why & { id: number },
  asItWas: WholePage,
): Promise<void> {
  const difference = changed(asItWas, await everythingOf(tx, id))
  await recordRestriction(tx, admin, {
    act: 'PROFILE_EDITED',
    on: { kind: 'user', id },
    ...why,
    ...difference,
    restricts: id,
    undo: difference,
    isNew: Object.keys(difference.after).length > 0,
  })
}

type AnyForm = ProfileForm[ProfileRole]

async function savePerson(tx: Tx, id: number, form: AnyForm, isProtected: boolean): Promise<void> {
  const { name, lastName, countryCode, postalCode, fiscalCode, address } = form
  await updatePerson(tx, id, {
    name,
    ...(lastName !== undefined && { last_name: lastName }),
    country_code: countryCode,
    postal_code: postalCode,
    fiscal_code: fiscalCode,
    ...(address !== undefined && { address }),
    region: isProtected ? null : await regionOf(tx, countryCode, postalCode),
    protected: isProtected,
  })
}

async function savePictures(
  tx: Tx,
  viewer: Viewer,
  { id, avatar_id, cover_id }: ProfileRecord,
  { avatarId, coverId }: AnyForm,
): Promise<Story> {
  const on = { userId: id, givenBy: viewer.id }
  return {
    avatar_id: await replacePicture(tx, {
      ...on,
      purpose: 'AVATAR',
      current: avatar_id,
      wanted: avatarId,
    }),
    cover_id: await replacePicture(tx, {
      ...on,
      purpose: 'COVER',
      current: cover_id,
      wanted: coverId,
    }),
  }
}

/** A club goes by the name it is known by, whichever way it was typed. */
async function nameClub(
  tx: Tx,
  ports: ProfilePorts,
  profile: ProfileRecord,
  story: Story,
): Promise<Story> {
  const { club_name: name, sport } = { ...profile, ...withoutUndefined(story) }
  if (!story.club_name || !name || !sport) return story
  return { ...story, club_name: await ports.nameClub(tx, { name, sport }) }
}

function withoutUndefined(story: Story): Story {
  return Object.fromEntries(Object.entries(story).filter(([, value]) => value !== undefined))
}

/**
 * Athletes and managers are published with a name and a sport, unless they already decided
 * (`profile.publishing`).
 */
function isFirstComplete(viewer: Viewer, profile: ProfileRecord, sport: Story['sport']): boolean {
  const undecided = !profile.published && !profile.visibility_chosen
  return undecided && viewer.id === profile.id && isSporting(profile.role) && !!sport
}
