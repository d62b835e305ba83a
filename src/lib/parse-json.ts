import type { Json } from '@manifest/schema/consulta.ts'

/** An exponent or a run of digits that a number too large for JavaScript has. Texts may have them too. */
const mayOverflow = /[eE]\+?\d{3}|\d{300}/

/**
 * Parses JSON. A number too large for JavaScript, as `1e400`, is `null`: `JSON.parse` would read it as Infinity. Throws a
 * SyntaxError.
 */
export const parseJson = (text: string): Json =>
  mayOverflow.test(text) ? JSON.parse(text, withoutInfinity) : JSON.parse(text)

const withoutInfinity = (_key: string, value: Json) =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value
