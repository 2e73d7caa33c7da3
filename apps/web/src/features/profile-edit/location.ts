import type { Location } from '@podium/contract/profiles'

/** How far, in degrees, a pin is moved before its place is another one (some ten kilometres). */
const samePlace = 0.1

type Point = Pick<Location, 'lat' | 'lng'>

/** The place after its pin was set by hand: near by it keeps its name, elsewhere it is told in figures. */
export function movedTo(point: Point, before: Location | null): Location {
  const { lat, lng } = { lat: rounded(point.lat), lng: rounded(point.lng) }
  const isNear =
    before && Math.abs(before.lat - lat) < samePlace && Math.abs(before.lng - lng) < samePlace
  return { lat, lng, label: isNear ? before.label : `${lat}, ${lng}` }
}

/** Five decimals are about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
