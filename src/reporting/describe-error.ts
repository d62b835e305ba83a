import { trimEnd } from '@/lib/trim-end.ts'
import type { ReportedFinding } from './report.ts'

const maxFrames = 30

/** A file of the build and a position in it, at the end of a line of a stack. */
const framePattern = /^([\w.-]+-[0-9a-f]{8}\.js:\d+:\d+)\)?$/

/**
 * Returns the positions of a stack that are in files of the build. Names of functions are left out: engines derive them also from
 * computed keys. `files` is the address below which the build has its files.
 */
function readFrames({ stack, message }: Error, files: string): string[] {
  if (typeof stack !== 'string') return []
  // Chromium starts the stack with the class and the message.
  const start = /^[\w$.]+: /.test(stack) ? stack.indexOf(message) + message.length : 0
  return stack
    .slice(start)
    .split('\n')
    .flatMap((line) => {
      const at = line.lastIndexOf(files)
      const frame = at < 0 ? undefined : framePattern.exec(line.slice(at + files.length))?.[1]
      return frame === undefined ? [] : [frame]
    })
    .slice(0, maxFrames)
}

const isError = (value: unknown): value is Error => value instanceof Error || value instanceof DOMException

/** Describes a thrown value. Anything but an error may be data, so that nothing of it is told. */
export function describeError(thrown: unknown, files: string): ReportedFinding {
  if (!isError(thrown)) return { name: 'Error', message: '…', stack: [] }
  const { name, message } = thrown
  return {
    name: keepKnownName(name),
    message: keepKnownWords(String(message)),
    stack: readFrames(thrown, files),
  }
}

/** Returns true if the error is of a browser extension. */
export const isOfExtension = (thrown: unknown): boolean =>
  isError(thrown) && /\b(?:chrome|moz|safari-web)-extension:/.test(thrown.stack ?? '')

/** Returns the name of a file of the build, as the last part of an address; `undefined` for any other address. */
export function findFile(text: string, files: string): string | undefined {
  const at = text.lastIndexOf(files)
  return at < 0
    ? undefined
    : /^[\w.-]+-[0-9a-f]{8}\.(?:js|css)(?=$|[\s?#])/.exec(text.slice(at + files.length))?.[0]
}

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
const keepKnownName = (name: unknown): string =>
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
