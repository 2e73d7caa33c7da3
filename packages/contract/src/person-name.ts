interface Named {
  name?: string | undefined
  lastName?: string | undefined
}

/** First and last name as one; a sponsor has no last name, a closed account neither. */
export function personName({ name = '', lastName = '' }: Named): string {
  return `${name} ${lastName}`.trim()
}
