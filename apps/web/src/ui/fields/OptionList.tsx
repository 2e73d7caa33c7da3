import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { classes } from '../classes.ts'
import styles from './OptionList.module.css'

interface OptionListProps {
  id: string
  label: string
  isOpen: boolean
  /** The box it belongs to. */
  box: RefObject<HTMLElement | null>
  /** Said where there is no option. */
  empty?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The options of a box, over whatever stands below it: also over the edge of a dialog. */
export function OptionList(props: OptionListProps) {
  const { id, label, isOpen, box, empty, className, children } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = panel.current
    if (!isOpen || !list) return
    const place = () => box.current && placeBeside(box.current, list)
    const scrolled = { capture: true, passive: true }
    list.showPopover()
    place()
    window.addEventListener('scroll', place, scrolled)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, scrolled)
      window.visualViewport?.removeEventListener('resize', place)
      list.hidePopover()
    }
  }, [isOpen, box])
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={panel} popover="manual" className={classes(styles.panel, className)}>
      <ul id={id} role="listbox" aria-label={label} className={styles.options}>
        {children}
      </ul>
      {isOpen && empty !== undefined && (
        <p role="status" className={styles.empty}>
          {empty}
        </p>
      )}
    </div>
  )
}

type OptionProps = ComponentProps<'li'> & {
  /** The arrows have reached it. */
  isActive: boolean
  /** It is what the box stands for; where the box only suggests, the one that Enter would choose. */
  isSelected?: boolean
}

export function Option({ isActive, isSelected = isActive, ...line }: OptionProps) {
  return (
    <li
      {...line}
      role="option"
      aria-selected={isSelected}
      data-active={isActive || undefined}
      className={styles.option}
    />
  )
}

/** Room worth opening below the box, in pixels: rather a short list there than one over the question. */
const enoughRoom = 200

/** Distance from the box and from the edge of the screen, in pixels. */
const gap = 6

function placeBeside(box: HTMLElement, list: HTMLElement): void {
  const { top, bottom, left, width } = (box.parentElement ?? box).getBoundingClientRect()
  const height = window.visualViewport?.height ?? window.innerHeight
  const below = height - bottom
  const rises = below < enoughRoom && below < top
  const room = Math.max((rises ? top : below) - 2 * gap, enoughRoom / 2)
  list.style.setProperty('--room', `${room}px`)
  list.style.width = `${width}px`
  const start = Math.max(Math.min(left, window.innerWidth - list.offsetWidth - gap), gap)
  list.style.inset = rises
    ? `auto auto ${window.innerHeight - top + gap}px ${start}px`
    : `${bottom + gap}px auto auto ${start}px`
}
