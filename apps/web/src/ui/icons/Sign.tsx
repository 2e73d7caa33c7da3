import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** A CSS length. Default: a little larger than the text around it. */
  size?: string
  stroke?: number
  /** What it says where no text beside it does; decorative without. */
  label?: string | undefined
  className?: string | undefined
}

/** A line drawing of 24 by 24 in the colour of the text around it: the frame of all icons. */
export function Sign({ children, size = '1.25em', stroke = 2, label, className }: Props) {
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
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
