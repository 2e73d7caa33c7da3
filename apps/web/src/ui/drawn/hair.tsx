import type { ReactNode } from 'react'
import { paint, type Skin } from './hues.ts'
import type { Random } from './random.ts'

/** Hair before the head, which headgear covers, and hair that falls behind it. */
interface Hair {
  above: ReactNode
  behind?: ReactNode
}

/** One of six ways to wear it, one of them none; dark where light hair would look dyed. */
export function hairOf(random: Random, head: Skin): Hair {
  const isDark = head === 'brown' || head === 'deep'
  const fill = paint(isDark ? 'shade' : random.pick(['shade', 'deep', 'brown', 'clay']))
  const short = <path d="M30 42C27 19 69 19 66 42 62 33 55 31 48 31S34 33 30 42z" fill={fill} />
  return random.pick<Hair>([
    { above: null },
    { above: short },
    { above: <path d="M30 42C25 17 71 16 66 42 64 33 58 30 42 29q-9 3-12 13z" fill={fill} /> },
    {
      above: (
        <g fill={fill}>
          {short}
          <circle cx="48" cy="18" r="7" />
        </g>
      ),
    },
    {
      above: short,
      behind: <path d="M27 44C24 13 72 13 69 44l3 24q-24 8-48 0z" fill={fill} />,
    },
    {
      above: <path d="M30 40Q48 24 66 40" fill="none" stroke={fill} strokeWidth="13" {...curls} />,
    },
  ])
}

const curls = { strokeLinecap: 'round', strokeDasharray: '0.1 8' } as const
