import type { Scalar } from 'yaml'

/** Limit of maps and lists inside each other. */
export const maxDepth = 32

/** Control characters, and characters that change the direction of a text. */
export const forbiddenPattern = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

export const mergeKey = '<<'

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns true for keys that every JavaScript object has. */
export const isUnsafeKey = (key: string) => unsafeKeys.has(key)

/** Returns the text that a map's key becomes in JavaScript: `3`, `"3"` and `0x3` are one key. */
export const keyText = ({ value }: Scalar): string => String(value)
