/** The explanation of a code for docs/diagnosticos.md, in whole Portuguese sentences. */
export type Explanation = {
  means: string
  matters: string
  /** How to fix it: the hint of diagnostics without one. */
  remedy: string
}

export type Explanations = Record<string, Explanation>
