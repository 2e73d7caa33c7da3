import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keepKeyboardRoom } from '../keyboardRoom.ts'

/**
 * Shows a native `<dialog>` as a modal while it is rendered: give it the ref. Focus goes to
 * `[data-autofocus]`, else to the first field, else to the title; it stays inside and returns where it was.
 */
export function useModal(onClose: () => void, closeOnBackdrop: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent((event: Event) => {
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  })
  const pressed = useEffectEvent((event: PointerEvent) => {
    if (closeOnBackdrop && event.target === ref.current) onClose()
  })
  // Layout, so that closing (which returns focus) happens before the element leaves the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const page = document.documentElement
    keepKeyboardRoom()
    page.toggleAttribute('data-scrolls', window.innerWidth > page.clientWidth)
    dialog.showModal()
    firstPlace(dialog)?.focus()
    const listening = new AbortController()
    dialog.addEventListener('cancel', closed, { signal: listening.signal })
    dialog.addEventListener('close', closed, { signal: listening.signal })
    dialog.addEventListener('pointerdown', pressed, { signal: listening.signal })
    return () => {
      listening.abort()
      dialog.close()
    }
  }, [])
  return ref
}

function firstPlace(dialog: HTMLDialogElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled:not([hidden])') ??
    dialog.querySelector('h2')
  )
}
