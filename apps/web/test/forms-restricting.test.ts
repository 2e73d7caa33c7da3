import { allRoutes } from '@podium/contract/index'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { galleryOf } from '@podium/contract/galleries'
import { getFan, putFanAsAdmin } from '@podium/contract/profiles'
import type { RouteShape } from '@podium/contract/route'
import { answer } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { fill, waitFor } from './renderPage.ts'
import { forms, medium } from './formsOnShow.ts'
import { type FormOnShow, open, part, press, within } from './showForm.ts'

/** Forms that an admin is asked more in than those whose own it is. */
const byAdmin: FormOnShow[] = [
  {
    ...{ as: 'ADMIN', route: galleryOf.FAN.describe },
    part: part('features/galleries/DescribeDialog', medium),
    typed: { caption: 'At the finish' },
  },
  {
    ...{ as: 'ADMIN', route: putFanAsAdmin, at: `/profile/fan/${member('FAN').id}` },
    answers: [answer(getFan, ownProfile('FAN'))],
    typed: { phrase: 'One lap more', fiscalCode: '501442600' },
  },
]

/** Whether a call restricts somebody: then it says on what that rests (`decisions.made`). */
const restricts = ({ body, query }: RouteShape) =>
  [body, query].some((rule) => 'ground' in ((rule as { shape?: object } | undefined)?.shape ?? {}))

/** The same call of each role is one. */
const nameOf = ({ method, path }: RouteShape) =>
  `${method} ${path.replace(/^\/(?:admin|athlete|fan|manager|sponsor)s\//, '/{role}/')}`

const restricting = [...Object.values(forms), ...byAdmin].filter(
  ({ as, route }) => as === 'ADMIN' && restricts(route),
)

test('for every call that restricts somebody there is a form that asks on what that rests', () => {
  const calls = allRoutes.map(({ route }) => route as RouteShape).filter(restricts)
  const asked = restricting.map(({ route }) => nameOf(route))
  assert.ok(calls.length > 20)
  assert.deepEqual([...new Set(calls.map(nameOf))].toSorted(), [...new Set(asked)].toSorted())
})

for (const form of restricting) {
  test(`${nameOf(form.route)} is not sent without a reason, nor on the ground of a law without its name`, async () => {
    const { server, user } = await open(form)
    const reason = document.querySelector<HTMLElement>('[name="reason"], [name="explanation"]')
    assert.ok(reason, 'a field for the reason')
    const isWrong = (field: HTMLElement) => () =>
      assert.equal(field.getAttribute('aria-invalid'), 'true')
    fill(reason, ' ')
    await press(form)
    await waitFor(isWrong(reason))
    fill(reason, 'Against the rules.')
    await user.click(within('ground', 'LAW'))
    fill(within('reference'), '')
    await press(form)
    await waitFor(isWrong(within('reference')))
    assert.deepEqual(server.sent(form.route), [])
  })
}
