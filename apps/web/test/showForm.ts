import { calendarDay, dayAfter } from '@podium/contract/calendar'
import assert from 'node:assert/strict'
import type { RefusalName } from '@podium/contract/refusals'
import type { Role } from '@podium/contract/roles'
import type { RouteShape } from '@podium/contract/route'
import { createElement, type ComponentType } from 'react'
import type { PreparedAnswer } from './answers.ts'
import { member } from './people.ts'
import { fill, renderPage, screen, waitFor } from './renderPage.ts'

export interface FormOnShow {
  /** Who fills it in; a visitor unless given. */
  as?: Role
  /** Who sits there is under age. */
  isProtected?: true
  /** What it sends. */
  route: RouteShape
  /** Where it is; a part by itself where opening it takes more. */
  at?: string
  part?: () => Promise<ComponentType>
  answers?: PreparedAnswer[]
  /** What is typed, by the names of the fields. */
  typed?: Record<string, string>
  /** Boxes and choices that are ticked, by name or by name=value. */
  ticked?: string[]
  /** The button that opens it. */
  opened?: RegExp
  /** The button that sends it; the form's own unless given. */
  button?: RegExp
  /** What fails is said after the button all the same. */
  saysAfter?: boolean
  /** A refusal that no field is about, where the route's first would be dealt with in another way. */
  refusal?: RefusalName
}

const nothing = () => undefined

export const inAMonth = dayAfter(calendarDay(new Date()), 30)

/** A part of the source by its path, drawn with these properties. */
export const part =
  (file: string, properties: object = {}, name = file.split('/').at(-1)!) =>
  async (): Promise<ComponentType> => {
    const module = (await import(`../src/${file}.tsx`)) as Record<string, ComponentType<object>>
    const Part = module[name] ?? module.default!
    const given: object = { onClose: nothing, onDone: nothing, ...properties }
    return () => createElement(Part, given)
  }

/** Shows a form, filled in. */
export async function open(form: FormOnShow) {
  const { as, isProtected = false, at = '/part', answers = [] } = form
  const { opened, typed = {}, ticked = [] } = form
  const Part = await form.part?.()
  const page = await renderPage(at, {
    ...(as && { as: member(as, { protected: isProtected }) }),
    ...(Part && { part: () => createElement(Part) }),
    answers,
  })
  if (opened) await page.user.click(await screen.findByRole('button', { name: opened }))
  // What is ticked may ask for more.
  for (const name of ticked) {
    const [field = '', value] = name.split('=')
    await page.user.click(await waitFor(() => within(field, value)))
  }
  for (const [name, text] of Object.entries(typed)) {
    const field = await waitFor(() => within(name))
    if (field.tagName === 'SELECT') await page.user.selectOptions(field, text)
    else fill(field, text)
  }
  return page
}

export const place = () =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')!

export function within(name: string, value?: string): HTMLElement {
  const chosen = value ? `[value="${value}"]` : ''
  const field = place().querySelector<HTMLElement>(`[name="${name}"]${chosen}`)
  assert.ok(field, `a field ${name}`)
  return field
}

/** The button as somebody finds it: to be pressed, and not at work. */
export async function press({ button }: FormOnShow): Promise<void> {
  const found = await waitFor(() => {
    const all = [...place().querySelectorAll<HTMLButtonElement>('button')]
    const fitting = all.filter(({ type, textContent }) =>
      button ? button.test(textContent.trim()) : type === 'submit',
    )
    const one = fitting.at(-1)
    assert.ok(one, 'a button that sends')
    assert.ok(!one.disabled && one.ariaDisabled !== 'true', 'the button can be pressed')
    return one
  })
  found.click()
}
