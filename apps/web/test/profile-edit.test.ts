import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@podium/contract/locale'
import { profileOf, saveOf } from '@podium/contract/profiles'
import { memberRoles, type MemberRole } from '@podium/contract/roles'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { residencePhrases } from '@podium/phrases/residence'
import { violationPhrases } from '@podium/phrases/violations'
import { answer, type PreparedAnswer, violated } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { field, hasFocus, renderPage, screen } from './renderPage.ts'

async function openForm(role: MemberRole, language: Language, ...answers: PreparedAnswer[]) {
  const page = await renderPage(`/profile/${role.toLowerCase()}`, {
    as: member(role),
    language,
    answers: [answer(profileOf[role], ownProfile(role)), ...answers],
  })
  const t = profileEditPhrases[language]
  const save = async () => page.user.click(await screen.findByRole('button', { name: t.save }))
  return { ...page, t, save }
}

/** What every form asks for. */
async function fillRequired({ fill }: { fill: Fill }, role: MemberRole): Promise<void> {
  await fill(field('fiscalCode'), '501442600')
  if (role === 'MANAGER') await fill(field('phone'), '912 345 678')
  if (role === 'SPONSOR') await fill(field('phone'), 'www.volta-foods.example')
}

type Fill = (input: HTMLElement, text: string) => Promise<void>

for (const language of languages) {
  for (const role of memberRoles) {
    test(`what the server finds wrong stands at its field: ${role} in ${language}`, async () => {
      const tooLong = { kind: 'Size', min: 0, max: 255 } as const
      const refusal = answer(saveOf[role], violated({ phrase: [tooLong] }))
      const page = await openForm(role, language, refusal)
      const name = { name: residencePhrases[language].postalCode }
      const postalCode = await screen.findByRole<HTMLInputElement>('textbox', name)
      assert.equal(postalCode.value, '3000-456')
      await fillRequired(page, role)
      await page.fill(screen.getByRole('textbox', { name: page.t.about.phrase }), 'One lap more')
      await page.save()
      await screen.findByText(violationPhrases[language].Size(tooLong))
      await hasFocus(field('phrase'))
      assert.equal(field('phrase').getAttribute('aria-invalid'), 'true')
      const [sent] = page.server.sent(saveOf[role])
      assert.equal(sent?.body.phrase, 'One lap more')
    })
  }
}

/** Pictures and the place on the map have parts of their own; the name of a sponsor is one. */
const withoutControl = (role: MemberRole) => [
  ...['avatarId', 'coverId', 'location'],
  ...(role === 'SPONSOR' ? ['lastName'] : []),
]

for (const role of memberRoles) {
  test(`every field that ${role} may save has a control in the form`, async () => {
    await openForm(role, 'en')
    await screen.findByRole('button', { name: profileEditPhrases.en.save })
    const names = Array.from(
      document.querySelectorAll('[name]'),
      (control) => control.getAttribute('name') ?? '',
    )
    const fields = Object.keys(saveOf[role].body.shape).filter(
      (name) => !withoutControl(role).includes(name),
    )
    assert.deepEqual(
      fields.filter(
        (field) => !names.some((name) => name === field || name.startsWith(`${field}.`)),
      ),
      [],
    )
  })
}
