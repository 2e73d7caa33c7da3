import type { ListedCard } from '@podium/contract/network'
import type { MemberRole } from '@podium/contract/roles'
import { randomFrom } from '@podium/contract/drawn/random'

/** A person who can be shown: hidden ones have no role. */
export type Face = ListedCard & { role: MemberRole }

/**
 * So many faces that show how wide the network is: first those with a picture of their own, one of
 * each sport before a second one, and athletes before the others, whose turn comes last. In an order
 * that looks like chance and is the same for every visitor.
 */
export function chooseFaces(people: readonly ListedCard[], most: number): Face[] {
  const faces = people.filter(hasFace).sort((one, other) => rankOf(one) - rankOf(other))
  const [other] = faces.filter(({ role }) => role === 'MANAGER')
  const athletes = oneOfEachFirst(faces.filter(({ role }) => role === 'ATHLETE'))
  const rest = faces.filter((face) => face !== other && face.role !== 'ATHLETE')
  const chosen = other ? [...athletes.slice(0, most - 1), other] : athletes.slice(0, most)
  return [...chosen, ...rest].slice(0, most)
}

function hasFace(person: ListedCard): person is Face {
  return person.role !== null
}

function rankOf({ id, avatar }: Face): number {
  const chance = randomFrom(`face ${id}`).between(0, 999)
  return avatar.main ? chance - 1000 : chance
}

function oneOfEachFirst(faces: readonly Face[]): Face[] {
  const seen = new Set<Face['sport']>()
  const [first, again]: [Face[], Face[]] = [[], []]
  for (const face of faces) {
    ;(seen.has(face.sport) ? again : first).push(face)
    seen.add(face.sport)
  }
  return [...first, ...again]
}
