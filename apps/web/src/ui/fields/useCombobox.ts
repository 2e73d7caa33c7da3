import { useId, useState, type PointerEvent } from 'react'

interface Options {
  /** How many options there are now. */
  count: number
  /** A list without options is shown too: it says that nothing was found. */
  opensEmpty?: boolean
  /** Where the arrows begin in a list that was closed; at its ends where there is none. */
  start?: number
  onChoose: (index: number) => void
}

/** What is read of a key press, of React or of the browser. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault'>

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The keys and attributes of a box with a list of options, by the pattern "combobox" of the WAI-ARIA
 * Authoring Practices: the focus stays in the box, arrows reach an option, Enter chooses it and Escape
 * closes the list; neither then reaches the dialog or the form around.
 */
export function useCombobox({ count, opensEmpty = false, start = -1, onChoose }: Options) {
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const isOpen = isWanted && (opensEmpty || count > 0)
  const active = isOpen && at < count ? at : -1
  const optionId = (index: number) => `${listId}-${index}`

  function open(index: number): void {
    setWanted(true)
    setAt(index)
  }

  function close(): void {
    setWanted(false)
    setAt(-1)
  }

  function choose(index: number): void {
    close()
    onChoose(index)
  }

  function onKeyDown(event: KeyPress): void {
    const step = steps[event.key]
    if (step !== undefined && (opensEmpty || count > 0)) {
      event.preventDefault()
      const ends = step > 0 ? 0 : count - 1
      const next = active < 0 ? ends : (active + step + count) % count
      open(isOpen || start < 0 ? next : start)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (event.key === 'Enter') close()
  }

  return {
    isOpen,
    open,
    close,
    onKeyDown,
    /** For the box. */
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': isOpen,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
    } as const,
    /** For the list. */
    list: { id: listId, isOpen },
    /** For an option, by its place in the list. */
    option: (index: number) => ({
      id: optionId(index),
      isActive: index === active,
      // The box keeps the focus, so that leaving it does not close the list before the press counts.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => choose(index),
    }),
  }
}
