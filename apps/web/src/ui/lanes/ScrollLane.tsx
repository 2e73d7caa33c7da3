import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/signs.tsx'
import styles from './ScrollLane.module.css'

interface Props {
  label: string
  /** How far an arrow key or a button goes, in pixels. */
  stepPx: number
  backLabel: string
  onLabel: string
  /** Where there is anywhere to go: nowhere, on `narrow` screens alone, or on all. */
  scrolls: 'never' | 'narrow' | 'always'
  children: ReactNode
}

/** Things side by side: swiped, by arrow keys or by the buttons; it never moves by itself. */
export function ScrollLane({ label, stepPx, backLabel, onLabel, scrolls, children }: Props) {
  const lane = useRef<HTMLDivElement>(null)
  const { ends, measureEnds } = useEnds(lane)
  const go = (steps: number) => lane.current?.scrollBy({ left: steps * stepPx })
  const keyDown = (event: KeyboardEvent) => {
    // Keys on a button or link in a card are its own.
    if (event.target !== event.currentTarget) return
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(steps)
  }
  return (
    <div className={styles.place}>
      <div
        ref={lane}
        className={styles.scroll}
        role="region"
        aria-label={label}
        tabIndex={0}
        onKeyDown={keyDown}
        onScroll={measureEnds}
      >
        {children}
      </div>
      {scrolls !== 'never' && (
        <div className={styles.steps} data-scrolls={ends === 'both' ? 'never' : scrolls}>
          <IconButton
            variant="secondary"
            label={backLabel}
            icon={<ChevronLeftIcon />}
            aria-disabled={ends === 'start' || undefined}
            onClick={() => go(-1)}
          />
          <IconButton
            variant="secondary"
            label={onLabel}
            icon={<ChevronRightIcon />}
            aria-disabled={ends === 'end' || undefined}
            onClick={() => go(1)}
          />
        </div>
      )}
    </div>
  )
}

/** Which end of the lane is in sight; `both` where all of it is. */
function useEnds(lane: RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState<'start' | 'end' | 'both' | null>('start')
  const measureEnds = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = lane.current ?? {}
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1
    const isAtStart = scrollLeft <= 0
    setEnds(isAtStart && isAtEnd ? 'both' : isAtEnd ? 'end' : isAtStart ? 'start' : null)
  }
  const measure = useEffectEvent(measureEnds)
  useEffect(() => {
    const watch = new ResizeObserver(measure)
    if (lane.current) watch.observe(lane.current)
    return () => watch.disconnect()
  }, [lane])
  // What is added to the lane changes no size of its own.
  useEffect(() => measure())
  return { ends, measureEnds }
}
