/** A problem that the app shows to the user itself, and that should be reported too. */
export type HandledProblem =
  | { error: unknown }
  | {
      consulta: string
      reason: 'malformed' | 'unexpected' | 'other-document' | 'incomplete'
      /** Paths of the answer as the manifest names them, without values. */
      paths?: readonly string[]
      requestId?: string | undefined
    }

export const problemEvent = 'averigua:problem'

/** Tells the reporter of a problem. Nobody listens unless errors are reported. */
export const tellProblem = (detail: HandledProblem) =>
  void globalThis.dispatchEvent?.(new CustomEvent(problemEvent, { detail }))
