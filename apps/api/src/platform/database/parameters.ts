/**
 * A parameter whose value the planner does not look at. It then plans the statement once and keeps
 * the plan; otherwise it thinks again at every execution, because it believes that knowing the value
 * would pay, which takes longer than reading the page.
 */
export function opaqueParameter(number: number, type: 'text' | 'integer' | 'text[]'): string {
  return type === 'text[]' ? `(select $${number}::text[])::text[]` : `(select $${number}::${type})`
}
