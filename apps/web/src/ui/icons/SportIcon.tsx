import type { Sport } from '@podium/contract/sports'
import { Sign } from './Sign.tsx'
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
export function SportIcon({ sport, size, label, className }: SportIconProps) {
  return (
    <Sign size={size} stroke={1.75} label={label} className={className}>
      <use href={`${sheet}#${sport}`} />
    </Sign>
  )
}
