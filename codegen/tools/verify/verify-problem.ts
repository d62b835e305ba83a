/** How an answer breaks what the manifest says of it. Neither part ever holds a value of a question or an answer. */
export type VerifyProblem = {
  code: VerifyProblemCode
  /** Where in the answer, with `[]` for whichever element of a list: `itens[].valor`. */
  path?: string
  /** Portuguese, in one line. */
  message: string
  /** Portuguese: what to change. */
  hint?: string
  /** The example that showed it, where it is not the variant's first: `cpf/1-2`. */
  example?: string
}

/**
 * `refused`: the source refuses every query of this login. `status`: another status that is not documented. `accepted`: the
 * source answered a query that it must refuse. `refusal-status`: it refused with another status than the contract's.
 */
export type VerifyProblemCode =
  | 'missing'
  | 'type'
  | 'format'
  | 'shape'
  | 'slow'
  | 'unreachable'
  | 'status'
  | 'refused'
  | 'redirect'
  | 'not-json'
  | 'too-large'
  | 'not-found'
  | 'found'
  | 'not-asked'
  | 'preflight-status'
  | 'allow-origin'
  | 'allow-headers'
  | 'allow-credentials'
  | 'expose-headers'
  | 'accepted'
  | 'refusal-status'
