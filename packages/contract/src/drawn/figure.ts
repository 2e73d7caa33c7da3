import type { Role } from '../roles.ts'
import type { Sport } from '../sports.ts'
import { type Scene, sceneOf } from './families.ts'
import { hairOf } from './hair.ts'
import { paint, type Pair, pairOf, type Skin } from './hues.ts'
import { type Random, randomFrom } from './random.ts'
import { box, circle, group, path, type Shape, steps } from './shapes.ts'

/** Whom a picture is drawn for. */
export interface DrawnFor {
  userId: number | string
  role: Role
  sport?: Sport | null
}

/** Width and height of a drawn picture. */
export const figureSize = 96

/**
 * The picture of somebody who has uploaded none: a figure dressed for the sport and the role, in the hues
 * of their cover; of a sponsor, a shield with the first letter of the name. Always the same for the same
 * person, wherever it is drawn: on a page, on a wall of badges, on paper (`profile.drawn`).
 */
export function figureOf({ userId, role, sport }: DrawnFor, name = ''): Shape[] {
  const scene = sceneOf(sport, role)
  const pair = pairOf(scene, randomFrom(`${scene} ${userId}`))
  const random = randomFrom(`figure ${userId}`)
  const ground: Shape = {
    tag: 'rect',
    looks: { width: figureSize, height: figureSize, fill: paint(pair.ground) },
  }
  const behind = lanes(random)
  if (role === 'SPONSOR') return [ground, behind, ...shield(name, pair)]
  return [ground, behind, ...person({ random, pair, scene, role })]
}

type Drawing = { random: Random; pair: Pair; scene: Scene; role: Role }

const skins: readonly [Skin, ...Skin[]] = ['light', 'wheat', 'tan', 'brown', 'deep']

/** Head and shoulders before the lanes of the track, as a poster would cut them: nobody in particular. */
function person({ random, pair, scene, role }: Drawing): Shape[] {
  const lean = random.between(-7, 7)
  const head = random.pick(skins)
  const shirt = paint(random.chance(0.6) ? pair.against : 'shade')
  const marks = shirtMarks(role, random)
  const hat = headgear(scene, random, shirt)
  const hair = hairOf(random, head)
  const parts = [
    hair.behind,
    path('M40 52h16v16H40z', { fill: paint(head) }),
    path('M40 58h16v6q-8 5-16 0z', { fill: paint('shade'), opacity: 0.2 }),
    path(shoulders, { fill: shirt }),
    marks,
    circle(48, 40, 18, { fill: paint(head) }),
    (!hat || hat.leavesHair) && hair.above,
    hat?.shape,
  ]
  return [
    group(
      { transform: `rotate(${lean} 48 80)` },
      parts.filter((part) => !!part),
    ),
  ]
}

const shoulders = 'M8 110C8 78 22 68 40 65q8 6 16 0C74 68 88 78 88 110Z'

/** The bend of the track behind the head, from a corner of its own. */
function lanes(random: Random): Shape {
  const [x, y] = random.pick<[number, number]>([
    [0, 0],
    [96, 0],
    [96, 96],
    [0, 96],
    [48, 110],
  ])
  const first = random.between(30, 50)
  return group(
    { fill: 'none', stroke: paint('line'), strokeWidth: 1.5, opacity: 0.4 },
    steps(5, (lane) => circle(x, y, first + lane * 12)),
  )
}

/** What the shirt says: hoops, a sash, stripes; a jacket for managers, a scarf for fans. */
function shirtMarks(role: Role, random: Random): Shape {
  const line = { fill: 'none', stroke: paint('line'), strokeWidth: 5 }
  if (role === 'MANAGER' || role === 'ADMIN')
    return path('M38 65l10 22 10-22M48 87v12', {
      ...line,
      strokeWidth: 3.5,
      strokeLinejoin: 'round',
    })
  if (role === 'FAN') {
    const scarf = 'M32 64q16 14 32 0M60 66l4 32'
    return group({ fill: 'none', strokeWidth: 10 }, [
      path(scarf, { stroke: paint('line') }),
      path(scarf, { stroke: paint('tartan'), strokeDasharray: '7 7' }),
    ])
  }
  return random.pick<Shape>([
    path('M12 84q36 12 72 0M9 97q39 12 78 0', line),
    path('M26 68l44 40', { ...line, strokeWidth: 8 }),
    path('M30 68v34M48 70v34M66 68v34', line),
    path('M36 66l12 17 12-17', line),
    path('M14 82l9 22M82 82l-9 22M40 66q8 6 16 0', line),
  ])
}

interface Headgear {
  shape: Shape
  /** The hair is seen with it. */
  leavesHair?: true
}

/** What one wears on the head where the sport is played. */
function headgear(scene: Scene, random: Random, shirt: string): Headgear | null {
  const worn = wornAt[scene]
  return worn ? worn(shirt) : random.pick([null, cap(shirt), headband(shirt)])
}

const top = 'M30 38a18 18 0 0 1 36 0z'

const cap = (fill: string): Headgear => ({
  shape: group({ fill }, [path(top), box([44, 35, 32, 5.5, 2.75])]),
})

const headband = (stroke: string): Headgear => ({
  shape: path('M31.5 33.5q16.5-6 33 0', { fill: 'none', stroke, strokeWidth: 6 }),
  leavesHair: true,
})

const helmet = (fill: string): Headgear => ({
  shape: group({}, [
    path('M28 40a20 20 0 0 1 40 0z', { fill }),
    path('M38 24v15M48 21v18M58 24v15', { stroke: paint('line'), strokeWidth: 3 }),
  ]),
})

const swimCap = (fill: string): Headgear => ({
  shape: group({}, [
    path(top, { fill }),
    path('M30 42h36', { stroke: paint('shade'), strokeWidth: 3 }),
    box([33, 38, 13, 9, 4.5], { fill: paint('shade') }),
    box([50, 38, 13, 9, 4.5], { fill: paint('shade') }),
  ]),
})

const headphones = (shirt: string): Headgear => ({
  shape: group({}, [
    path('M29 42a19 19 0 0 1 38 0', { fill: 'none', stroke: shirt, strokeWidth: 5 }),
    box([25, 37, 9, 16, 4.5], { fill: shirt }),
    box([62, 37, 9, 16, 4.5], { fill: shirt }),
  ]),
})

const ridingHat = (fill: string): Headgear => ({
  shape: group({ fill }, [
    path('M29 38a19 19 0 0 1 38 0z'),
    path('M52 33h18q4 6-2 7H52z'),
    circle(48, 19, 2.5),
  ]),
})

const wornAt: Partial<Record<Scene, (shirt: string) => Headgear>> = {
  water: swimCap,
  sea: cap,
  wheels: helmet,
  equestrian: ridingHat,
  mind: headphones,
  precision: cap,
  mat: headband,
}

const shieldBox = [18, 18, 60, 60, 16] as const

/** A sponsor's sign: the first letter of its name on a shield of lanes. */
function shield(name: string, { against }: Pair): Shape[] {
  const letter = ([...name.trim()][0] ?? '').toUpperCase()
  const edge = { fill: 'none', stroke: paint('line'), strokeWidth: 2.5, opacity: 0.7 }
  const written: Shape = {
    tag: 'text',
    looks: { ...letterPlace, textAnchor: 'middle', fill: paint('line') },
    text: letter,
  }
  return [
    box(shieldBox, { fill: paint(against) }),
    box(shieldBox, edge),
    ...(letter ? [written] : []),
  ]
}

const letterPlace = { x: 48, y: 62, fontSize: 38, fontWeight: 900 }
