import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent } from 'react'

interface Gestures {
  /** Dragged by shares of the element's width and height. */
  onMove: (x: number, y: number) => void
  /** Enlarged by a factor, with two fingers or the wheel. */
  onZoom: (factor: number) => void
}

type Point = { x: number; y: number }

/** Dragging, pinching and the wheel on an element: spread what it answers on it. */
export function usePinch({ onMove, onZoom }: Gestures) {
  const ref = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onZoom(Math.exp(-event.deltaY / 500))
  })
  // React listens to the wheel passively, which could not keep the page from scrolling.
  useLayoutEffect(() => {
    const element = ref.current
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])

  function moved(event: PointerEvent<HTMLElement>): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) return onZoom(distance(now, other) / Math.max(1, distance(before, other)))
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onMove((now.x - before.x) / width, (now.y - before.y) / height)
  }

  const lifted = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    ref,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: moved,
    onPointerUp: lifted,
    onPointerCancel: lifted,
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
