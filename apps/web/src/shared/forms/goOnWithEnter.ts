import type { KeyboardEvent } from 'react'

/** Fields that somebody types one line into. */
const typed =
  'input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=file], [role=combobox])'

/**
 * Lets Enter in a field lead to the next one that is asked for and still empty, as the key of a phone's
 * keyboard promises; without one it sends the form. Of a form that is sent too soon everything that is
 * missing would be said to be wrong, to somebody who is only on the way there. A form in steps says which
 * part of it is shown.
 */
export function goOnWithEnter(
  event: KeyboardEvent<HTMLFormElement>,
  shown: Element = event.currentTarget,
): void {
  const { target } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
  if (!(target instanceof HTMLInputElement) || !target.matches(typed) || target.value === '') return
  const fields = [...shown.querySelectorAll<HTMLInputElement>(typed)]
  const next = fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => field.getAttribute('aria-required') === 'true' && field.value === '')
  if (!next) return
  event.preventDefault()
  next.focus()
}
