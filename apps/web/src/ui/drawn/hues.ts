import type { Random } from './random.ts'
import type { Scene } from './families.ts'

export type Hue =
  | 'tartan'
  | 'clay'
  | 'pitch'
  | 'moss'
  | 'pool'
  | 'sea'
  | 'night'
  | 'plum'
  | 'rose'
  | 'slate'

/** What skin people are drawn in; `light` is also the light in a scene. */
export type Skin = 'light' | 'wheat' | 'tan' | 'brown' | 'deep'

/** The two colours of a picture: its ground, and what stands against it. */
export type Pair = { ground: Hue; against: Hue }

/** For each scene the pairs that look well together. */
const pairs: Record<Scene, readonly [string, ...string[]]> = {
  track: ['tartan night', 'tartan plum', 'clay night', 'sea tartan', 'plum rose', 'night tartan'],
  pitch: ['pitch moss', 'moss pitch', 'pitch night', 'pitch pool', 'night pitch'],
  court: ['clay sea', 'sea pool', 'plum tartan', 'pool clay', 'pitch clay', 'rose plum'],
  water: ['pool sea', 'sea pool', 'night pool', 'pool pitch', 'sea rose'],
  sea: ['sea pool', 'pool night', 'night sea', 'sea night', 'pool sea'],
  mat: ['rose sea', 'sea rose', 'slate tartan', 'plum rose', 'tartan sea', 'night rose'],
  wheels: ['slate tartan', 'night clay', 'moss slate', 'clay slate', 'night pool'],
  precision: ['slate rose', 'moss clay', 'night tartan', 'plum slate', 'pitch tartan'],
  mind: ['night plum', 'plum pool', 'night rose', 'sea plum', 'slate pool'],
  fitness: ['slate tartan', 'night plum', 'clay night', 'rose night', 'sea slate'],
  equestrian: ['clay moss', 'moss clay', 'plum clay', 'slate clay', 'pitch clay'],
  stands: ['night tartan', 'rose plum', 'sea night', 'tartan rose', 'plum sea'],
  floodlights: ['night sea', 'slate pool', 'plum night', 'sea night', 'night plum'],
  tactics: ['pitch slate', 'slate night', 'sea night', 'moss night', 'night slate'],
}

export function pairOf(scene: Scene, random: Random): Pair {
  const [ground, against] = random.pick(pairs[scene]).split(' ') as [Hue, Hue]
  return { ground, against }
}

/** The paint of a hue, of the light lines and of the two helpers. */
export function paint(name: Hue | Skin | 'line' | 'shade'): string {
  return `var(--drawn-${name})`
}
