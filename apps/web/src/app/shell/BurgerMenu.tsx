import { useEffect, useState, type KeyboardEvent } from 'react'
import { useLocation } from '../../router/index.ts'
import { shellPhrases } from '@podium/phrases/shell'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './BurgerMenu.module.css'
import { CloseIcon, MenuIcon } from '../../ui/icons/BarIcons.tsx'

/** The menu toggles this long after the tap, in milliseconds (`timing.waits`). */
const toggleDelayMs = 10

interface BurgerMenuState {
  isOpen: boolean
  toggle: () => void
  closeOnEscape: (event: KeyboardEvent) => void
}

/** Whether the phone's menu is open; going anywhere closes it. */
export function useBurgerMenu(): BurgerMenuState {
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  useEffect(() => setOpen(false), [key])
  return {
    isOpen,
    toggle: () => setTimeout(() => setOpen((open) => !open), toggleDelayMs),
    closeOnEscape: (event) => {
      if (event.key === 'Escape') setOpen(false)
    },
  }
}

export function BurgerButton({ menu, controls }: { menu: BurgerMenuState; controls: string }) {
  const t = usePhrases(shellPhrases)
  return (
    <span className={styles.burger}>
      <IconButton
        label={menu.isOpen ? t.bar.closeMenu : t.bar.openMenu}
        icon={menu.isOpen ? <CloseIcon /> : <MenuIcon />}
        aria-expanded={menu.isOpen}
        aria-controls={controls}
        onClick={menu.toggle}
      />
    </span>
  )
}
