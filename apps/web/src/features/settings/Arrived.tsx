import { useEffect, useRef, type ReactNode } from 'react'
import part from '../../shared/settings/part.module.css'

/** A step that took the place of another: keyboard and screen reader go on at its start. */
export function Arrived({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={start} tabIndex={-1} className={part.form}>
      {children}
    </div>
  )
}
