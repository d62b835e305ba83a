import { valueAt } from '@manifest/contract/answer-path.ts'
import { isObject, type JsonObject, readKey } from '@manifest/contract/json.ts'
import { maybeChargedCode } from '@manifest/contract/maybe-charged.ts'
import { isNotFound } from '@manifest/contract/not-found.ts'
import { openTexts } from '@manifest/contract/open-texts.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Source } from '@manifest/schema/sources.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { yieldToMain } from '@/lib/run-in-slices.ts'
import { createFailure, type Outcome } from '../outcome.ts'
import type { Endpoint } from './endpoint.ts'
import { createStatusFailure } from './status-failure.ts'

/** The largest response body that is read, in bytes. No page could show more. */
const maxBytes = 8_000_000

class TooLarge extends Error {
  override name = 'TooLarge'
}

/** Longer texts are processed in several tasks, so that none of them blocks the main thread for long. */
const longTextLength = 500_000

/** The manifest's error messages and contract, which validate a response. */
export type ExpectedAnswer = {
  errors: Record<string, string>
  example: Json
  /** Returns the paths of values that the contract requires and the answer lacks. */
  missingPaths: (answer: Json) => string[]
  /** Returns the path of a value that repeats another document than the query's. */
  findOtherDocument?: ((answer: Json) => string | undefined) | undefined
  source?: Pick<Source, 'contract'> | undefined
  sourceTitle: string
}

/**
 * Turns a response into an outcome. Rejects if the connection breaks or is aborted while the body is read.
 */
export async function readAnswer(
  response: Response,
  { notFound, rename }: Pick<Endpoint, 'notFound' | 'rename'>,
  expected: ExpectedAnswer,
): Promise<Outcome> {
  const text = await readText(response).catch((error) =>
    error instanceof TooLarge ? error : Promise.reject(error),
  )
  const { status, headers } = response
  if (text instanceof TooLarge)
    return response.ok ? createFailure('too-large') : createStatusFailure(response, expected.errors)
  const reply = { status, headers, answer: tryParseJson(text) }
  const isLong = text.length > longTextLength
  return judgeReply(reply, { notFound, rename }, expected, isLong ? yieldToMain : undefined)
}

/** A reply whose body is JSON; `answer` is absent if it is not. */
type JsonReply = Pick<Response, 'status' | 'headers'> & { answer: Json | undefined }

/** Turns a reply into an outcome. `pause` runs between the steps of a long one. */
async function judgeReply(
  reply: JsonReply,
  endpoint: Pick<Endpoint, 'notFound' | 'rename'>,
  expected: ExpectedAnswer,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<Outcome> {
  const steps = judgeInSteps(reply, endpoint, expected)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await pause()
  }
}

/** Turns the answer of a batch's line into an outcome, by the rules for a single lookup. */
export function readLineAnswer(
  { status, body }: { status: number; body?: Json | undefined },
  endpoint: Pick<Endpoint, 'notFound' | 'rename'>,
  expected: ExpectedAnswer,
): Outcome {
  const steps = judgeInSteps({ status, headers: new Headers(), answer: body }, endpoint, expected)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function* judgeInSteps(
  reply: JsonReply,
  { notFound, rename }: Pick<Endpoint, 'notFound' | 'rename'>,
  { errors, example, missingPaths, findOtherDocument, source, sourceTitle }: ExpectedAnswer,
): Generator<undefined, Outcome> {
  const { status, answer } = reply
  const at = Date.now()
  const ended = { source: sourceTitle, isDemo: false, at, ...readStoredAt(reply, at) }
  if (isNotFound({ notFound }, source, reply)) return { status: 'not-found', ...ended }
  if (status < 200 || status > 299)
    return readKey(answer, 'codigo') === maybeChargedCode
      ? createFailure('maybe-charged')
      : createStatusFailure(reply, errors)
  if (answer === undefined) return createFailure('malformed')
  const named = openTexts(applyRenames(answer, rename), example)
  if (!resembles(named, example)) return createFailure('unexpected')
  if (findOtherDocument?.(named) !== undefined) return createFailure('other-document')
  yield
  const missing = missingPaths(named)
  yield
  const answered = { answer: conform(named, example), ...ended }
  yield
  return missing.length === 0
    ? { status: 'found', ...answered }
    : { status: 'incomplete', ...answered, missing }
}

/** Reads from `Age` when the source gave an answer that it had stored (RFC 9111, section 5.1). */
function readStoredAt({ headers }: JsonReply, now: number): { storedAt?: number } {
  const age = headers.get('age')?.trim()
  return age !== undefined && /^\d{1,9}$/.test(age) ? { storedAt: now - Number(age) * 1_000 } : {}
}

function tryParseJson(text: string): Json | undefined {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Copies values of a fallback's answer to the names that the layout uses. */
function applyRenames(answer: Json, rename: Record<string, string> | undefined): Json {
  if (!rename || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const values = Object.entries(rename).flatMap(([name, path]) => {
    const value = valueAt(answer, path)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...answer, ...Object.fromEntries(values) }
}

/** Reads the text of a response body. Stops at the limit and throws `TooLarge`. */
async function readText(response: Response): Promise<string> {
  if (Number(response.headers.get('content-length')) > maxBytes) return await rejectTooLarge(response)
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new TooLarge()
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

async function rejectTooLarge(response: Response): Promise<never> {
  await response.body?.cancel()
  throw new TooLarge()
}

const maxDepth = 16

/** Returns true if the answer has the example's type and shares at least one key with it. */
function resembles(answer: Json, example: Json): boolean {
  if (Array.isArray(example)) return Array.isArray(answer)
  if (!isObject(example)) return typeof answer === typeof example
  if (!isObject(answer)) return false
  const keys = Object.keys(example)
  return keys.length === 0 || keys.some((key) => Object.hasOwn(answer, key))
}

/**
 * Returns the answer in the example's shape, which blocks and exports rely on. A list, object or plain value
 * becomes `null` if the example has another of these; `missingPaths` reports it. Returns the same object if
 * it already has the right shape.
 */
function conform(answer: Json, example: Json | undefined): Json {
  if (hasShape(answer, example)) return answer
  if (example === undefined || example === null) return clipDepth(answer, maxDepth)
  if (Array.isArray(example)) {
    const [element] = example
    return Array.isArray(answer) ? answer.map((item) => conform(item, element)) : null
  }
  if (!isObject(example) || !isObject(answer)) return null
  const entries = Object.entries(answer).map(([key, value]) => [
    key,
    conform(value, readProperty(example, key)),
  ])
  return Object.fromEntries(entries)
}

const readProperty = (example: JsonObject, key: string) =>
  Object.hasOwn(example, key) ? example[key] : undefined

function hasShape(answer: Json, example: Json | undefined): boolean {
  if (example === undefined || example === null) return isWithinDepth(answer, maxDepth)
  if (Array.isArray(example)) {
    const [element] = example
    return Array.isArray(answer) && answer.every((item) => hasShape(item, element))
  }
  if (!isObject(example)) return typeof answer !== 'object' || answer === null
  if (!isObject(answer)) return false
  // Unlike `Object.keys`, the loop makes no list for each of 50,000 rows. Parsed JSON inherits no enumerable keys.
  for (const key in answer) if (!hasShape(answer[key] ?? null, readProperty(example, key))) return false
  return true
}

function isWithinDepth(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isWithinDepth(inner, levels - 1))
}

/** Replaces parts of an undescribed value that are nested deeper than any page shows with `null`. */
function clipDepth(value: Json, levels: number): Json {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return null
  if (Array.isArray(value)) return value.map((item) => clipDepth(item, levels - 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clipDepth(inner, levels - 1)]))
}
