import type { ReactNode } from 'react'

interface Props {
  /** What is drawn, where it is a single path. */
  d?: string
  children?: ReactNode
  /** A CSS length. Default: a little larger than the text around it. */
  size?: string
  stroke?: number
  className?: string | undefined
}

/** The frame of all icons: 24 by 24, in the colour of the text around it, which says what is meant. */
export function Sign({ d, children, size = '1.25em', stroke = 2, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {d && <path d={d} />}
      {children}
    </svg>
  )
}
