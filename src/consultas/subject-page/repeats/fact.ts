import { emptyText, missingText } from '../../../formats/registry.ts'

/** A value with its label, as the page writes it. */
export type Fact = { label: string; text: string }

/** What the head of a page says about its subject. */
export type HeadFacts = { name?: string | undefined; status?: string | undefined; facts: readonly Fact[] }

export const isPresent = (text: string) => text !== emptyText && text !== missingText

/** In characters. A shorter text without digits, such as 'Regular', may be equal by chance. */
const minDistinctiveLength = 10

/** Returns true if two different things hardly have this text in common, such as a document or a full name. */
export const isDistinctive = (text: string) =>
  isPresent(text) && (/\d.*\d.*\d.*\d/.test(text) || (text.length >= minDistinctiveLength && /\s/.test(text)))

/** Returns a text that is equal for equal facts. */
export const buildFactKey = ({ label, text }: Fact) => JSON.stringify([label, text])
