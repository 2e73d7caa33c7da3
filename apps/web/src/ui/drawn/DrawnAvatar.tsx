import { createElement, type ReactNode } from 'react'
import { type DrawnFor, figureOf, figureSize } from '@podium/contract/drawn/figure'
import type { Shape } from '@podium/contract/drawn/shapes'

/** The picture of a person who has uploaded none. Decorative. */
export function DrawnAvatar(props: DrawnFor & { name?: string; className?: string }) {
  const { name, className, ...who } = props
  return (
    <svg
      className={className}
      viewBox={`0 0 ${figureSize} ${figureSize}`}
      style={letterStyle}
      aria-hidden="true"
    >
      {figureOf(who, name).map(drawn)}
    </svg>
  )
}

const letterStyle = { fontFamily: 'var(--font-display)' }

function drawn({ tag, looks, inside, text }: Shape, at: number): ReactNode {
  return createElement(tag, { key: at, ...looks }, inside ? inside.map(drawn) : text)
}
