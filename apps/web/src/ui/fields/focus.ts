/** Moves focus to the first wrong field of a form, once its errors are on the page. */
export function focusFirstInvalid(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const group = wrong?.matches('[role="radiogroup"]') ? wrong : undefined
    const within = group?.querySelector<HTMLElement>(':checked') ?? group?.querySelector('input')
    ;(within ?? wrong)?.focus()
  })
}
