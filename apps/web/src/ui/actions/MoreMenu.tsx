import type { ComponentProps } from 'react'
import { MoreIcon } from '../icons/MoreIcon.tsx'
import { IconButton } from './IconButton.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

interface Props extends Omit<ComponentProps<typeof IconButton>, 'icon'> {
  items: MenuItem[]
}

/** What else can be done, behind three dots; nothing where there is nothing. */
export function MoreMenu({ items, ...button }: Props) {
  if (items.length === 0) return null
  return (
    <Menu
      trigger={(trigger) => <IconButton {...trigger} {...button} icon={<MoreIcon />} />}
      items={items}
    />
  )
}
