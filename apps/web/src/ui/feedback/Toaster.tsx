import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import type { Toast } from './toasts.ts'
import {
  closeToast,
  currentToastPlace,
  currentToasts,
  durationOf,
  openToastPlace,
  watchToasts,
} from './toasts.ts'
import styles from './feedback.module.css'

const none: readonly Toast[] = []

type ToasterProps = {
  /** Name of the close button. */
  closeLabel: string
  /** Between the title and the body of a dialog: on phones, where that is a sheet, it stays there. */
  inSheet?: boolean
}

/** Shows the toasts. Stands once in the shell; every dialog brings its own while it is open. */
export function Toaster({ closeLabel, inSheet = false }: ToasterProps) {
  const toasts = useToastsHere()
  const errors = toasts.filter(({ tone }) => tone === 'error')
  const others = toasts.filter(({ tone }) => tone !== 'error')
  return (
    <div className={styles.toaster} data-in-sheet={inSheet || undefined}>
      <div role="alert">
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </div>
    </div>
  )
}

function useToastsHere(): readonly Toast[] {
  const [place, setPlace] = useState<symbol>()
  const current = useSyncExternalStore(watchToasts, currentToastPlace, () => undefined)
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none)
  useEffect(() => {
    const opened = openToastPlace()
    setPlace(opened.place)
    return opened.close
  }, [])
  return place !== undefined && place === current ? toasts : none
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, tone, text, action } = toast
  const pause = useExpiry(toast)
  return (
    <div className={styles.toast} data-tone={tone} {...pause}>
      <ToneIcon tone={tone} />
      <span className={styles.toastText}>{text}</span>
      {action && (
        <button type="button" className={styles.toastAction} onClick={() => act(toast)}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.toastClose}
        aria-label={closeLabel}
        onClick={() => closeToast(id)}
      >
        <CrossIcon />
      </button>
    </div>
  )
}

/** Closes the toast when its time is over; the time stands still while pointer or focus is on it. */
function useExpiry(toast: Toast) {
  const { id } = toast
  const [held, setHeld] = useState(false)
  const left = useRef(durationOf(toast))
  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(() => closeToast(id, 'expired'), left.current)
    return () => {
      left.current -= performance.now() - since
      clearTimeout(timer)
    }
  }, [held, id])
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

function act({ id, action }: Toast) {
  closeToast(id)
  action?.run()
}

const signs = {
  success: 'm4.5 10.5 3.5 3.5 7.5-8',
  error: 'M10 5v6m0 3.5v.01',
  info: 'M10 9v6m0-9.5v.01',
}

function ToneIcon({ tone }: { tone: Toast['tone'] }) {
  return (
    <svg
      className={styles.toastIcon}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signs[tone]} />
    </svg>
  )
}
