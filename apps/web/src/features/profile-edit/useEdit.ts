import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import type { Profile } from '@podium/contract/profiles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { missingIn, saidIn } from '../../shared/decisions/decisionInput.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { useLeaveGuard } from '../../shared/navigation/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import type { ErrorOf } from '../../ui/fields/fieldErrors.ts'
import { setNewlyPublic } from '../../shared/session/newlyPublic.ts'
import type { useUnsavedParts } from '../../shared/forms/unsavedParts.tsx'
import { describeUser } from '../../client/acting.ts'
import { Refusal, session, useSession } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { bodyOf, draftOf, isChanged, mergedDraft, type Draft, type DraftField } from './draft.ts'

interface Editing {
  profile: Profile
  /** An admin edits another user's page, and stays there after saving. */
  asAdmin: boolean
  /** The page's other forms. */
  parts: ReturnType<typeof useUnsavedParts>
}

/** The draft of a page, and saving it. */
export function useEdit({ profile, asAdmin, parts }: Editing) {
  const { decimal } = useFormats()
  const { language } = usePreferences()
  // A reader of Portuguese here is most often in Portugal.
  const likelyCountry = !asAdmin && language === 'pt' ? 'PT' : ''
  const [given, setGiven] = useState(() => draftOf(profile, decimal, likelyCountry))
  const { draft, latest, put, isTyped, noteSent, change, fill } = useDraft(given)
  const [after, setAfter] = useState(profile.own?.edition)
  const [isStale, setStale] = useState(false)
  const isOwnChanged = isChanged(draft, given)
  const isDirty = isOwnChanged || parts.isDirty
  const guard = useLeaveGuard(isDirty)
  const saved = useSaved(asAdmin)
  const queryClient = useQueryClient()
  const tell = useRefusals()
  // Who looks after somebody says why their birth date changes (`minors.protected`).
  const { acting } = useSession()
  const asksReason = acting !== null && profile.own?.protected === true
  const [saves, setSaves] = useState(0)
  const form = useContractForm({
    route: () => saveRoute(profile, asAdmin),
    input: (typed) => ({
      params: { id: profile.id },
      body: {
        ...bodyOf(profile.role, draft, after),
        ...(asksReason && { reason: draft.reason }),
        ...(asAdmin && saidIn(typed)),
      } as never,
    }),
    // Whose page an admin changes reads why (`decisions.made`).
    ...(asAdmin && isOwnChanged && { check: missingIn }),
    onDone: async (fresh) => {
      const next = draftOf(fresh, decimal)
      saved.keep(fresh, profile)
      setGiven(next)
      // What was typed while it was being saved is not saved yet.
      put(mergedDraft(latest.current, draft, next))
      setAfter(fresh.own?.edition)
      setStale(false)
      setSaves((count) => count + 1)
      // What could not be saved is told by its part, and stays here to be tried again.
      if (!(await parts.save())) return
      const stays = isTyped.current && isChanged(latest.current, next)
      if (!stays) guard.release()
      saved.leave(fresh, stays)
    },
    onError: (error) => {
      const isMeanwhile = error instanceof Refusal && error.has('stateChanged')
      setStale(false)
      if (isMeanwhile) void takeOver()
      return isMeanwhile
    },
  })
  // Sent once more, it knows what it replaces, and only what was touched here replaces anything.
  const takeOver = async () => {
    const read = { ...profileRead(profile.role, profile.id), staleTime: 0 }
    try {
      const fresh = await queryClient.fetchQuery(read)
      const next = draftOf(fresh, decimal, likelyCountry)
      put(mergedDraft(latest.current, given, next))
      setGiven(next)
      setAfter(fresh.own?.edition)
      setStale(true)
    } catch (error) {
      await tell(error)
    }
  }
  const { bornAfterResult } = usePhrases(profileEditPhrases).about
  const isAfterResult = profile.achievements.some(({ date }) => date < draft.dateOfBirth)
  const errorOf: ErrorOf = (field, instead) =>
    form.errorOf(field, field === 'dateOfBirth' && isAfterResult ? bornAfterResult : instead)
  const [isSavingParts, setSavingParts] = useState(false)
  // A page that still lacks what every page needs keeps nobody from a break or another thank-you text.
  const saveParts = async () => {
    setSavingParts(true)
    const isSaved = await parts.save()
    setSavingParts(false)
    if (!isSaved) return
    guard.release()
    saved.leave(profile)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!form.isBusy) noteSent()
    if (isOwnChanged || !parts.isDirty) return form.form.onSubmit(event)
    event.preventDefault()
    if (!isSavingParts) void saveParts()
  }
  return {
    ...form,
    form: { ...form.form, onSubmit, errorOf },
    ...{ isBusy: form.isBusy || isSavingParts, isDirty, isStale },
    ...{ errorOf, draft, given, change, fill, guard, asksReason },
    /** How often it was saved: what is said of one change is not said of the next. */
    saves,
  }
}

export type Edit = ReturnType<typeof useEdit>

/** What stands in the fields, also as it is by the time a save is answered. */
function useDraft(given: Draft) {
  const [draft, setDraft] = useState(given)
  const latest = useRef(given)
  const isTyped = useRef(false)
  const put = useCallback((next: Draft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const fill = useCallback(
    (field: DraftField, value: string) => put({ ...latest.current, [field]: value }),
    [put],
  )
  const change = useCallback(
    (field: DraftField, value: string) => {
      isTyped.current = true
      fill(field, value)
    },
    [fill],
  )
  return {
    ...{ draft, latest, put, change },
    /** Whether somebody changed something since they last saved. */
    isTyped,
    noteSent: () => {
      isTyped.current = false
    },
    /** For what comes by itself, an address by its postal code. */
    fill,
  }
}

/** What a text field of the form takes. */
export function fieldOf({ draft, change }: Edit, field: DraftField) {
  return {
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change(field, event.currentTarget.value),
  }
}

async function saveRoute({ role }: Profile, asAdmin: boolean) {
  const { adminSaveOf, saveOf } = await import('@podium/contract/profiles')
  return (asAdmin ? adminSaveOf : saveOf)[role] as typeof adminSaveOf.ATHLETE
}

/** After saving: owners go to their page, where nothing was typed since, admins stay; all read that it is done. */
function useSaved(asAdmin: boolean) {
  const t = usePhrases(profileEditPhrases)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isPublished = useRef(false)
  return {
    /** At once: a part that is refused after it, and tried again, ends with the page as it is now. */
    keep(fresh: Profile, before: Profile): void {
      queryClient.setQueryData(profileRead(fresh.role, fresh.id).queryKey, fresh)
      void queryClient.invalidateQueries({ queryKey: ['network'] })
      if (asAdmin) return
      tellSession(fresh)
      // The first complete save publishes: their page tells who did not ask for it.
      if (!before.own?.hiddenProfile || fresh.own?.hiddenProfile) return
      isPublished.current = true
      setNewlyPublic(fresh.id)
    },
    leave({ role, id }: Profile, stays = false): void {
      if (asAdmin) {
        toast.success(t.adminSaved)
        return
      }
      if (stays || !isPublished.current) toast.success(t.saved)
      if (!stays) navigate(paths.profile(role, id))
    },
  }
}

/** The bar shows the new name at once, and screens what a new date of birth means. */
function tellSession({ name, lastName, club, own }: Profile): void {
  const isOwn = !session.get().acting
  describeUser({ name, lastName, club, ...(isOwn && { protected: own?.protected ?? false }) })
}
