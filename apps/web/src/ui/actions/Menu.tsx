import { useRef } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Link } from '../../router/index.ts'
import { classes } from '../classes.ts'
import styles from './Menu.module.css'
import { Popover } from './Popover.tsx'
import type { TriggerProps } from './Popover.tsx'

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** A place to go; otherwise `onSelect` does something. */
  to?: string
  /** The place is not a page of the web's own, and opens beside it. */
  newTab?: boolean
  onSelect?: () => void
  danger?: boolean
}

type MenuProps = {
  /** Draws the button that opens the menu; it must spread what it is given. */
  trigger: (props: TriggerProps) => ReactNode
  items: MenuItem[]
}

/** A menu of actions and places: arrows, Home and End move, Escape closes and gives focus back. */
export function Menu({ trigger, items }: MenuProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <Popover trigger={trigger} onOpen={() => focusables(list)[0]?.focus()}>
      {(close) => <MenuItems list={list} items={items} close={close} />}
    </Popover>
  )
}

interface ItemsProps {
  list: RefObject<HTMLUListElement | null>
  items: MenuItem[]
  close: () => void
}

/** The items of a menu, for a popover of one's own. */
export function MenuItems({ list, items, close }: ItemsProps) {
  return (
    <ul ref={list} role="list" className={styles.menu} onKeyDown={(key) => move(key, list)}>
      {items.map((item) => (
        <li key={item.label}>
          <Entry item={item} close={close} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const className = classes(styles.item, item.danger && styles.danger)
  const select = () => {
    close()
    item.onSelect?.()
  }
  if (item.to !== undefined)
    return (
      <Link
        to={item.to}
        className={className}
        onClick={select}
        {...(item.newTab && { target: '_blank', rel: 'noopener' })}
      >
        {item.icon}
        <span>{item.label}</span>
      </Link>
    )
  return (
    <button type="button" className={className} onClick={select}>
      {item.icon}
      <span>{item.label}</span>
    </button>
  )
}

function move(event: KeyboardEvent, list: RefObject<HTMLElement | null>) {
  const entries = focusables(list)
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  entries.at(to % entries.length)?.focus()
}

function focusables(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]
}
