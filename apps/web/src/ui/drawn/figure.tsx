import type { ReactElement, ReactNode } from 'react'
import type { Role } from '@podium/contract/roles'
import type { Scene } from './families.ts'
import { hairOf } from './hair.tsx'
import { paint, type Pair, type Skin } from './hues.ts'
import { steps } from './parts.tsx'
import type { Random } from './random.ts'

type Figure = { random: Random; pair: Pair; scene: Scene; role: Role; letter: string }

const skins: readonly [Skin, ...Skin[]] = ['light', 'wheat', 'tan', 'brown', 'deep']

/** Head and shoulders before the lanes of the track, as a poster would cut them: nobody in particular. */
export function figure({ random, pair, scene, role, letter }: Figure): ReactNode {
  const behind = lanes(random)
  if (role === 'SPONSOR')
    return (
      <>
        {behind}
        <Letter letter={letter} against={pair.against} />
      </>
    )
  const lean = random.between(-7, 7)
  const head = random.pick(skins)
  const shirt = paint(random.chance(0.6) ? pair.against : 'shade')
  const marks = shirtMarks(role, random)
  const hat = headgear(scene, random, shirt)
  const hair = hairOf(random, head)
  return (
    <>
      {behind}
      <g transform={`rotate(${lean} 48 80)`}>
        {hair.behind}
        <path d="M40 52h16v16H40z" fill={paint(head)} />
        <path d="M40 58h16v6q-8 5-16 0z" fill={paint('shade')} opacity="0.2" />
        <path d={shoulders} fill={shirt} />
        {marks}
        <circle cx="48" cy="40" r="18" fill={paint(head)} />
        {(!hat || hat.key === 'band') && hair.above}
        {hat}
      </g>
    </>
  )
}

const shoulders = 'M8 110C8 78 22 68 40 65q8 6 16 0C74 68 88 78 88 110Z'

/** The bend of the track behind the head, from a corner of its own. */
function lanes(random: Random): ReactNode {
  const [x, y] = random.pick<[number, number]>([
    [0, 0],
    [96, 0],
    [96, 96],
    [0, 96],
    [48, 110],
  ])
  const first = random.between(30, 50)
  return (
    <g fill="none" stroke={paint('line')} strokeWidth="1.5" opacity="0.4">
      {steps(5, (lane) => (
        <circle key={lane} cx={x} cy={y} r={first + lane * 12} />
      ))}
    </g>
  )
}

/** What the shirt says: hoops, a sash, stripes; a jacket for managers, a scarf for fans. */
function shirtMarks(role: Role, random: Random): ReactNode {
  const line = { fill: 'none', stroke: paint('line'), strokeWidth: 5 }
  if (role === 'MANAGER' || role === 'ADMIN')
    return (
      <path d="M38 65l10 22 10-22M48 87v12" {...line} strokeWidth={3.5} strokeLinejoin="round" />
    )
  if (role === 'FAN')
    return (
      <g fill="none" strokeWidth="10">
        <path d="M32 64q16 14 32 0M60 66l4 32" stroke={paint('line')} />
        <path d="M32 64q16 14 32 0M60 66l4 32" stroke={paint('tartan')} strokeDasharray="7 7" />
      </g>
    )
  return random.pick<ReactNode>([
    <path key="hoops" d="M12 84q36 12 72 0M9 97q39 12 78 0" {...line} />,
    <path key="sash" d="M26 68l44 40" {...line} strokeWidth={8} />,
    <path key="stripes" d="M30 68v34M48 70v34M66 68v34" {...line} />,
    <path key="vee" d="M36 66l12 17 12-17" {...line} />,
    <path key="sleeves" d="M14 82l9 22M82 82l-9 22M40 66q8 6 16 0" {...line} />,
  ])
}

/** What one wears on the head where the sport is played. */
function headgear(scene: Scene, random: Random, shirt: string): ReactElement | null {
  const worn = wornAt[scene]
  return worn ? worn(shirt) : random.pick([null, cap(shirt), headband(shirt)])
}

const top = 'M30 38a18 18 0 0 1 36 0z'

const cap = (shirt: string) => (
  <g key="cap" fill={shirt}>
    <path d={top} />
    <rect x="44" y="35" width="32" height="5.5" rx="2.75" />
  </g>
)

const headband = (shirt: string) => (
  <path key="band" d="M31.5 33.5q16.5-6 33 0" fill="none" stroke={shirt} strokeWidth="6" />
)

const helmet = (shirt: string) => (
  <g>
    <path d="M28 40a20 20 0 0 1 40 0z" fill={shirt} />
    <path d="M38 24v15M48 21v18M58 24v15" stroke={paint('line')} strokeWidth="3" />
  </g>
)

const swimCap = (shirt: string) => (
  <g>
    <path d={top} fill={shirt} />
    <path d="M30 42h36" stroke={paint('shade')} strokeWidth="3" />
    <rect x="33" y="38" width="13" height="9" rx="4.5" fill={paint('shade')} />
    <rect x="50" y="38" width="13" height="9" rx="4.5" fill={paint('shade')} />
  </g>
)

const headphones = (shirt: string) => (
  <g>
    <path d="M29 42a19 19 0 0 1 38 0" fill="none" stroke={shirt} strokeWidth="5" />
    <rect x="25" y="37" width="9" height="16" rx="4.5" fill={shirt} />
    <rect x="62" y="37" width="9" height="16" rx="4.5" fill={shirt} />
  </g>
)

const ridingHat = (shirt: string) => (
  <g fill={shirt}>
    <path d="M29 38a19 19 0 0 1 38 0z" />
    <path d="M52 33h18q4 6-2 7H52z" />
    <circle cx="48" cy="19" r="2.5" />
  </g>
)

const wornAt: Partial<Record<Scene, (shirt: string) => ReactElement>> = {
  water: swimCap,
  sea: cap,
  wheels: helmet,
  equestrian: ridingHat,
  mind: headphones,
  precision: cap,
  mat: headband,
}

/** A sponsor's sign: the first letter of its name on a shield of lanes. */
function Letter({ letter, against }: { letter: string; against: Pair['against'] }) {
  return (
    <>
      <rect x="18" y="18" width="60" height="60" rx="16" fill={paint(against)} />
      <rect x="18" y="18" width="60" height="60" rx="16" {...edge} />
      <text x="48" y="62" textAnchor="middle" fill={paint('line')} style={letterStyle}>
        {letter.toLocaleUpperCase()}
      </text>
    </>
  )
}

const edge = { fill: 'none', stroke: paint('line'), strokeWidth: 2.5, opacity: 0.7 }

const letterStyle = { font: '900 38px var(--font-display)' }
