import type { Scene } from './families.ts'
import type { Random } from './random.ts'

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

/** The pairs of hues that look well together, for each scene. */
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

type Paint = Hue | Skin | 'line' | 'shade'

/** The paint of a hue, of the light lines and of the two helpers: a colour of the page it is drawn on. */
export function paint(name: Paint): string {
  return `var(--drawn-${name})`
}

/** The colours behind the names, by day and by night; the tokens of the web have the same. */
export const paints: Record<Paint, readonly [light: string, dark: string]> = {
  tartan: ['#d9481c', '#a8330f'],
  clay: ['#b4552f', '#86401f'],
  pitch: ['#1f7d4b', '#155a36'],
  moss: ['#566b2c', '#3f5020'],
  pool: ['#0f7d9c', '#0b5a71'],
  sea: ['#1d4f9e', '#163a75'],
  night: ['#1b2b55', '#1a2748'],
  plum: ['#6b2f6e', '#502353'],
  rose: ['#b83b5e', '#8a2a46'],
  slate: ['#44546f', '#333f55'],
  line: ['#fbf8f2', '#efe8da'],
  light: ['#ffcfae', '#f4b98f'],
  wheat: ['#ecb88a', '#dca678'],
  tan: ['#cc9162', '#b87f52'],
  brown: ['#9a6540', '#8a5836'],
  deep: ['#6b442d', '#633e28'],
  shade: ['#0c1730', '#050a16'],
}
