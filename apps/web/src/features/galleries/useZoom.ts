import { useState } from 'react'

/** How a picture is enlarged, and how far it is moved, in shares of the stage. */
interface View {
  scale: number
  x: number
  y: number
}

const whole: View = { scale: 1, x: 0, y: 0 }
const mostScale = 5

/** Enlarging and moving what is looked at; another item starts whole. */
export function useZoom(itemId: number) {
  const [state, setState] = useState({ itemId, view: whole })
  const view = state.itemId === itemId ? state.view : whole
  const set = (next: View) => setState({ itemId, view: within(next) })
  return {
    view,
    by: (factor: number) => set({ ...view, scale: view.scale * factor }),
    move: (x: number, y: number) => set({ ...view, x: view.x + x, y: view.y + y }),
    reset: () => set(whole),
    toggle: () => set(view.scale > 1 ? whole : { ...whole, scale: 2.5 }),
  }
}

/** Never smaller than whole, and never moved past an edge. */
function within({ scale, x, y }: View): View {
  const next = Math.min(mostScale, Math.max(1, scale))
  const most = (next - 1) / 2
  const limited = (value: number) => Math.min(most, Math.max(-most, value))
  return { scale: next, x: limited(x), y: limited(y) }
}
