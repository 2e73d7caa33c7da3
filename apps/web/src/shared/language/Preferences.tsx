import {
  type Language,
  languageFromCode,
  preferencesCookie,
  type Theme,
  themes,
} from '@podium/contract/locale'
import { shellPhrases } from '@podium/phrases/shell'
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { call, useSession } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { areTextsHere, keepTo, loadTexts } from './words.ts'

/** `theme` is null until the user chooses one: the system's then holds (`language.two`). */
export interface Preferences {
  language: Language
  theme: Theme | null
}

interface PreferencesInUse extends Preferences {
  /**
   * Switches and saves behind it; a failed save is silent and lasts for this page. Another language is
   * shown once its texts have come, and a toast says where they do not.
   */
  change: (part: Partial<Preferences>) => void
}

const PreferencesContext = createContext<PreferencesInUse | null>(null)

/** Language and theme; starts with what the server rendered with. */
export function PreferencesProvider(props: { initial: Preferences; children: ReactNode }) {
  const [preferences, setPreferences] = useState(props.initial)
  useShownIn(preferences)
  const show = useShow(setPreferences)
  useAccountPreferences(show)
  const change = useCallback<PreferencesInUse['change']>(
    (part) => show({ ...preferences, ...part }, (chosen) => save(chosen, part)),
    [preferences, show],
  )
  return (
    <PreferencesContext value={{ ...preferences, change }}>{props.children}</PreferencesContext>
  )
}

export function usePreferences(): PreferencesInUse {
  const preferences = use(PreferencesContext)
  if (!preferences) throw new Error('usePreferences is for what stands inside Providers.')
  return preferences
}

/** The theme on the screen, chosen or the system's. For event handlers: the server cannot know it. */
export function shownTheme(preferences: Preferences): Theme {
  return preferences.theme ?? systemTheme()
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'DARK' : 'LIGHT'
}

function useShownIn({ language, theme }: Preferences): void {
  const wasChosen = useRef(false)
  useEffect(() => {
    document.documentElement.lang = language
    if (theme) document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
    // The server named both colours to who has never chosen.
    if (theme || wasChosen.current) colourBrowser()
    wasChosen.current = theme !== null
  }, [language, theme])
}

/** The browser's own bars take the page's colour; the server named it for the theme of that time. */
function colourBrowser(): void {
  const ground = getComputedStyle(document.body).backgroundColor
  for (const tag of document.querySelectorAll('meta[name=theme-color]')) {
    tag.setAttribute('content', ground)
  }
}

type Show = (next: Preferences, shown?: (next: Preferences) => void) => void

/** Shows preferences at once, or, where their language is not here yet, as soon as it has come. */
function useShow(set: (preferences: Preferences) => void): Show {
  const latest = useRef<Preferences>(undefined)
  return useCallback(
    (next, shown) => {
      latest.current = next
      const show = () => {
        // Whoever has chosen something else meanwhile gets that.
        if (latest.current !== next) return
        // A part of the page that came meanwhile may still lack its texts.
        if (!areTextsHere(next.language)) {
          loadTexts(next.language).then(show, sayUnreachable)
          return
        }
        keepTo(next.language)
        set(next)
        shown?.(next)
      }
      show()
    },
    [set],
  )
}

function sayUnreachable(): void {
  toast.error(shellPhrases[languageFromCode(document.documentElement.lang)].unreachable)
}

/** A user who signs in on this page gets the preferences their account remembers. */
function useAccountPreferences(apply: Show): void {
  const { user, isKnown } = useSession()
  const [knownId, setKnownId] = useState<number | null | undefined>(undefined)
  const id = user?.id ?? null
  if (isKnown && knownId === undefined) setKnownId(id)
  useEffect(() => {
    if (knownId === undefined || knownId === id) return
    setKnownId(id)
    if (id === null) return
    const kept = keptPreferences()
    if (kept) apply(kept)
  }, [knownId, id, apply])
}

let saved = Promise.resolve()

/** Saves one after the other: of two that are under way at once the older one could arrive last. */
function save(chosen: Preferences, part: Partial<Preferences>): void {
  saved = saved.then(() => put(chosen, part))
  void saved.then(keepOffline)
}

/** Sends what was chosen here alone: another window may have chosen the rest since this page was read. */
async function put(chosen: Preferences, { language, theme }: Partial<Preferences>): Promise<void> {
  const { putPreferences } = await import('@podium/contract/preferences')
  const body = { language: language ?? keptPreferences()?.language ?? chosen.language, theme }
  await call(putPreferences, { body }).catch(() => undefined)
}

/** The page for who is offline is kept anew, as they chose it. */
async function keepOffline(): Promise<void> {
  const { keepOfflinePage } = await import('../installing/startWorker.ts')
  await keepOfflinePage().catch(() => undefined)
}

/** What the cookie keeps; signing in has just written what the account remembers into it. */
function keptPreferences(): Preferences | undefined {
  const cookie = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${preferencesCookie}=`))
  const [language, theme] = cookie?.slice(preferencesCookie.length + 1).split('.') ?? []
  if (!language) return undefined
  return {
    language: languageFromCode(language),
    theme: themes.find((known) => known === theme) ?? null,
  }
}
