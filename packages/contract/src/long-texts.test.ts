import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { webAddress } from './fields.ts'
import { allRoutes } from './index.ts'
import { registerForm } from './registers.ts'

/** Far more than any field takes, and a tenth of what a body may have. */
const length = 100_000

// What makes a pattern that goes back over what it has read go back over all of it, again and again.
const texts: Record<string, string> = {
  'two lines': `${'a'.repeat(length)}\nb`,
  'letters that are no ASCII': `${'é'.repeat(length)}\n!`,
  spaces: `a${' '.repeat(length)}a`,
  'empty lines': `a${' \n'.repeat(length / 2)}a`,
  commas: `a${','.repeat(length)}a`,
  digits: `${'0'.repeat(length)}x`,
  dashes: `${'-'.repeat(length)}!`,
  'an address of mail': `a@${'a.'.repeat(length / 2)}!`,
  'an address of the web': `https://${'a.'.repeat(length / 2)}!`,
  'nothing to see': `${'\u200b'.repeat(length)}a`,
}

interface Described {
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Described>
  anyOf?: Described[]
  items?: Described
}

/** A value of a schema's shape whose every text is this one. */
function filledWith(text: string, schema: Described): unknown {
  const { properties, items, anyOf } = schema
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, filledWith(text, part)]),
    )
  if (items) return [filledWith(text, items)]
  const inner = anyOf?.find((one) => one.properties ?? one.items)
  return inner ? filledWith(text, inner) : text
}

const described = allRoutes.flatMap(({ name, route }) =>
  [route.body, route.query].flatMap((schema) =>
    schema
      ? [
          {
            name,
            schema,
            shape: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described,
          },
        ]
      : [],
  ),
)

for (const [what, text] of Object.entries(texts)) {
  test(`no rule of a field holds the server up over ${what}`, () => {
    const slow = described.flatMap(({ name, schema, shape }) => {
      const given = filledWith(text, shape)
      const before = process.cpuUsage()
      schema.safeParse(given)
      const ms = process.cpuUsage(before).user / 1000
      return ms > 500 ? [`${name}: ${Math.round(ms)} ms`] : []
    })
    assert.deepEqual(slow, [])
  })
}

test('a name of the web that is too long to be one is refused, and breaks nothing', () => {
  assert.equal(webAddress(`https://${'A1a!'.repeat(5000)}`), null)
})

test('a number of a register has a letter or a digit somewhere', () => {
  const { number } = registerForm.shape
  for (const right of ['7', ' n.º 12-A ', 'РФ 3']) assert.ok(number.safeParse(right).success)
  for (const wrong of ['', '-', '…', 'x'.repeat(61)]) assert.ok(!number.safeParse(wrong).success)
})
