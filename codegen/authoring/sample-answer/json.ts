import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { valuePath } from '../../../manifest/schema/text.ts'

export type JsonObject = { [key: string]: Json }

export type Scalar = string | number | boolean | null

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isScalar = (value: Json | undefined): value is Scalar =>
  value !== undefined && (value === null || typeof value !== 'object')

/** Keys that YAML rejects because they reach the prototype of an object. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns true if a path of the manifest can contain these keys. */
export const hasValidPath = (keys: readonly string[]) =>
  !keys.some((key) => unsafeKeys.has(key)) && valuePath.safeParse(joinAnswerPath(keys)).success

/** Text for people has a space within this many characters. */
const maxWordLength = 400

/** Returns true for data in a text, for example a document in base64. */
export const isBinaryText = (value: unknown) =>
  typeof value === 'string' && value.length > maxWordLength && !/\s/.test(value.slice(0, maxWordLength))
