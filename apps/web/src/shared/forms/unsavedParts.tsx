import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'

/** Saves what a part has unsaved, and answers whether it could. */
type Save = () => Promise<boolean>

interface Page {
  /** Says that a part has something unsaved; answers the function that takes it back. */
  hold: (part: string, save: Save) => () => void
}

const PageContext = createContext<Page | null>(null)

/**
 * A page whose forms are one to who edits it: whichever of them holds something unsaved, the page is
 * unsaved, is asked about before it is left, and saves it with its own.
 */
export function useUnsavedParts() {
  const [held, setHeld] = useState<ReadonlyMap<string, Save>>(new Map())
  const latest = useRef(held)
  const page = useMemo<Page>(() => {
    const change = (next: Map<string, Save>) => {
      latest.current = next
      setHeld(next)
    }
    return {
      hold(part, save) {
        change(new Map(latest.current).set(part, save))
        return () => change(new Map([...latest.current].filter(([other]) => other !== part)))
      },
    }
  }, [])
  return {
    isDirty: held.size > 0,
    /** Saves every part; answers whether nothing is left unsaved. */
    save: async (): Promise<boolean> => {
      const saved = await Promise.all([...latest.current.values()].map((save) => save()))
      return saved.every(Boolean)
    },
    /** Around the parts. */
    page,
  }
}

export function PageWithParts({ page, children }: { page: Page; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/** For a form beside the page's own: what is typed here belongs to the page. */
export function useUnsavedPart(isDirty: boolean, save: Save): void {
  const part = useId()
  const page = use(PageContext)
  const latestSave = useEffectEvent(save)
  useEffect(
    () => (isDirty ? page?.hold(part, () => latestSave()) : undefined),
    [isDirty, page, part],
  )
}
