import { trimEnd } from '@/lib/trim-end.ts'

/**
 * The words of errors that browsers, React and this app throw. A report has no other words: an error's message may quote an answer, a
 * form or a file.
 */
const words = new Set(
  `abort aborted access accessed active already an and apply are argument arguments array as assign assigned assignment at attempt
  attribute await be because before body boundary buffer by call called callback cannot chunk class clone cloned closed code
  component conflict connection constant construct constructor content context convert could css data database date define
  deleted denied destructure did document does element end error exceeded execute exist expected extensible fail failed fetch
  fetching file find format found frame from function getter has have hook hooks hydration id if import imported importing in
  index indexeddb infinite initialization instance instantiate intermediate internal invalid is iterable iterator key length
  load loading long maximum memory method missing module more must name network no node non not null number object of on one
  only open operation option out overflow parameter parse parsing permission please position preload private promise
  properties property provided quota range read reading readonly recursion redefine reference regular request required
  resource response result return root same script secure server setter setting side size stack state storage store stream
  string structure supported switch symbol syntax terminated than that the this time timeout to token too transaction type
  undefined unexpected unhandled unknown unmount unsupported update url used user valid value variable version was were when
  while with without`.split(/\s+/),
)

const names = new Set(
  `AbortError AggregateError ConstraintError DataCloneError DataError Error EvalError HierarchyRequestError InternalError
  InvalidAccessError InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
  NotSupportedError OperationError QuotaExceededError RangeError ReferenceError SecurityError SyntaxError TimeoutError
  TransactionInactiveError TypeError URIError UnknownError VersionError`.split(/\s+/),
)

/** Returns a standard name as it is, and `Error` for any other. */
export const keepKnownName = (name: unknown): string =>
  typeof name === 'string' && names.has(name) ? name : 'Error'

/** Returns the known words of a text in order, with one `…` for all others between them. */
export function keepKnownWords(text: string): string {
  const kept: string[] = []
  for (const part of text.slice(0, 500).split(/\s+/)) {
    const word = trimEnd(part.toLowerCase().replace(/^\W+/, ''), /\W/)
    if (words.has(word)) kept.push(word)
    else if (kept.at(-1) !== '…') kept.push('…')
  }
  return kept.slice(0, 40).join(' ')
}
