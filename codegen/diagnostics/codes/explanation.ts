/** A code in Portuguese, for docs/diagnosticos.md: what it means and why it matters, in whole sentences. */
export type Explanation = {
  means: string
  matters: string
  /** What to do about it: the hint of a diagnostic that has none of its own. */
  remedy: string
}

export type Explanations = Record<string, Explanation>
