import { getCaptchaChallenge, registerFan } from '@podium/contract/identity'
import { getLegalText } from '@podium/contract/legal'
import { identityPhrases } from '@podium/phrases/identity'
import { violationPhrases } from '@podium/phrases/violations'
import { answer, type PreparedAnswer } from './answers.ts'
import { field, fill, renderPage, screen } from './renderPage.ts'
import { storeAnswers } from './shop.ts'

export const t = identityPhrases.en

export const wrong = violationPhrases.en

export const password = 'Podium!2026'

export const address = 'marta@podium.example'

/** Challenges of the human check, each another. */
export function challenges() {
  let number = 0
  return answer(getCaptchaChallenge, () => {
    number += 1
    return { provider: 'proof-of-work' as const, challenge: { number } }
  })
}

export async function openSignUp(...answers: PreparedAnswer[]) {
  const page = await renderPage('/sign-up', {
    answers: [
      ...storeAnswers,
      challenges(),
      answer(registerFan, { id: 9 }),
      answer(getLegalText, ({ query: { version = '1.0' } }) => ({
        version,
        text: '# Terms',
        from: '2026-01-01',
      })),
      ...answers,
    ],
  })
  const choose = (role: RegExp) => page.user.click(screen.getByRole('radio', { name: role }))
  const submit = () => page.user.click(screen.getByRole('button', { name: t.registration.submit }))
  const list = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
  const pick = async (name: string, text: string) => {
    await page.user.click(list(name))
    await page.user.keyboard(`${text}{Enter}`)
  }
  return { ...page, page, choose, submit, list, pick }
}

export type SignUp = Awaited<ReturnType<typeof openSignUp>>

/** Everything that a fan has to say. */
export async function fillAsFan({ user, choose }: Pick<SignUp, 'user' | 'choose'>): Promise<void> {
  await choose(/Fan/)
  for (const [name, text] of Object.entries({
    ...{ name: 'Marta', email: address, password, repeatPassword: password },
  })) {
    fill(field(name), text)
  }
  await user.click(screen.getByLabelText(new RegExp(t.humanCheck.label)))
  await screen.findByText(t.humanCheck.done)
  await user.click(field('terms'))
}

export const isInvalid = (element: Element) => element.getAttribute('aria-invalid') === 'true'

/** Leaves a field: what stands there is looked at. */
export const leaveFor = ({ user }: SignUp, name: string) => user.click(field(name))

export const webmail = ['gmail.com', 'mail.sapo.pt', 'iol.pt']
