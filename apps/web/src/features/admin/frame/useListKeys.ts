import { useEffect, useEffectEvent, type RefObject } from 'react'
import { hasKeys } from './keptChoices.ts'
import type { OpenRow } from './useOpenRow.ts'

interface Wired {
  list: RefObject<HTMLElement | null>
  opened: OpenRow
  onHelp: () => void
}

/**
 * Single keys for a list (`admin.lists`): `j` and `k` go down and up, `x` ticks, Enter opens, `?` tells of
 * them, Escape closes the panel. They do nothing while one types, over a dialog or menu, or once switched
 * off; Escape and Enter stay, as they are no characters.
 */
export function useListKeys({ list, opened, onHelp }: Wired): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  /** The row with the focus, else the one whose panel is open; -1 for none. */
  const present = () => {
    const all = rows()
    const focused = all.findIndex((row) => row.contains(document.activeElement))
    return focused === -1 ? all.findIndex(({ dataset }) => dataset.row === opened.key) : focused
  }

  function leavePanel(): void {
    const row = rows().find(({ dataset }) => dataset.row === opened.key)
    opened.close()
    wayIn(row)?.focus()
  }

  function step(by: 1 | -1, event: KeyboardEvent): void {
    const all = rows()
    if (all.length === 0) return
    event.preventDefault()
    const at = present()
    const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by]
    if (!next) return
    wayIn(next)?.focus()
    // A panel that is open goes along.
    if (opened.key !== undefined && next.dataset.row) opened.open(next.dataset.row)
  }

  function tick(event: KeyboardEvent): void {
    const box = rows()[present()]?.querySelector<HTMLInputElement>('input[type="checkbox"]')
    if (!box) return
    event.preventDefault()
    box.click()
  }

  /** From a tick; on the way to a row Enter does it by itself. */
  function enter({ target }: KeyboardEvent): void {
    const row = (target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (row?.dataset.row && (target as HTMLElement).matches('input')) opened.open(row.dataset.row)
  }

  const keyActs: Record<string, (event: KeyboardEvent) => void> = {
    j: (event) => step(1, event),
    k: (event) => step(-1, event),
    x: tick,
    Enter: enter,
    '?': (event) => {
      event.preventDefault()
      onHelp()
    },
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return
    if (event.key === 'Escape') {
      if (opened.key !== undefined) leavePanel()
      return
    }
    const act = keyActs[event.key]
    if (!act || (event.key !== 'Enter' && !hasKeys())) return
    act(event)
  })

  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

const wayIn = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')

/** Whether a key belongs to something else: what is typed in, a dialog, a menu, a shortcut of the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : document.body
  if (target.closest('textarea, select, dialog, [popover], [contenteditable]')) return true
  if (target.matches('input:not([type="checkbox"], [type="radio"])')) return true
  return document.querySelector('dialog[open]') !== null
}
