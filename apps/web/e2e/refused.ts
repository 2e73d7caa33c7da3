import { expect, type Locator } from '@playwright/test'

/** What was refused stands at its field, which is marked and has the focus, and nowhere else. */
export async function expectRefusedAt(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await expect(field.page().getByText(text)).toHaveCount(1)
}
