import { defaultMessage, type FailedOutcome, type FailureReason } from '../outcome.ts'

/** The default messages of these reasons tell more than the title. Those of the others begin with the title's fact. */
const tellsMore = new Set<FailureReason>([
  'forbidden',
  'login-refused',
  'no-token',
  'not-loaded',
  'unexpected',
])

const readWords = (text: string): string[] => text.toLocaleLowerCase('pt-BR').match(/\p{L}{4,}/gu) ?? []

/** Returns what a failure's message adds to the title above it: the message without a first sentence that repeats it. */
export function readFailureDetail(
  { reason, message }: Pick<FailedOutcome, 'reason' | 'message'>,
  title: string,
): string | undefined {
  const [first = '', ...rest] = message.split(/(?<=[.!?])\s+/)
  const words = readWords(first)
  const isRepeated =
    message === defaultMessage(reason)
      ? !tellsMore.has(reason)
      : readWords(title).every((word) => words.includes(word))
  return isRepeated ? rest.join(' ') || undefined : message
}
