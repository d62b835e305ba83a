import { splitAnswerPath } from './answer-path.ts'

const isJoinedKey = (label: string) => /[_-]|\p{Ll}\p{Lu}/u.test(label)

/** Returns true if the label of a value is its key at the source, which no dictionary translated: `qtdPassagens`. */
export const isKeyLabel = (label: unknown, path: unknown): boolean =>
  typeof label === 'string' &&
  typeof path === 'string' &&
  isJoinedKey(label) &&
  splitAnswerPath(path).at(-1) === label
