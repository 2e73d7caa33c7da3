import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent } from 'react'

interface Gestures {
  /** Dragged by shares of the element's width and height. */
  onMove: (x: number, y: number) => void
  /** Enlarged by a factor, with two fingers or the wheel. */
  onZoom: (factor: number) => void
  /** A drag with one finger has ended, so far from where it began. */
  onDragEnd?: (x: number, y: number) => void
}

type Point = { x: number; y: number }

/** Dragging, pinching and the wheel on an element: spread what it answers on it. */
export function usePinch({ onMove, onZoom, onDragEnd }: Gestures) {
  const ref = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  // Where a drag began; null once a second finger made it a pinch.
  const start = useRef<Point>(null)
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

  function lifted(event: PointerEvent<HTMLElement>): void {
    const isDrag = fingers.current.delete(event.pointerId) && fingers.current.size === 0
    const from = start.current
    if (!isDrag || !from) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onDragEnd?.((event.clientX - from.x) / width, (event.clientY - from.y) / height)
  }

  return {
    ref,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const at = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = fingers.current.size === 0 ? at : null
      fingers.current.set(event.pointerId, at)
    },
    onPointerMove: moved,
    onPointerUp: lifted,
    onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
