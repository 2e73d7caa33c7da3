import { paint, type Skin } from './hues.ts'
import type { Random } from './random.ts'
import { circle, group, path, type Shape } from './shapes.ts'

/** Hair before the head, which headgear covers, and hair that falls behind it. */
interface Hair {
  above: Shape | null
  behind?: Shape
}

/** One of six ways to wear it, one of them none; dark where light hair would look dyed. */
export function hairOf(random: Random, head: Skin): Hair {
  const isDark = head === 'brown' || head === 'deep'
  const fill = paint(isDark ? 'shade' : random.pick(['shade', 'deep', 'brown', 'clay']))
  const short = path('M30 42C27 19 69 19 66 42 62 33 55 31 48 31S34 33 30 42z', { fill })
  return random.pick<Hair>([
    { above: null },
    { above: short },
    { above: path('M30 42C25 17 71 16 66 42 64 33 58 30 42 29q-9 3-12 13z', { fill }) },
    { above: group({ fill }, [short, circle(48, 18, 7)]) },
    { above: short, behind: path('M27 44C24 13 72 13 69 44l3 24q-24 8-48 0z', { fill }) },
    {
      above: path('M30 40Q48 24 66 40', { fill: 'none', stroke: fill, strokeWidth: 13, ...curls }),
    },
  ])
}

const curls = { strokeLinecap: 'round', strokeDasharray: '0.1 8' }
