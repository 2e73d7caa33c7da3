import { useEffect, useRef } from 'react'

/**
 * A user who leaves the viewer finds the focus on the item looked at last, not on the one they came
 * from: in the drawer where it is open, else on the page.
 */
export function useFocusOnTile(mediaId: number): void {
  const last = useRef(mediaId)
  useEffect(() => {
    last.current = mediaId
  }, [mediaId])
  useEffect(
    () => () => {
      const tile = `[data-media="${last.current}"]`
      const found =
        document.querySelector<HTMLElement>(`dialog[open] ${tile}`) ??
        document.querySelector<HTMLElement>(tile)
      found?.focus({ preventScroll: true })
    },
    [],
  )
}
