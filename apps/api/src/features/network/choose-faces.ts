import type { NetworkCard } from '@podium/contract/network'
import { randomFrom } from '@podium/contract/drawn/random'

/**
 * So many faces that show how wide the network is: first those with a picture of their own, one of
 * each sport before a second one, and athletes before the others, whose turn comes last. In an order
 * that looks like chance and is the same for every visitor.
 */
export function chooseFaces(people: readonly NetworkCard[], most: number): NetworkCard[] {
  const faces = people.toSorted((one, other) => rankOf(one) - rankOf(other))
  const [other] = faces.filter(({ role }) => role === 'MANAGER')
  const athletes = oneOfEachFirst(faces.filter(({ role }) => role === 'ATHLETE'))
  const rest = faces.filter((face) => face !== other && face.role !== 'ATHLETE')
  const chosen = other ? [...athletes.slice(0, most - 1), other] : athletes.slice(0, most)
  return [...chosen, ...rest].slice(0, most)
}

function rankOf({ id, avatar }: NetworkCard): number {
  const chance = randomFrom(`face ${id}`).between(0, 999)
  return avatar.main ? chance - 1000 : chance
}

function oneOfEachFirst(faces: readonly NetworkCard[]): NetworkCard[] {
  const seen = new Set<NetworkCard['sport']>()
  const [first, again]: [NetworkCard[], NetworkCard[]] = [[], []]
  for (const face of faces) {
    ;(seen.has(face.sport) ? again : first).push(face)
    seen.add(face.sport)
  }
  return [...first, ...again]
}
