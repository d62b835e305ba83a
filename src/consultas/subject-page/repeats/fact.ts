import { emptyText, missingText } from '../../../formats/registry.ts'

/** A value as the page writes it, with its label and, if it comes from an answer, its path there. */
export type Fact = { label: string; text: string; path?: string }

/** The facts about the subject in the head of a page. */
export type HeadFacts = { name?: string | undefined; status?: string | undefined; facts: readonly Fact[] }

export const isPresent = (text: string) => text !== emptyText && text !== missingText

/** In characters. A shorter text without digits, such as 'Regular', may be equal by chance. */
const minDistinctiveLength = 10

/** Returns true for a text that two different subjects hardly share, such as a document or a full name. */
export const isDistinctive = (text: string) =>
  isPresent(text) && (/\d.*\d.*\d.*\d/.test(text) || (text.length >= minDistinctiveLength && /\s/.test(text)))

/** Returns a function that tests if a list has a fact with the same text, and with the same label or path. */
export function createFactTest(others: readonly Fact[]): (fact: Fact) => boolean {
  const keys = new Set(others.flatMap(buildKeys))
  return (fact) => buildKeys(fact).some((key) => keys.has(key))
}

const buildKeys = ({ label, text, path }: Fact) => [
  JSON.stringify(['label', label, text]),
  ...(path === undefined ? [] : [JSON.stringify(['path', path, text])]),
]
