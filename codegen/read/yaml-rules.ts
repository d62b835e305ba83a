/** How many maps and lists may stand inside each other. */
export const maxDepth = 32

/** Control characters and those that turn the direction of a text. */
export const forbiddenPattern = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

export const mergeKey = '<<'

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether a key names what every object of JavaScript has. */
export const isUnsafeKey = (key: string) => unsafeKeys.has(key)
