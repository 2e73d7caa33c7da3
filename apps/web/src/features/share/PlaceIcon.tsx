import { Sign } from '../../ui/icons/Sign.tsx'
import type { Place } from './places.ts'

/** The marks of the places, as they are known. */
const drawings: Record<Place, string> = {
  whatsapp:
    'M3 21l1.65-3.8a9 9 0 1 1 3.4 2.9zM9 10a.5.5 0 0 0 1 0V9a.5.5 0 0 0-1 0v1a5 5 0 0 0 5 5h1a.5.5 0 0 0 0-1h-1a.5.5 0 0 0 0 1',
  facebook: 'M7 10v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3V3h-3a5 5 0 0 0-5 5v2z',
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M20 4l-6.772 6.772',
  linkedin:
    'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 0 0-4 0',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6 9-6',
}

export function PlaceIcon({ place }: { place: Place }) {
  return (
    <Sign size="1.5em" stroke={1.75}>
      <path d={drawings[place]} />
    </Sign>
  )
}
