import { useLocation, useRouter, type To } from '../../../router/index.ts'
import { changedQuery } from '../../../shared/navigation/changedQuery.ts'

export interface OpenRow {
  /** The key of the row whose panel is open; undefined without one. */
  key: string | undefined
  /** Whether a press in the list opened it, not its address. */
  wasOpenedHere: boolean
  /** The address with the panel of a row. */
  at: (key: string | number) => To
  /** Opens the panel of a row, as a step of the history; while one is open, in its place. */
  open: (key: string | number) => void
  close: () => void
}

/** The panel of a list, in the address: back closes it, and a reload keeps it (`admin.panel`). */
export function useOpenRow(): OpenRow {
  const { search, state } = useLocation()
  const { navigate, here } = useRouter()
  const query = new URLSearchParams(search)
  const key = openIn(query)
  const at = (row: string | number) => changedQuery(query, { open: String(row) })
  const wasOpenedHere = typeof state === 'object' && state !== null && 'fromList' in state
  return {
    key,
    wasOpenedHere,
    at,
    open: (row) => {
      if (String(row) === key) return
      // What is done over the panel is a step of its own; the panel itself is one, however many rows.
      const kept =
        key === undefined ? { fromList: true } : wasOpenedHere ? { fromList: true } : null
      navigate(at(row), { replace: key !== undefined, state: kept, preventScrollReset: true })
    },
    close: () => {
      // A decision that is answered late leaves the panel of the next row as it is.
      if (key === undefined || openIn(new URLSearchParams(here().search)) !== key) return
      if (wasOpenedHere) navigate(-1)
      else navigate(changedQuery(query, { open: '' }), { replace: true, preventScrollReset: true })
    },
  }
}

function openIn(query: URLSearchParams): string | undefined {
  return query.get('open') || undefined
}

/** How a list tells a moment: beside a panel, which tells all of it, there is room for a word. */
export function useMomentAs(): 'moment' | 'brief' {
  return useOpenRow().key === undefined ? 'moment' : 'brief'
}
