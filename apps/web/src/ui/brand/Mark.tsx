/** Three bars, second, first and third place: the first in the accent, the others as the text around them. */
export function Mark() {
  return (
    <svg viewBox="0 0 16 16" width="1.15em" height="1.15em" fill="currentColor" aria-hidden="true">
      <path d="M1 15V7.5A1.5 1.5 0 0 1 2.5 6h1A1.5 1.5 0 0 1 5 7.5V15z" />
      <path
        d="M6 15V2.5A1.5 1.5 0 0 1 7.5 1h1A1.5 1.5 0 0 1 10 2.5V15z"
        fill="var(--mark-accent, var(--color-accent))"
      />
      <path d="M11 15v-4.5A1.5 1.5 0 0 1 12.5 9h1a1.5 1.5 0 0 1 1.5 1.5V15z" />
    </svg>
  )
}
