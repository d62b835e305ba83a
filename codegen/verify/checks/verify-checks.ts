import type { Source } from '../../../manifest/schema/sources.ts'
import type { Asker } from '../asker.ts'
import type { Inquiry } from '../question.ts'
import { type Check, type CheckName, unchecked } from './check.ts'
import { checkPreflight } from './preflights.ts'
import { checkReadable } from './readable.ts'
import { checkRefusal } from './refusals.ts'
import { requiredRefusals, type Tokens } from './required-refusals.ts'

/** The input of the checks. Without `origin` they skip what only a browser does. */
export type CheckOptions = Tokens & { source: Source; origin?: string | undefined; mayPost: boolean }

const browserChecks: CheckName[] = ['preflight', 'answers', 'errors', 'retry-after']

/**
 * Checks a source as a whole, after its variants were asked: that it refuses whom it must, and that a browser can use it.
 * Yields each outcome as soon as it is known.
 */
export async function* verifyChecks(
  inquiries: readonly Inquiry[],
  asker: Asker,
  { source, origin, mayPost, ...tokens }: CheckOptions,
): AsyncGenerator<Check> {
  if (inquiries.length === 0) return
  const refusals = requiredRefusals(inquiries, source, tokens)
  if (asker.heard.length === 0 && asker.hasAsked()) {
    const names = [...refusals.map(({ check }) => check), ...browserChecks]
    for (const check of names) yield unchecked(check, 'a fonte não respondeu a nenhum exemplo')
    return
  }
  for (const refusal of refusals) yield checkRefusal(refusal, mayPost, asker)
  if (origin === undefined) {
    for (const check of browserChecks) yield unchecked(check, 'falta --origin')
    return
  }
  const browser = { origin, sendsCookies: source.credentials === 'include' }
  // The answers to preflights are no answers that a page reads.
  const readable = checkReadable([...asker.heard], browser, source.contract === true)
  yield checkPreflight(inquiries, source.auth === 'bearer', browser, asker)
  yield* readable
}
