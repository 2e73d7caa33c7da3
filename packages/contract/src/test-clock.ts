import { z } from 'zod'
import { testClockLimits } from './limits.ts'
import { route } from './route.ts'

/** What time it is here, and how many days that is ahead of the real time (`clock.ahead`). */
const clock = z.object({ now: z.string(), days: z.int().min(0) })
export type TestClock = z.output<typeof clock>

export const readTestClock = route({
  method: 'GET',
  path: '/test-clock',
  summary: 'What time it is here, and how many days the clock is ahead. Only in sandbox and demo.',
  access: ['ADMIN'],
  reply: clock,
})

export const moveTestClock = route({
  method: 'POST',
  path: '/test-clock',
  summary:
    'Moves the clock ahead by whole days, day by day, and does what falls due on each. It never goes back. Only in sandbox and demo.',
  access: ['ADMIN'],
  body: z.object({
    days: z.number('Number').int('Number').min(1, 'Min').max(testClockLimits.daysAtOnce, 'Max'),
  }),
  reply: clock,
})
