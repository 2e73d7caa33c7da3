/** Moves focus to the first wrong field of a form, once its errors are on the page. */
export function focusFirstInvalid(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) focusField(wrong)
  })
}

/** Focuses a field, of a group the choice that is made, and brings it to the eye with all that is said of it. */
export function focusField(field: HTMLElement) {
  field.dispatchEvent(new CustomEvent(revealing, { bubbles: true }))
  const group = field.matches('[role="radiogroup"]') ? field : undefined
  const within = group?.querySelector<HTMLElement>(':checked') ?? group?.querySelector('input')
  ;(within ?? field).focus({ preventScroll: true })
  ;(field.closest('[data-field]') ?? field).scrollIntoView({ block: 'nearest' })
}

const revealing = 'podium:reveal'

/**
 * Tells whoever hides fields of a form which of them is wanted; answers the function that ends it. Who
 * shows it later than at once focuses it again then.
 */
export function onReveal(form: HTMLElement | null, show: (field: HTMLElement) => void) {
  const listen = ({ target }: Event) => show(target as HTMLElement)
  form?.addEventListener(revealing, listen)
  return () => form?.removeEventListener(revealing, listen)
}
