import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { refusalFields } from '@podium/contract/refusal-fields'
import type { RefusalName } from '@podium/contract/refusals'
import type { RouteShape } from '@podium/contract/route'
import { refusalPhrases, unknownRefusalPhrases } from '@podium/phrases/refusals'
import { brokenDown, refused, Refused, unreachable } from './answers.ts'
import { waitFor } from './renderPage.ts'
import { forms } from './formsOnShow.ts'
import { type FormOnShow, open, place, press } from './showForm.ts'

const source = join(import.meta.dirname, '../src')

/** Forms of which nothing is sent, as they only lead to an address, or that tell of each row by itself. */
const others = [
  'features/admin/frame/CheckForm.tsx',
  'features/admin/frame/BulkDialog.tsx',
  'app/shell/SearchBox.tsx',
  'features/admin/frame/Filters.tsx',
  'features/network/NetworkSearch.tsx',
  'features/notices/NoticeSteps.tsx',
]

test('every form that is sent is looked at here', () => {
  const holding = (words: RegExp) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) => words.test(readFileSync(join(source, file), 'utf8')))
  // An admin's decisions share the forms that send them.
  const sending = [
    ...holding(/useContractForm\(|<(?:Decision(?:Form|Dialog)|CheckForm)$/m),
    ...holding(/<form[\s>]/),
  ]
  const known = [...Object.keys(forms), ...others, 'shared/forms/Form.tsx']
  assert.deepEqual([...new Set(sending)].toSorted(), known.toSorted())
})

for (const [file, form] of Object.entries(forms)) {
  test(`${file}: what fails is said above the button, what was typed stays, and it can be sent again`, async () => {
    const { server } = await open(form)
    const before = valuesOf()
    const { request } = unknownRefusalPhrases.en
    const failures: [unknown, string][] = [
      [unreachable, unknownRefusalPhrases.en.unreachable],
      [refused('general'), refusalPhrases.en.general],
      [brokenDown, unknownRefusalPhrases.en.unknown],
    ]
    const name = form.refusal ?? unplacedRefusal(form.route)
    if (name) failures.push([new Refused(name, {}), refusalPhrases.en[name]])
    for (const [at, [failure, sentence]] of failures.entries()) {
      server.prepare({ route: form.route, answer: () => failure })
      await press(form)
      await waitFor(() => assert.equal(server.sent(form.route).length, at + 1, 'it was sent'))
      await waitFor(() =>
        assert.ok(problemsShown(form).includes(sentence), `${sentence}: ${problemsShown(form)}`),
      )
      assert.deepEqual(valuesOf(), before)
    }
    assert.ok(!problemsShown(form).includes(request('')), 'names a request nobody can ask about')
  })
}

/** What is said of the form where somebody sees it, before the button. */
function problemsShown({ saysAfter = false }: FormOnShow): string {
  const said = [...place().querySelectorAll<HTMLElement>('[data-form-problems]')]
  const seen = said.filter((box) => !box.closest('[hidden]'))
  return seen
    .filter((box) => {
      const form = box.closest('form')
      const after = form?.querySelector('[type=submit]')
      return (
        saysAfter || !after || box.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING
      )
    })
    .map(({ textContent }) => textContent)
    .join(' ')
}

/** All that stands in the fields; the human check is done anew. */
function valuesOf(): Record<string, unknown> {
  const fields = place().querySelectorAll<HTMLInputElement>(
    'input[name], textarea[name], select[name]',
  )
  return Object.fromEntries(
    [...fields]
      .filter(({ name }) => name !== 'captcha')
      .map(({ name, type, value, checked }) => [
        `${name}${type === 'radio' ? `=${value}` : ''}`,
        type === 'radio' || type === 'checkbox' ? checked : value,
      ]),
  )
}

/** The first refusal of a route that is about no field. */
function unplacedRefusal({ refusals = [], limit, access }: RouteShape): RefusalName | undefined {
  const own = refusals.find((name) => !refusalFields[name])
  return own ?? (limit ? 'rateLimited' : typeof access === 'object' ? 'forbidden' : undefined)
}
