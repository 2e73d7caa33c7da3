import { useId, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Menu.module.css'

/** What the button that opens a popover must carry. */
export type TriggerProps = {
  popoverTarget: string
  'aria-expanded': boolean
  'aria-controls': string
  style: CSSProperties
}

type PopoverProps = {
  trigger: (props: TriggerProps) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  /** After it has opened; the place to move focus. */
  onOpen?: () => void
  /** It hangs from the bar: wide enough for a list, and on a phone the width under the bar is its own. */
  fromBar?: boolean
  className?: string
}

/** A native popover under its button: Escape and a press outside close it, focus returns by itself. */
export function Popover({ trigger, children, onOpen, fromBar, className }: PopoverProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const anchorName = `--${id.replaceAll(/[^\w-]/g, '')}`
  const toggled = (state: string) => {
    setOpen(state === 'open')
    if (state === 'open') onOpen?.()
  }
  return (
    <>
      {trigger({
        popoverTarget: id,
        'aria-expanded': open,
        'aria-controls': id,
        style: { anchorName } as CSSProperties,
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes(styles.popover, fromBar && styles.fromBar, className)}
        style={{ positionAnchor: anchorName } as CSSProperties}
        onToggle={(event) => toggled(event.newState)}
        onBeforeToggle={(event) => place(event.currentTarget, event.newState)}
      >
        {typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children}
      </div>
    </>
  )
}

/** Browsers without anchor positioning get the place by measure. */
function place(panel: HTMLElement, state: string) {
  if (state !== 'open' || CSS.supports('position-area: block-end')) return
  const button = document.querySelector(`[popovertarget="${panel.id}"]`)
  const box = button?.getBoundingClientRect()
  if (!box) return
  panel.style.inset = `${box.bottom + 8}px ${Math.max(8, innerWidth - box.right)}px auto auto`
}
