import { valueAt } from '@manifest/contract/answer-path.ts'
import { isTruthy } from '@manifest/contract/is-truthy.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import { yieldToMain } from '@/lib/in-slices.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { failed, type Outcome } from '../outcome.ts'
import { conform, resembles } from './conform.ts'
import type { Endpoint } from './endpoint.ts'
import { readText, TooLarge } from './read-text.ts'
import { statusFailure } from './status-failure.ts'

/** The answer of a longer text is parsed and validated in tasks of their own, so that none of them is long. */
const longText = 500_000

/** The manifest's error messages, an example answer, and the rule of the contract, which validate a response. */
export type Expected = {
  errors: Record<string, string>
  example: Json
  /** Returns the paths of what the contract requires and an answer lacks. */
  missingPaths: (answer: Json) => string[]
  sourceTitle: string
}

/** Turns a response into an outcome. Rejects when the connection breaks or is aborted while the body is read. */
export async function readAnswer(
  response: Response,
  { notFound, rename }: Pick<Endpoint, 'notFound' | 'rename'>,
  { errors, example, missingPaths, sourceTitle }: Expected,
): Promise<Outcome> {
  const noRecord = () =>
    ({ status: 'not-found', source: sourceTitle, isDemo: false, at: Date.now() }) as const
  const text = await readText(response).catch((error) =>
    error instanceof TooLarge ? error : Promise.reject(error),
  )
  if (response.status === notFound?.status) return noRecord()
  if (!response.ok) return statusFailure(response, errors)
  if (text instanceof TooLarge) return failed('too-large')
  const isLong = text.length > longText
  const answer = parsed(text)
  if (answer === undefined) return failed('malformed')
  if (notFound?.when !== undefined && isTruthy(valueAt(answer, notFound.when))) return noRecord()
  const named = renamed(answer, rename)
  if (!resembles(named, example)) return failed('unexpected')
  if (isLong) await yieldToMain()
  const missing = missingPaths(named)
  if (isLong) await yieldToMain()
  const answered = {
    answer: conform(named, example),
    source: sourceTitle,
    isDemo: false,
    at: Date.now(),
  }
  if (isLong) await yieldToMain()
  return missing.length === 0
    ? { status: 'found', ...answered }
    : { status: 'incomplete', ...answered, missing }
}

function parsed(text: string): Json | undefined {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** A fallback's answer, with its values also under the names that the layout uses. */
function renamed(answer: Json, rename: Record<string, string> | undefined): Json {
  if (!rename || typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const values = Object.entries(rename).flatMap(([name, path]) => {
    const value = valueAt(answer, path)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...answer, ...Object.fromEntries(values) }
}
