import type { Json } from '@manifest/schema/consulta.ts'

/**
 * An exponent, or many digits at the start of a number: possibly a number too large for JavaScript. Texts may match too.
 * Digits are counted only where a number may start, which is four times as fast in a long answer.
 */
const mayOverflow = /[eE]\+?\d{3}|(?:^|[:[,\s-])\d{300}/

/**
 * Parses JSON. Numbers too large for JavaScript, such as `1e400`, become `null`: `JSON.parse` returns
 * Infinity. Throws a SyntaxError.
 */
export const parseJson = (text: string): Json =>
  mayOverflow.test(text) ? JSON.parse(text, withoutInfinity) : JSON.parse(text)

const withoutInfinity = (_key: string, value: Json) =>
  typeof value === 'number' && !Number.isFinite(value) ? null : value
