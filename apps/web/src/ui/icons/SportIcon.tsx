import type { Sport } from '@podium/contract/sports'
import { Sign } from './Sign.tsx'
import sheet from './sports.svg?url'

/** The icon of a sport, from one cached sheet, in the colour of the text around it, which says its name. */
export function SportIcon({ sport }: { sport: Sport }) {
  return (
    <Sign stroke={1.75}>
      <use href={`${sheet}#${sport}`} />
    </Sign>
  )
}
