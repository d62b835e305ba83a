import type { Json } from '../../../manifest/schema/consulta.ts'
import type { SampleReading } from './read-sample.ts'

/** What is to be written into a manifest, and what is told of it. */
export type Addition = {
  /** The file's name in the manifest, and its text with what is added. */
  name: string
  text: string
  added: string
  /** Offset of what is added. */
  at: number
  number: number
  /** Where the page will be. */
  path: string
  /** What the consulta asks: a guess, unless the family asks so in all its variants. */
  request: Record<string, Json> | undefined
  isRequestInherited: boolean
  sample: SampleReading | undefined
}
