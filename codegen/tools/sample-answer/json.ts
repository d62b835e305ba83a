import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { valuePath } from '../../../manifest/schema/text.ts'

export type JsonObject = { [key: string]: Json }

/** A value that is shown by itself. */
export type Scalar = string | number | boolean | null

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isScalar = (value: Json | undefined): value is Scalar =>
  value !== undefined && (value === null || typeof value !== 'object')

/** Keys that YAML refuses, since they would reach the prototype of an object. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether the manifest can name what these keys lead to. */
export const hasValidPath = (keys: readonly string[]) =>
  !keys.some((key) => unsafeKeys.has(key)) && valuePath.safeParse(joinAnswerPath(keys)).success

/** No text for a person has this many characters without a space. */
const maxWordLength = 400

/** Whether a value is data, such as a document in base64. */
export const isTooLong = (value: unknown) =>
  typeof value === 'string' && value.length > maxWordLength && !/\s/.test(value.slice(0, maxWordLength))
