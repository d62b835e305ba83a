import type { Json } from '@manifest/schema/consulta.ts'

/** An exponent or many digits: possibly a number too large for JavaScript. Texts may match too. */
const mayOverflow = /[eE]\+?\d{3}|\d{300}/

/**
 * Parses JSON. Numbers too large for JavaScript, such as `1e400`, become `null`: `JSON.parse` returns
 * Infinity. Throws a SyntaxError.
 */
export const parseJson = (text: string): Json =>
  mayOverflow.test(text) ? JSON.parse(text, withoutInfinity) : JSON.parse(text)

const withoutInfinity = (_key: string, value: Json) =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value
