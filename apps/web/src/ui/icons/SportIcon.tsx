import type { Sport } from '@podium/contract/sports'
import sheet from './sports.svg?url'

type SportIconProps = {
  sport: Sport
  /** A CSS length. Default: a little larger than the text around it. */
  size?: string
  /** The sport's name, where no text beside the icon says it. */
  label?: string
  className?: string
}

/** The icon of a sport, from one cached sheet, in the colour of the text around it. */
export function SportIcon({ sport, size = '1.25em', label, className }: SportIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <use href={`${sheet}#${sport}`} />
    </svg>
  )
}
